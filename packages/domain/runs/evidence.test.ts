import { describe, expect, it } from 'vitest';
import { ratings } from '../ratings.ts';
import { type Evidence, evidenceOf, passedOverLimits } from './evidence.ts';
import { frozen, snapshot, snapshotPoint, work } from './testing/runs.ts';

const limit = { productFamilyId: null, productModelId: null, criticalLow: null, criticalHigh: null };
const between = (low: number | null, high: number | null) =>
  frozen('Measurement', { measurementLimits: [{ ...limit, low, high }] });

const seen = (found: readonly Evidence[]) => found.map(({ kind, pointId, value }) => [kind, pointId, value]);

/** The kinds of evidence that one measurement between limits gives. */
function measured(value: string, low: number | null, high: number | null, given: object = {}) {
  const run = snapshot([[snapshotPoint('gap', between(low, high))]]);
  return seen(evidenceOf(work(run, { gap: { content: { value }, ...given } }), new Map()));
}

describe('the evidence that a reviewer sees first', () => {
  it.each([
    ['21', 10, 20, ['overLimit']],
    ['9.9', 10, 20, ['overLimit']],
    ['19.5', 10, 20, ['nearLimit']],
    ['10', 10, 20, ['nearLimit']],
    ['15', 10, 20, []],
    ['96', null, 100, ['nearLimit']],
    ['94', null, 100, []],
    ['104', 100, null, ['nearLimit']],
    ['15', null, null, []],
    ['', 10, 20, []],
    ['abc', 10, 20, []],
  ])('says of %s between %s and %s: %j', (value, low, high, kinds) => {
    expect(measured(value, low, high).map(([kind]) => kind)).toEqual(kinds);
  });

  it('says nothing of what is not applicable', () => {
    expect(measured('21', 10, 20, { rating: ratings.NotApplicable })).toEqual([]);
  });

  it('names suspected typos that were kept, answers of the last visit and bad points without a photo, by kind', () => {
    const run = snapshot([['a', 'b', 'c'].map((id) => snapshotPoint(id, frozen('Measurement')))]);
    const answers = {
      a: { content: { value: '30' }, rating: ratings.Repair },
      b: { content: { value: '47' }, prefilled: true },
      c: { content: { value: '259' }, keptSlips: ['=259'] },
    };
    expect(seen(evidenceOf(work(run, answers), new Map()))).toEqual([
      ['keptSlip', 'c', '259'],
      ['prefilled', 'b', ''],
      ['noPhoto', 'a', ''],
    ]);
  });

  it('tells the inspector which values outside their limits were rated Ok, and no others', () => {
    const run = snapshot([['a', 'b', 'c'].map((id) => snapshotPoint(id, between(10, 20)))]);
    const answers = {
      a: { content: { value: '12' }, rating: ratings.Ok },
      b: { content: { value: '30' }, rating: ratings.Repair },
      c: { content: { value: '9' }, rating: ratings.Ok },
    };
    expect(seen(passedOverLimits(work(run, answers)))).toEqual([['overLimit', 'c', '9']]);
  });

  it('names the cells of a table in one line', () => {
    const fields = ['a', 'b'].map((id, index) => ({ id, index, title: id, keyboardType: '' }));
    const measurementLimits = [{ ...limit, low: 10, high: 20 }];
    const run = snapshot([[snapshotPoint('t', frozen('MeasurementsWithPicture', { fields, measurementLimits }))]]);
    const values = [
      { fieldId: 'a', value: '21' },
      { fieldId: 'b', value: '9' },
    ];
    expect(seen(evidenceOf(work(run, { t: { content: { values } as never } }), new Map()))).toEqual([
      ['overLimit', 't', '21, 9'],
    ]);
  });

  it('names what was said to be seen to at a point that is bad, at its place or where the same is asked for now', () => {
    const [a, b] = ['a', 'b'].map((id) => snapshotPoint(id, frozen('Comment')));
    const run = snapshot([[a, b].flatMap((at) => at ?? [])]);
    const bad = { rating: ratings.ImmediateAction };
    const said = [
      { title: 'Change it', disposal: 'fixedOnSite', pointId: 'a' },
      { title: 'Order it', disposal: 'done', pointId: 'gone', inspectionPointId: a?.inspectionPointId ?? '' },
      { title: 'Watch it', disposal: 'stillOpen', pointId: 'a' },
      { title: 'Elsewhere', disposal: 'done', pointId: null, inspectionPointId: null },
      { title: 'Well now', disposal: 'done', pointId: 'b' },
    ] as const;
    const found = evidenceOf(work(run, { a: bad, b: { rating: ratings.Ok } }), new Map(), said);
    expect(seen(found.filter(({ kind }) => kind === 'fixedYetBad'))).toEqual([
      ['fixedYetBad', 'a', 'Change it, Order it'],
    ]);
  });

  it('tells where nobody wrote for more than half an hour', () => {
    const run = snapshot([['a', 'b', 'c'].map((id) => snapshotPoint(id, frozen('Comment')))]);
    const at = (time: string) => new Date(`2026-03-01T${time}:00Z`);
    const writtenAt = new Map([
      ['b', at('09:50')],
      ['a', at('09:00')],
      ['c', at('10:20')],
    ]);
    expect(seen(evidenceOf(work(run), writtenAt))).toEqual([['pause', 'b', '50']]);
  });
});
