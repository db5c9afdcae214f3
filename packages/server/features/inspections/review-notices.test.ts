import { type ReviewNotice, reviewNotices } from '@assay/contract/review-notices';
import { describe, expect, it } from 'vitest';
import type { CastName } from '../../testing/cast.ts';
import { addSubmitted, expectStatus, putStatus, submitInspection, useInspectable } from '../../testing/inspections.ts';
import { useTestApp } from '../../testing/test-app.ts';

describe('what became of one’s work in review', () => {
  const app = useTestApp();
  const inspectable = useInspectable(app);
  const told = async (as: CastName = 'uma') =>
    expectStatus<ReviewNotice[]>(200, await app().call(reviewNotices.list, { as })).map(({ inspectionId, outcome }) => [
      inspectionId,
      outcome,
    ]);
  const open = async (id: string, as: CastName = 'uma') =>
    expectStatus(200, await app().call(reviewNotices.seen, { as, params: { id } }));

  it('is told to the inspector alone, until they have opened it', async () => {
    const { id } = await addSubmitted(app(), inspectable());
    expect(await told()).toEqual([]);
    expectStatus(200, await putStatus(app(), id, { status: 'In_Use', reason: 'Look again' }, 'max'));
    expect([await told(), await told('max'), await told('rita')]).toEqual([[[id, 'sentBack']], [], []]);
    await open(id, 'rita');
    expect(await told()).toEqual([[id, 'sentBack']]);
    await open(id);
    await open(id);
    expect(await told()).toEqual([]);
  });

  it('is the newest word, and no news once it was submitted again', async () => {
    const { id } = await addSubmitted(app(), inspectable());
    await putStatus(app(), id, { status: 'In_Use', reason: 'Look again' }, 'max');
    await submitInspection(app(), id);
    expect(await told()).toEqual([]);
    expectStatus(200, await putStatus(app(), id, { status: 'Finished' }, 'ada'));
    expect(await told()).toEqual([[id, 'finished']]);
  });

  it('is no news to who did it', async () => {
    const { id } = await addSubmitted(app(), inspectable(), {}, 'ada');
    expectStatus(200, await putStatus(app(), id, { status: 'Finished' }, 'ada'));
    expect(await told('ada')).toEqual([]);
  });
});
