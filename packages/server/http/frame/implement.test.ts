import { newId } from '@assay/domain/id';
import { describe, expect, it } from 'vitest';
import { withoutScopedTables } from '../../db/pool.ts';
import { inTransaction, nobody } from '../../db/transaction.ts';
import { renameNote } from '../../testing/notes.queries.ts';
import { withNotes } from '../../testing/notes-app.ts';
import { notes } from '../../testing/notes-noun.ts';
import { useTestApp } from '../../testing/test-app.ts';

describe('a write', () => {
  const app = useTestApp(withNotes);
  const create = async (title = 'first') => {
    const id = newId();
    const { body, status } = await app().call(notes.create, { as: 'uma', body: { id, title } });
    expect(status).toBe(201);
    return body as { id: string; revision: number };
  };
  const events = (id: string) =>
    app().db.selectFrom('event').selectAll().where('record_id', '=', id).orderBy('id').execute();

  it('is recorded with who, what, from and to by the trigger', async () => {
    const { id } = await create();
    const reply = await app().call(notes.update, { as: 'max', params: { id }, body: { title: 'second' } });
    const [created, changed] = await events(id);
    expect(created).toMatchObject({ action: 'created', actor_name: 'Uma Virtanen' });
    expect(changed).toMatchObject({
      action: 'changed',
      actor_id: app().userIdOf('max'),
      request_id: reply.headers['x-request-id'],
      changes: [{ field: 'title', from: 'first', to: 'second' }],
    });
  });

  it('that changes nothing records nothing', async () => {
    const { id } = await create();
    await app().call(notes.update, { as: 'uma', params: { id }, body: { title: 'first' } });
    expect(await events(id)).toHaveLength(1);
  });

  it('carries the revision as ETag, and a stale If-Match gets 412 with the current state', async () => {
    const { id } = await create();
    const fresh = await app().call(notes.update, {
      as: 'uma',
      params: { id },
      body: { title: 'a' },
      headers: { 'if-match': '"1"' },
    });
    expect([fresh.status, fresh.headers.etag]).toEqual([200, '"2"']);
    const stale = await app().call(notes.update, {
      as: 'max',
      params: { id },
      body: { title: 'b' },
      headers: { 'if-match': '"1"' },
    });
    expect(stale.status).toBe(412);
    expect(stale.body).toMatchObject({ code: 'stale', current: { id, title: 'a', revision: 2 } });
    const read = await app().call(notes.get, { as: 'max', params: { id } });
    expect(read.headers.etag).toBe('"2"');
    expect(read.body).toMatchObject({ title: 'a' });
  });

  it('without If-Match applies to the current state', async () => {
    const { id } = await create();
    const { body } = await app().call(notes.update, { as: 'uma', params: { id }, body: { title: 'b' } });
    expect(body).toMatchObject({ title: 'b', revision: 2 });
  });

  it.each(['7', '"x"', '"1", "2"', '"99999999999"'])('refuses the If-Match %s', async (header) => {
    const { id } = await create();
    const reply = await app().call(notes.update, {
      as: 'uma',
      params: { id },
      body: { title: 'b' },
      headers: { 'if-match': header },
    });
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ errors: [{ path: 'If-Match' }] });
  });

  it('whose reply is not as promised is not committed', async () => {
    const { id } = await create();
    const { status } = await app().call(notes.leak, { as: 'uma', params: { id } });
    expect(status).toBe(500);
    expect((await app().call(notes.get, { as: 'uma', params: { id } })).body).toMatchObject({
      title: 'first',
      revision: 1,
    });
    expect(await events(id)).toHaveLength(1);
  });

  it('repeats after a deadlock and then succeeds', async () => {
    const [a, b] = [await create('a'), await create('b')];
    let attempts = 0;
    const [held, bothHeld] = [new Set<string>(), Promise.withResolvers<void>()];
    const both = (first: string, second: string) =>
      inTransaction(app().pool, nobody, async (db) => {
        attempts++;
        await renameNote(withoutScopedTables(db), first, 'x');
        if (held.add(first).size === 2) bothHeld.resolve();
        await bothHeld.promise;
        await renameNote(withoutScopedTables(db), second, 'x');
      });
    await Promise.all([both(a.id, b.id), both(b.id, a.id)]);
    expect(attempts).toBe(3);
    expect((await app().call(notes.get, { as: 'uma', params: { id: a.id } })).body).toMatchObject({ revision: 3 });
  });
});

describe('a repeated write', () => {
  const app = useTestApp(withNotes);
  const rows = async (id: string) => (await app().pool.query('select 1 from note where id = $1', [id])).rowCount;

  it('with the same Idempotency-Key gets the first reply, to the byte, and writes once', async () => {
    const body = { id: newId(), title: 'once' };
    const headers = { 'idempotency-key': newId() };
    const first = await app().call(notes.create, { as: 'uma', body, headers });
    const second = await app().call(notes.create, { as: 'uma', body, headers });
    expect([second.status, second.text]).toEqual([201, first.text]);
    expect(await rows(body.id)).toBe(1);
  });

  it('sent twice at once waits for the first one', async () => {
    const body = { id: newId(), title: 'once' };
    const headers = { 'idempotency-key': newId() };
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => app().call(notes.create, { as: 'uma', body, headers })),
    );
    expect(new Set(replies.map((reply) => `${reply.status} ${reply.text}`)).size).toBe(1);
    expect(replies[0]?.status).toBe(201);
  });

  it('with the same key and another body, or for another call, gets 422', async () => {
    const headers = { 'idempotency-key': newId() };
    const body = { id: newId(), title: 'once' };
    await app().call(notes.create, { as: 'uma', body, headers });
    expect((await app().call(notes.create, { as: 'uma', body: { ...body, title: 'other' }, headers })).status).toBe(
      422,
    );
    expect(
      (await app().call(notes.update, { as: 'uma', params: { id: body.id }, body: { title: 'x' }, headers })).status,
    ).toBe(422);
  });

  it('of somebody else with the same key is another write', async () => {
    const headers = { 'idempotency-key': newId() };
    await app().call(notes.create, { as: 'uma', body: { id: newId(), title: 'mine' }, headers });
    expect(
      (await app().call(notes.create, { as: 'max', body: { id: newId(), title: 'theirs' }, headers })).status,
    ).toBe(201);
  });

  it('after a failure is carried out', async () => {
    const headers = { 'idempotency-key': newId() };
    const id = newId();
    expect((await app().call(notes.update, { as: 'uma', params: { id }, body: { title: 'x' }, headers })).status).toBe(
      404,
    );
    await app().call(notes.create, { as: 'uma', body: { id, title: 'now there' } });
    expect((await app().call(notes.update, { as: 'uma', params: { id }, body: { title: 'x' }, headers })).status).toBe(
      200,
    );
  });

  it('with a key that is no key is refused', async () => {
    const reply = await app().call(notes.create, {
      as: 'uma',
      body: { id: newId(), title: 'x' },
      headers: { 'idempotency-key': 'with space' },
    });
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ errors: [{ path: 'Idempotency-Key' }] });
  });
});
