import type { AuditOutline, RunOutline } from '@assay/contract/audits';
import { newId } from '@assay/domain/id';
import { hashKey, QueryClient } from '@tanstack/react-query';
import { afterAll, afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { clearToken, getToken, personOf, setToken } from '../../../api/token.ts';
import { giveDeviceStorage } from '../../../testing/device-storage.ts';
import { fakeApi, problem } from '../../../testing/fake-api.ts';
import { tokenOf } from '../../../testing/people.ts';
import { deviceDb } from '../../device/device-db.ts';
import { replyHere } from '../../device/kept-replies.ts';
import { nothingKept } from '../../runs/queue/entry.ts';
import { memoryStore } from '../../runs/queue/memory-store.ts';
import { outlineQuery, rememberRun } from './audit.queries.ts';
import { suggestionKey } from './audit-states.ts';
import { createAuditQueue } from './audit-writers.ts';

beforeEach(giveDeviceStorage);
afterAll(() => void vi.unstubAllGlobals());
afterEach(() => void clearToken());

/** An audit that a page has read, as the device keeps it; answers what a page would read that is loaded without network. */
async function keep() {
  setToken(tokenOf('uma'));
  const id = newId();
  const { queryKey } = outlineQuery(id);
  const reply = { id, runs: [], suggestions: [] } as unknown as AuditOutline;
  const row = { owner: personOf(getToken()) ?? '', name: hashKey(queryKey), reply, keptAt: 1, usedAt: 1 };
  await deviceDb()?.replies.put(row);
  return { id, reply, kept: async () => (await replyHere<AuditOutline>(row.name)) as AuditOutline };
}

it('a machine that is added to an audit, or taken out of it, is so in what the device keeps of it, too', async () => {
  const { id, reply, kept } = await keep();
  const client = new QueryClient();
  onTestFinished(() => client.clear());
  client.setQueryData(outlineQuery(id).queryKey, reply);
  const run = { id: newId(), revision: 1 } as RunOutline;
  rememberRun(client, id, run.id, run);
  await vi.waitFor(async () => expect((await kept()).runs).toEqual([run]));
  rememberRun(client, id, run.id, null);
  await vi.waitFor(async () => expect((await kept()).runs).toEqual([]));
});

it('an action point that is made, changed or deleted is so in what the device keeps of the audit, too', async () => {
  const { id, kept } = await keep();
  const one = newId();
  const said = { id: one, type: 'ShortTerm', index: 0 };
  fakeApi({
    [`POST audits/${id}/suggestions`]: { status: 201, body: { ...said, text: 'Weld it', revision: 1 } },
    [`PUT audits/${id}/suggestions/${one}`]: { body: { ...said, text: 'Weld it now', revision: 2 } },
    [`DELETE audits/${id}/suggestions/${one}`]: { body: {} },
  });
  const queue = createAuditQueue(id, { store: memoryStore, kept: nothingKept });
  onTestFinished(queue.close);
  const key = suggestionKey(one);
  queue.change(key, { type: 'ShortTerm', text: 'Weld it' });
  expect(await queue.flush()).toBe(true);
  expect((await kept()).suggestions).toMatchObject([{ id: one, text: 'Weld it' }]);
  queue.change(key, { text: 'Weld it now' });
  expect(await queue.flush()).toBe(true);
  expect((await kept()).suggestions).toMatchObject([{ id: one, text: 'Weld it now', revision: 2 }]);
  queue.remove(key);
  expect(await queue.flush()).toBe(true);
  expect((await kept()).suggestions).toEqual([]);
});

it('a machine that was added on the device is in what it keeps of the audit once the server has it', async () => {
  const { id, kept } = await keep();
  const run = { id: newId(), revision: 1 } as RunOutline;
  fakeApi({
    [`POST audits/${id}/runs`]: { status: 201, body: run },
    [`GET audits/${id}/runs/${run.id}`]: problem(503, 'away'),
  });
  const queue = createAuditQueue(id, { store: memoryStore, kept: nothingKept });
  onTestFinished(queue.close);
  queue.change(`run/${run.id}`, { input: {}, run });
  await vi.waitFor(async () => expect((await kept()).runs).toEqual([run]));
});
