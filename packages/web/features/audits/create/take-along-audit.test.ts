import { derivedId, newId } from '@assay/domain/id';
import { frozen, snapshot, snapshotPoint } from '@assay/domain/runs/testing/runs';
import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setToken } from '../../../api/token.ts';
import { giveDeviceStorage } from '../../../testing/device-storage.ts';
import { tokenOf } from '../../../testing/people.ts';
import { beginVisit } from '../../device/begin-visit.ts';
import { deviceDb, type VisitName } from '../../device/device-db.ts';
import { resultKey, startKey } from '../../runs/perform/run-states.ts';
import type { Entry } from '../../runs/queue/entry.ts';
import { keyOf, kindOf, type RecordKey } from '../../runs/queue/records.ts';
import { outlineQuery, runQuery } from '../page/audit.queries.ts';
import { type AuditBeginning, begunAudit } from './begun-audit.ts';
import { takeAlongAudit } from './take-along-audit.ts';

beforeEach(giveDeviceStorage);
afterAll(() => void vi.unstubAllGlobals());

/** By its name a point is the same in every protocol; its place in each is another. */
const protocol = (type: string, ...names: string[]) => {
  const points = names.map((name) =>
    snapshotPoint(`${type} ${newId()}`, frozen('Comment', { name }), { inspectionPointId: name }),
  );
  return { snapshot: newId(), content: snapshot([points], { name: type }) } as AuditBeginning['siteProtocol'];
};

/** An audit that began on this device, whose start nobody has answered. */
async function begin(client: QueryClient, site: readonly string[], operational: readonly string[]) {
  const started = begunAudit({
    input: { id: newId(), siteRunId: newId(), operationalRunId: newId(), customerSiteId: newId() },
    ...{ customer: { id: newId(), name: 'Harju Stone' }, site: { id: newId(), name: 'North' } },
    siteProtocol: protocol('Audit_Site', ...site),
    operational: protocol('Audit_Site_Operational', ...operational),
    ...{ extra: null, person: { name: 'Uma', email: 'uma@provider.example' } },
    now: new Date('2026-03-04T09:00:00.000Z'),
  });
  const { outline, runs, input } = started;
  const visit: VisitName = `audits/${outline.id}`;
  await beginVisit({ visit, name: outline.name, input, replies: new Map() });
  client.setQueryData(outlineQuery(outline.id).queryKey, outline);
  for (const run of runs) client.setQueryData(runQuery(outline.id, run.id).queryKey, run);
  const resultOf = (name: string) => {
    const run = runs.find(({ results }) => results.some(({ inspectionPointId }) => inspectionPointId === name));
    const result = run?.results.find(({ inspectionPointId }) => inspectionPointId === name);
    return resultKey(run?.id ?? '', result?.protocolPointId ?? '', result?.id ?? '');
  };
  return { id: outline.id, visit, runs, resultOf };
}

let order = 0;
async function type(visit: VisitName, key: RecordKey, parts: object = { comment: 'Typed' }): Promise<void> {
  order += 1;
  const entry = {
    ...{ id: newId(), kind: kindOf(key), key, operation: 'put', parts, base: { comment: '' } },
    ...{ state: 'refused', problem: 'Refused', order, since: 1, changed: 1 },
  } as unknown as Entry;
  await deviceDb()?.entries.put({ owner: 'uma', visit, id: entry.id, tab: '', entry });
}

const waiting = async (visit: VisitName): Promise<Entry[]> =>
  ((await deviceDb()?.entries.where({ owner: 'uma', visit }).toArray()) ?? [])
    .map(({ entry }) => entry)
    .filter(({ kind }) => kind !== 'begin')
    .toSorted((one, other) => one.order - other.order);

/** Somebody who is signed in, with what their page has read. */
function ready(): QueryClient {
  setToken(tokenOf('uma'));
  return new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
}

describe('work upon an audit that the server refused to begin', () => {
  it('goes to the same points of the audit that began in its place, in its order, as new', async () => {
    const client = ready();
    const before = await begin(client, ['order', 'roads'], ['flow']);
    const after = await begin(client, ['roads', 'order'], ['flow']);
    for (const name of ['order', 'flow', 'roads']) await type(before.visit, before.resultOf(name), { comment: name });
    expect(await takeAlongAudit(client, before.id, after.id)).toBe(0);
    const moved = await waiting(after.visit);
    expect(moved.map(({ key, parts }) => [key, parts])).toEqual(
      ['order', 'flow', 'roads'].map((name) => [after.resultOf(name), { comment: name }]),
    );
    for (const { state, base, problem } of moved) expect([state, base, problem]).toEqual(['waiting', {}, undefined]);
    // Nothing of the one that never began is left on the device.
    expect(await deviceDb()?.visits.get(['uma', before.visit])).toBeUndefined();
    expect(await deviceDb()?.entries.where({ owner: 'uma', visit: before.visit }).count()).toBe(0);
  });

  it('goes along as it is where it belongs to a machine that was added, with the machine', async () => {
    const client = ready();
    const [before, after] = [await begin(client, ['order'], ['flow']), await begin(client, ['order'], ['flow'])];
    const machine = newId();
    const own = [
      keyOf('run', machine),
      startKey(machine),
      resultKey(machine, 'gap', derivedId(machine, 'gap')),
      keyOf('extra', machine, newId()),
      keyOf('suggestion', newId()),
    ];
    for (const key of own) await type(before.visit, key, {});
    expect(await takeAlongAudit(client, before.id, after.id)).toBe(0);
    expect((await waiting(after.visit)).map(({ key }) => key)).toEqual(own);
  });

  it('stays with the audit that was not started where the new protocols have no such point, and is counted', async () => {
    const client = ready();
    const [before, after] = [await begin(client, ['order', 'roads'], ['flow']), await begin(client, ['order'], [])];
    for (const name of ['order', 'roads', 'flow']) await type(before.visit, before.resultOf(name));
    expect(await takeAlongAudit(client, before.id, after.id)).toBe(2);
    expect((await waiting(after.visit)).map(({ key }) => key)).toEqual([after.resultOf('order')]);
    expect((await waiting(before.visit)).map(({ key }) => key)).toEqual(
      ['roads', 'flow'].map((name) => before.resultOf(name)),
    );
    expect(await deviceDb()?.visits.get(['uma', before.visit])).toMatchObject({ visit: before.visit });
  });
});
