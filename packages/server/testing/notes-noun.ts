import {
  bytes,
  endpoint,
  events,
  file,
  html,
  json,
  jsonOrForm,
  multipart,
  none,
  redirect,
} from '@assay/contract/base/endpoint';
import { id, name, revision, text } from '@assay/contract/base/values';
import { notFound } from '@assay/domain/problem';
import * as z from 'zod/mini';
import type { Db } from '../db/pool.ts';
import type { Handlers } from '../http/frame/handlers.ts';
import { createNote, deleteNote, findNote, renameNote, sleep } from './notes.queries.ts';

/** A noun that only the tests of the frame know: one endpoint for each kind of body and reply. */
const note = z.object({ id, title: z.string(), revision });
const base = { ability: 'session.use' } as const;

export const notes = {
  get: endpoint('/api/v1/notes/{id}', {
    ...base,
    method: 'GET',
    summary: 'Reads',
    effect: 'read',
    record: true,
    versioned: true,
    reply: json(note),
  }),
  create: endpoint('/api/v1/notes', {
    ...base,
    method: 'POST',
    summary: 'Adds',
    effect: 'write',
    body: json(z.strictObject({ id, title: name(100), tags: z.optional(z.array(text(20))) })),
    reply: json(note, 201),
  }),
  update: endpoint('/api/v1/notes/{id}', {
    ...base,
    method: 'PUT',
    summary: 'Changes',
    effect: 'write',
    record: true,
    versioned: true,
    body: json(z.strictObject({ title: name(100) })),
    reply: json(note),
  }),
  remove: endpoint('/api/v1/notes/{id}', {
    ...base,
    method: 'DELETE',
    summary: 'Removes',
    effect: 'write',
    record: true,
    reply: none(204),
  }),
  leak: endpoint('/api/v1/notes/{id}/badReply', {
    ...base,
    method: 'POST',
    summary: 'Writes, then answers wrongly',
    effect: 'write',
    record: true,
    reply: json(z.object({ title: z.int() })),
  }),
  crash: endpoint('/api/v1/crash', { ...base, method: 'POST', summary: 'Throws', effect: 'write', reply: none() }),
  form: endpoint('/api/v1/notes/form', {
    ...base,
    method: 'POST',
    summary: 'Takes a form',
    effect: 'none',
    body: multipart({
      fields: z.strictObject({ title: name(100) }),
      files: { photo: { max: 2, bytes: 1_000_000, types: ['image/png'] } },
    }),
    reply: json(
      z.object({
        title: z.string(),
        files: z.array(z.object({ name: z.string(), size: z.int(), sha256: z.string() })),
      }),
      201,
    ),
  }),
  either: endpoint('/api/v1/notes/either', {
    ...base,
    method: 'POST',
    summary: 'Takes JSON, or a form with the same in one part',
    effect: 'none',
    body: jsonOrForm(z.strictObject({ title: name(100) }), {
      fields: z.strictObject({ source: z.optional(text(20)) }),
      files: {},
    }),
    reply: json(z.object({ title: z.string() }), 201),
  }),
  upload: endpoint('/api/v1/notes/upload', {
    ...base,
    method: 'PUT',
    summary: 'Takes bytes',
    effect: 'none',
    body: bytes({ bytes: 1_000_000, types: ['image/png'] }),
    reply: json(z.object({ size: z.int() }), 201),
  }),
  page: endpoint('/api/v1/notes/page', {
    ...base,
    method: 'GET',
    summary: 'Gives HTML',
    effect: 'none',
    reply: html(),
  }),
  file: endpoint('/api/v1/notes/file', {
    ...base,
    method: 'GET',
    summary: 'Gives a file',
    effect: 'none',
    reply: file(),
  }),
  away: endpoint('/api/v1/notes/away', {
    ...base,
    method: 'GET',
    summary: 'Goes elsewhere',
    effect: 'none',
    reply: redirect(),
  }),
  changes: endpoint('/api/v1/notes/changes', {
    ...base,
    method: 'GET',
    summary: 'Tells of changes',
    effect: 'none',
    reply: events(z.object({ n: z.int() })),
  }),
  long: endpoint('/api/v1/notes/long', {
    ...base,
    method: 'GET',
    summary: 'Gives a long list',
    effect: 'none',
    reply: json(z.array(z.string())),
  }),
  slow: endpoint('/api/v1/notes/slow', {
    ...base,
    method: 'GET',
    summary: 'Takes a while',
    effect: 'read',
    query: z.strictObject({ seconds: z.coerce.number() }),
    reply: json(z.object({})),
  }),
};

const load = async ({ db, params }: { db: Db; params: { id: string } }) => {
  const row = await findNote(db, params.id);
  if (!row) throw notFound();
  return row;
};

async function* threeEvents() {
  for (const n of [1, 2, 3]) yield { ...(n > 1 && { id: `after-${n}` }), data: { n } };
}

export const noteHandlers: Handlers<typeof notes> = {
  get: {
    load,
    current: async (_work, record) => record,
    run: async ({ record }) => ({ ...record, secret: 'an undeclared column' }),
  },
  create: ({ db, body }) => createNote(db, body.id, body.title),
  update: {
    load,
    current: async (_work, record) => record,
    run: ({ db, record, body }) => renameNote(db, record.id, body.title),
  },
  remove: { load, run: ({ db, record }) => deleteNote(db, record.id) },
  leak: { load, run: async ({ db, record }) => (await renameNote(db, record.id, 'half-written')) as never },
  crash: async () => {
    throw new Error('a secret of the server');
  },
  form: async ({ body, files }) => ({
    title: body.title,
    files: files.photo.map(({ name: fileName, size, sha256 }) => ({
      name: fileName,
      size,
      sha256: sha256.toString('hex'),
    })),
  }),
  either: async ({ body }) => body,
  upload: async ({ stream }) => {
    let size = 0;
    for await (const chunk of stream ?? []) size += chunk.length;
    return { size };
  },
  page: async () => '<p>hello</p>',
  file: async () => ({ content: Buffer.from('bytes'), contentType: 'text/plain', fileName: 'Räksmörgås "1".txt' }),
  away: async () => '/elsewhere',
  changes: async () => threeEvents(),
  long: async () => Array.from({ length: 500 }, (_, i) => `line ${i}`),
  slow: async ({ db, query }) => {
    await sleep(db, query.seconds);
    return {};
  },
};
