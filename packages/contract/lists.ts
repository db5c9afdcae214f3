import { listAmount } from '@assay/domain/constants';
import * as z from 'zod/mini';
import type { Schema } from './base/endpoint.ts';
import { says } from './base/issue-message.ts';
import { text } from './base/values.ts';

/** Addresses carry numbers as text. */
export const whole = (min: number, max: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, says('value.wholeNumber'))),
    z.pipe(z.transform(Number), z.int().check(z.gte(min), z.lte(max))),
  );

const direction = z.enum(['asc', 'desc']);

export const flag = z.pipe(
  z.enum(['true', 'false'], { error: says('value.boolean') }),
  z.transform((value) => value === 'true'),
);

/** Each list takes the filters that it supports and refuses others as unknown. */
export const mineOnly = { mineOnly: z.optional(flag) };
export const types = { types: z.optional(text(1000)) };

/** `sort` is another name of `orderDirection`. */
export const listQuery = <const Keys extends readonly [string, ...string[]]>(orderKeys: Keys) =>
  z.strictObject({
    offset: z.optional(whole(0, 999_999_999)),
    amount: z.optional(whole(listAmount.min, listAmount.max)),
    search: z.optional(text(200)),
    orderKey: z.optional(z.enum(orderKeys)),
    orderDirection: z.optional(direction),
    sort: z.optional(direction),
  });

export const listReply = <S extends Schema>(item: S) => z.object({ result: z.array(item), count: z.int() });

/** The request of a list with its defaults filled in. */
export interface ListRequest<Key extends string = string> {
  offset: number;
  amount: number;
  search: string;
  orderKey: Key | undefined;
  direction: 'asc' | 'desc';
}

type ListQuery<Key extends string> = {
  [Name in 'offset' | 'amount']?: number | undefined;
} & { search?: string | undefined; orderKey?: Key | undefined } & {
  [Name in 'orderDirection' | 'sort']?: 'asc' | 'desc' | undefined;
};

/** Without an orderKey a list is ordered by creation, newest first. */
export const listRequest = <Key extends string>(query: ListQuery<Key>): ListRequest<Key> => ({
  offset: query.offset ?? 0,
  amount: query.amount ?? listAmount.usual,
  search: (query.search ?? '').trim(),
  orderKey: query.orderKey,
  direction: query.orderDirection ?? query.sort ?? (query.orderKey ? 'asc' : 'desc'),
});
