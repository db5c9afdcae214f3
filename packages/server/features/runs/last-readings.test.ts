import { inspectionRuns } from '@assay/contract/inspections';
import type { LastVisit } from '@assay/contract/runs/run';
import { ratings } from '@assay/domain/ratings';
import { describe, expect, it } from 'vitest';
import { companyIdOf } from '../../testing/builders.ts';
import type { CastName } from '../../testing/cast.ts';
import {
  addInspectable,
  expectStatus,
  type Inspectable,
  openInspectable,
  startInspection,
  submitInspection,
  writeResult,
} from '../../testing/inspections.ts';
import { useTestApp } from '../../testing/test-app.ts';

describe('the readings of earlier visits', () => {
  const app = useTestApp();

  let day = 0;

  /** A submitted visit that has read this value, a day after the one before. */
  async function read(inspectable: Inspectable, value: string, rating: 0 | 4, as: CastName = 'uma'): Promise<string> {
    day += 1;
    const given = { inspectionDate: `2026-01-${String(day).padStart(2, '0')}T08:00:00.000Z` };
    const { id, runs } = await startInspection(app(), inspectable, given, as);
    const [result] = runs[0]?.results ?? [];
    const snapshot = await app().call(inspectionRuns.snapshot, { as, params: { id, runId: runs[0]?.id ?? '' } });
    const [rangeValueId = ''] = JSON.stringify(snapshot.body).match(/(?<="rangeValues":\[\{"id":")[^"]+/) ?? [];
    await writeResult(app(), id, result?.id ?? '', { rangeValues: [{ rangeValueId, value }], rating }, as);
    await submitInspection(app(), id, as);
    return rangeValueId;
  }

  async function historyOf(inspectable: Inspectable, as: CastName = 'uma') {
    const { id, runs } = await startInspection(app(), inspectable, {}, as);
    const reply = await app().call(inspectionRuns.lastVisit, { as, params: { id, runId: runs[0]?.id ?? '' } });
    return expectStatus<LastVisit[]>(200, reply).map(({ history = [] }) =>
      history.map(({ series, values }) => [series, values.map(({ value }) => value)]),
    );
  }

  it('come with the last visit, oldest first, without what was not applicable or no number', async () => {
    const inspectable = await addInspectable(app(), { types: ['RangeValues'] });
    await read(inspectable, '2.5', ratings.Ok);
    await read(inspectable, '99', ratings.NotApplicable);
    await read(inspectable, 'not reached', ratings.Ok);
    const reading = await read(inspectable, '2,4', ratings.Ok);
    expect(await historyOf(inspectable)).toEqual([[[`range:${reading}`, [2.5, 2.4]]]]);
  });

  it('are those of one’s own company for whoever is from outside', async () => {
    const inspectable = await addInspectable(app(), {
      types: ['RangeValues'],
      companyIds: [await companyIdOf(app(), 'dina')],
    });
    await openInspectable(app(), 'dina', inspectable);
    await read(inspectable, '2.5', ratings.Ok);
    const reading = await read(inspectable, '7', ratings.Ok, 'dina');
    expect(await historyOf(inspectable, 'dina')).toEqual([[[`range:${reading}`, [7]]]]);
  });
});
