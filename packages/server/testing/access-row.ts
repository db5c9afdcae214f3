import { type CastName, castNames } from './cast.ts';
import type { Ask, TestApp } from './test-app.ts';

/** Written from the specification, not from the ability table: who may make each call, and a call that succeeds. */
export interface AccessRow {
  /** `everyone` needs no token at all. */
  who: 'everyone' | readonly CastName[];
  ask?: (app: TestApp, name: CastName) => Ask | Promise<Ask>;
  /** The answer of those who may; the endpoint's own status of success by default. */
  status?: number;
  /** What others are told; that the noun exists, unless it does not for people from outside. */
  hiddenFromExternal?: true;
}

/** Of no record. */
export const randomId = '0190a000-0000-7000-8000-00000000dead';

/** Everybody who inspects. */
export const users = castNames.filter((name) => name !== 'nia');

/** What everybody who inspects may do, below a record that is not there. */
export const below = (params: Record<string, string>, body?: object): AccessRow => ({
  who: users,
  ask: () => ({ params: { id: randomId, ...params }, ...(body && { body }) }),
  status: 404,
});
