import type { AbilityName } from '@assay/domain/access';
import { importLineStates, importStates } from '@assay/domain/imports/states';
import * as z from 'zod/mini';
import { endpoint, file, json, multipart } from './base/endpoint.ts';
import { id, instant } from './base/values.ts';
import { listReply, whole } from './lists.ts';
import { messageValues } from './problems.ts';

const counts = z.object({ new: z.int(), changed: z.int(), unchanged: z.int(), faulty: z.int() });

export const importReply = z.object({
  id,
  fileName: z.string(),
  state: z.enum(importStates),
  /** Counts the lines compared or written so far. */
  done: z.int(),
  total: z.int(),
  counts,
  /** Counts the lines that rename a record. */
  renaming: z.int(),
  /** Unknown columns of the file, which are left out. */
  ignoredColumns: z.array(z.string()),
  /** The reason why it failed or was refused. */
  problem: z.nullable(z.string()),
  created: instant,
  createdBy: z.string(),
});
export type Import = z.output<typeof importReply>;

const importLine = z.object({
  /** Counted as a text editor does; the header is line 1. */
  line: z.int(),
  state: z.enum(importLineStates),
  title: z.string(),
  changes: z.array(
    z.object({ field: z.string(), from: z.string(), to: z.string(), renames: z.optional(z.literal(true)) }),
  ),
  errors: z.array(
    z.object({
      column: z.string(),
      message: z.string(),
      code: z.string(),
      values: messageValues,
    }),
  ),
});
export type ImportLine = z.output<typeof importLine>;

export const mostImportBytes = 60_000_000;
export const mostImportLines = 200_000;

/** The calls of an import with preview, below the path of its noun. */
export const importCalls = <const Path extends string>(path: Path, ability: AbilityName) => ({
  start: endpoint(`${path}/imports` as const, {
    method: 'POST',
    summary: 'Takes a file and begins to compare it with what is there.',
    ability,
    effect: 'write',
    body: multipart({
      fields: z.strictObject({}),
      files: { file: { max: 1, bytes: mostImportBytes, types: ['*/*'] } },
    }),
    reply: json(importReply, 201),
  }),
  get: endpoint(`${path}/imports/{id}` as const, {
    method: 'GET',
    summary: 'How far an import is, and what it would do.',
    ability,
    effect: 'read',
    record: true,
    reply: json(importReply),
  }),
  lines: endpoint(`${path}/imports/{id}/lines` as const, {
    method: 'GET',
    summary: 'The lines of an import, each with what it would change or what is wrong with it.',
    ability,
    effect: 'read',
    record: true,
    query: z.strictObject({
      offset: z.optional(whole(0, 999_999_999)),
      amount: z.optional(whole(1, 200)),
      state: z.optional(z.enum([...importLineStates, 'renaming'])),
    }),
    reply: json(listReply(importLine)),
  }),
  faulty: endpoint(`${path}/imports/{id}/faulty` as const, {
    method: 'GET',
    summary: 'The faulty lines of an import as a CSV file whose last column says what is wrong; it can be sent again.',
    ability,
    effect: 'read',
    record: true,
    reply: file(),
  }),
  confirm: endpoint(`${path}/imports/{id}/confirm` as const, {
    method: 'POST',
    summary: 'Applies exactly what the preview showed; refused when the data changed since.',
    ability,
    effect: 'write',
    record: true,
    reply: json(importReply),
  }),
  cancel: endpoint(`${path}/imports/{id}` as const, {
    method: 'DELETE',
    summary: 'Throws a preview away.',
    ability,
    effect: 'write',
    record: true,
    reply: json(z.object({})),
  }),
});
