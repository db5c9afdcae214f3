import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type FormPart, formOf } from '../../testing/forms.ts';
import { withNotes } from '../../testing/notes-app.ts';
import { notes } from '../../testing/notes-noun.ts';
import { type Ask, useTestApp } from '../../testing/test-app.ts';
import { openApiDocument } from '../pages/api-document.ts';

const photo = (size: number, file = 'a.png', type = 'image/png'): FormPart => ({
  name: 'photo',
  value: Buffer.alloc(size, 7),
  file,
  type,
});

describe('a form', () => {
  const app = useTestApp(withNotes);
  const left = () => readdir(join(app().dataDir, 'incoming')).catch(() => []);

  it('arrives with its fields and files, and leaves nothing behind', async () => {
    const reply = await app().call(notes.form, {
      as: 'uma',
      ...formOf([{ name: 'title', value: 'hello' }, photo(300_000), photo(10, 'b.png')]),
    });
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({
      title: 'hello',
      files: [
        { name: 'a.png', size: 300_000, sha256: createHash('sha256').update(Buffer.alloc(300_000, 7)).digest('hex') },
        { name: 'b.png', size: 10, sha256: createHash('sha256').update(Buffer.alloc(10, 7)).digest('hex') },
      ],
    });
    expect(await left()).toEqual([]);
  });

  it.each([
    ['a file that is too large', [{ name: 'title', value: 'x' }, photo(1_000_001)], 413, 'photo'],
    ['a file of another type', [{ name: 'title', value: 'x' }, photo(10, 'a.svg', 'image/svg+xml')], 415, 'photo'],
    ['too many files', [{ name: 'title', value: 'x' }, photo(1), photo(1), photo(1)], 400, 'photo'],
    [
      'an unknown file part',
      [
        { name: 'title', value: 'x' },
        { ...photo(1), name: 'other' },
      ],
      400,
      'other',
    ],
    ['a file with a NUL in its name', [{ name: 'title', value: 'x' }, photo(10, 'a\0b.png')], 400, 'photo'],
    ['a file with a tab in its name', [{ name: 'title', value: 'x' }, photo(10, 'a\tb.png')], 400, 'photo'],
    ['a file with an endless name', [{ name: 'title', value: 'x' }, photo(10, 'a'.repeat(256))], 400, 'photo'],
    ['a missing field', [photo(10)], 400, 'title'],
    [
      'an unknown field',
      [
        { name: 'title', value: 'x' },
        { name: 'admin', value: 'true' },
      ],
      400,
      'admin',
    ],
  ] as [string, FormPart[], number, string][])(
    'with %s is refused by name, and leaves nothing behind [API-02]',
    async (_, parts, status, path) => {
      const reply = await app().call(notes.form, { as: 'uma', ...formOf(parts) });
      expect(reply.status).toBe(status);
      expect(reply.body).toMatchObject({ errors: [{ path }] });
      expect(await left()).toEqual([]);
    },
  );

  it('that ends in the middle is refused', async () => {
    const { headers, payload } = formOf([{ name: 'title', value: 'x' }, photo(1000)]);
    expect((await app().call(notes.form, { as: 'uma', headers, payload: payload.subarray(0, 600) })).status).toBe(400);
    expect(await left()).toEqual([]);
  });

  it('without a boundary, or JSON in its place, is refused', async () => {
    expect(
      (await app().call(notes.form, { as: 'uma', headers: { 'content-type': 'multipart/form-data' }, payload: 'x' }))
        .status,
    ).toBe(400);
    expect((await app().call(notes.form, { as: 'uma', body: { title: 'x' } })).status).toBe(415);
  });
});

describe('a body that may be JSON or a form', () => {
  const app = useTestApp(withNotes);
  const data = { name: 'data', value: '{"title":"hello"}' };
  const send = (ask: Ask) => app().call(notes.either, { as: 'uma', ...ask });

  it('says the same either way', async () => {
    const source = { name: 'source', value: 'UI' };
    for (const ask of [{ body: { title: 'hello' } }, formOf([data]), formOf([source, data])])
      expect(await send(ask)).toMatchObject({ status: 201, body: { title: 'hello' } });
  });

  it.each([
    ['no data', [{ name: 'source', value: 'UI' }], 'data'],
    ['data twice', [data, data], 'data'],
    ['a fault in its data', [{ name: 'data', value: '{"title":""}' }], 'title'],
    ['an unknown field in its data', [{ name: 'data', value: '{"title":"x","admin":1}' }], 'admin'],
    ['an unknown part', [data, { name: 'admin', value: 'true' }], 'admin'],
    ['a part that is too long', [data, { name: 'source', value: 'x'.repeat(21) }], 'source'],
    ['a file', [data, photo(10)], 'photo'],
  ] as [string, FormPart[], string][])('with %s is refused by name [API-02]', async (_, parts, path) =>
    expect(await send(formOf(parts))).toMatchObject({ status: 400, body: { errors: [{ path }] } }),
  );

  it('that is neither is refused', async () => {
    expect((await send({ headers: { 'content-type': 'text/plain' }, payload: 'x' })).status).toBe(415);
    expect((await send(formOf([{ name: 'data', value: '{' }]))).status).toBe(400);
    expect((await send({})).status).toBe(400);
  });

  it('is described as both', async () => {
    const document = openApiDocument({ notes }, { title: 'Notes', version: '1', url: '/' });
    const content = (document.paths as Record<string, { post: { requestBody: { content: object } } }>)[
      notes.either.path
    ]?.post.requestBody.content;
    expect(content).toMatchObject({
      'application/json': { schema: { properties: { title: { type: 'string' } } } },
      'multipart/form-data': {
        schema: { properties: { source: {}, data: { contentSchema: { properties: { title: {} } } } } },
      },
    });
  });
});

describe('bytes', () => {
  const app = useTestApp(withNotes);
  const put = (size: number, type = 'image/png') =>
    app().call(notes.upload, { as: 'uma', headers: { 'content-type': type }, payload: Buffer.alloc(size) });

  it('arrive as a stream', async () => expect((await put(900_000)).body).toEqual({ size: 900_000 }));
  it('of another type are refused', async () => expect((await put(1, 'text/html')).status).toBe(415));
  it('past the limit are refused', async () => expect((await put(1_000_001)).status).toBe(413));
});

describe('a reply', () => {
  const app = useTestApp(withNotes);

  it('of HTML, a file and a redirect is sent as such', async () => {
    const page = await app().call(notes.page, { as: 'uma' });
    expect([page.text, page.headers['content-type']]).toEqual(['<p>hello</p>', 'text/html; charset=utf-8']);
    const file = await app().call(notes.file, { as: 'uma' });
    expect(file.text).toBe('bytes');
    expect(file.headers['content-disposition']).toBe(
      `attachment; filename="R_ksm_rg_s _1_.txt"; filename*=UTF-8''R%C3%A4ksm%C3%B6rg%C3%A5s%20%221%22.txt`,
    );
    const away = await app().call(notes.away, { as: 'uma' });
    expect([away.status, away.headers.location]).toEqual([302, '/elsewhere']);
  });

  it('of events begins at once, names the places to go on from, and is uncompressed', async () => {
    const reply = await app().call(notes.changes, { as: 'uma', headers: { 'accept-encoding': 'br, gzip' } });
    expect(reply.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(reply.headers['content-encoding']).toBeUndefined();
    expect(reply.text).toBe(': here\n\ndata: {"n":1}\n\nid: after-2\ndata: {"n":2}\n\nid: after-3\ndata: {"n":3}\n\n');
  });

  it('that is long is compressed as the client can read it', async () => {
    const plain = await app().call(notes.long, { as: 'uma' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    const raw = (encoding: string) =>
      app().http.inject({
        method: 'GET',
        url: '/api/v1/notes/long',
        headers: { authorization: `Bearer ${app().tokenOf('uma')}`, 'accept-encoding': encoding },
      });
    const br = await raw('gzip, br');
    expect([br.headers['content-encoding'], brotliDecompressSync(br.rawPayload).toString()]).toEqual([
      'br',
      plain.text,
    ]);
    const gz = await raw('gzip, br;q=0');
    expect([gz.headers['content-encoding'], gunzipSync(gz.rawPayload).toString()]).toEqual(['gzip', plain.text]);
    expect(gz.rawPayload.length).toBeLessThan(plain.text.length / 3);
  });
});
