import { newId } from '@assay/domain/id';
import { days } from '@assay/domain/time';
import { hashKey } from '@tanstack/react-query';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, networkError } from '../../api/api-error.ts';
import { keptSince } from '../../api/kept-since.ts';
import { clearToken, getToken, personOf, setToken } from '../../api/token.ts';
import { giveDeviceStorage } from '../../testing/device-storage.ts';
import { tokenOf } from '../../testing/people.ts';
import { snapshotQuery } from '../inspections/perform/inspections.queries.ts';
import { beginVisit, forgetBegun } from './begin-visit.ts';
import { deviceDb } from './device-db.ts';
import { forgetOldVisits } from './keep-visit.ts';
import { keptReply } from './kept-replies.ts';

beforeEach(giveDeviceStorage);
afterAll(() => void vi.unstubAllGlobals());
afterEach(() => void clearToken());

const fails = (error: Error) => () => Promise.reject(error);
const away = fails(networkError(new Error('refused')));
/** What is kept is written beside the answer, which does not wait for it. */
const written = (name: string) =>
  vi.waitFor(async () => {
    const row = await deviceDb()?.replies.get([personOf(getToken()) ?? '', name]);
    if (!row) throw new Error('Nothing is kept yet.');
  });

describe('an answer that is kept', () => {
  it.each([0, 502, 503, 504])('comes again when the server cannot be reached (%s)', async (status) => {
    setToken(tokenOf('uma'));
    const name = newId();
    expect(await keptReply(name, async () => ({ title: 'A' }))).toEqual({ title: 'A' });
    await written(name);
    expect(await keptReply(name, fails(new ApiError({ status, code: 'away' })))).toEqual({ title: 'A' });
  });

  it.each([401, 403, 404, 500])('does not stand in for a refusal (%s)', async (status) => {
    setToken(tokenOf('uma'));
    const name = newId();
    await keptReply(name, async () => ({ title: 'A' }));
    await written(name);
    await expect(keptReply(name, fails(new ApiError({ status, code: 'no' })))).rejects.toMatchObject({ status });
  });

  it('stands in for what the server does not know yet, where it began on this device', async () => {
    setToken(tokenOf('uma'));
    const [name, visit] = [newId(), `inspections/${newId()}` as const];
    await beginVisit({ visit, name: 'HP1', input: {}, replies: new Map([[name, { title: 'begun here' }]]) });
    const unknown = fails(new ApiError({ status: 404, code: 'notFound' }));
    expect(await keptReply(name, unknown)).toEqual({ title: 'begun here' });
    expect(keptSince(name)).toBeUndefined();
    await forgetOldVisits(Date.now() + days(30));
    expect(await keptReply(name, away)).toEqual({ title: 'begun here' });
    await forgetBegun(visit);
    await expect(keptReply(name, unknown)).rejects.toMatchObject({ status: 404 });
  });

  it('of a frozen protocol is shared: no other visit takes it away, and it stands in for one that began on this device', async () => {
    // Nobody else's tests leave work of this person waiting.
    setToken(tokenOf('nia'));
    const name = hashKey(snapshotQuery(newId(), { id: newId(), snapshot: newId() }).queryKey);
    const [one, other] = [`inspections/${newId()}`, `inspections/${newId()}`] as const;
    const replies = new Map([[name, { points: [] }]]);
    for (const visit of [one, other]) await beginVisit({ visit, name: 'HP1', input: {}, replies });
    const unknown = fails(new ApiError({ status: 404, code: 'notFound' }));
    // One of them arrives, and the server answers; the other is given up.
    expect(await keptReply(name, async () => ({ points: [] }))).toEqual({ points: [] });
    await forgetBegun(other);
    await forgetOldVisits(Date.now() + days(30));
    expect(await keptReply(name, unknown)).toEqual({ points: [] });
    await forgetBegun(one);
    await forgetOldVisits(Date.now() + days(60));
    await expect(keptReply(name, unknown)).rejects.toMatchObject({ status: 404 });
  });

  it('says how old it is, until the server answers again', async () => {
    setToken(tokenOf('uma'));
    const name = newId();
    const before = Date.now();
    await keptReply(name, async () => 'A');
    await written(name);
    expect(keptSince(name)).toBeUndefined();
    await keptReply(name, away);
    expect(keptSince(name)).toBeGreaterThanOrEqual(before);
    await keptReply(name, async () => 'B');
    expect(keptSince(name)).toBeUndefined();
  });

  it('is never another person’s', async () => {
    setToken(tokenOf('uma'));
    const name = newId();
    await keptReply(name, async () => ({ title: 'of Uma' }));
    await written(name);
    clearToken();
    await expect(keptReply(name, away)).rejects.toMatchObject({ status: 0 });
    setToken(tokenOf('max'));
    await expect(keptReply(name, away)).rejects.toMatchObject({ status: 0 });
  });

  it('goes after a week, with the visits that have arrived; what waits stays', async () => {
    setToken(tokenOf('uma'));
    const [name, owner] = [newId(), newId()];
    await keptReply(name, async () => 'A');
    await written(name);
    const db = deviceDb();
    const visits = [`inspections/${newId()}`, `inspections/${newId()}`] as const;
    for (const visit of visits) await db?.visits.put({ owner, visit, name: 'A visit', usedAt: Date.now() });
    await db?.entries.put({ owner, visit: visits[0], id: newId(), tab: '', entry: {} as never });
    await forgetOldVisits(Date.now() + days(6));
    expect(await keptReply(name, away)).toBe('A');
    await forgetOldVisits(Date.now() + days(8));
    await expect(keptReply(name, away)).rejects.toMatchObject({ status: 0 });
    expect((await db?.visits.where({ owner }).toArray())?.map(({ visit }) => visit)).toEqual([visits[0]]);
  });
});
