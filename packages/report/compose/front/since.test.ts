import { newField } from '@assay/domain/points/new-parts';
import { ratings } from '@assay/domain/ratings';
import { describe, expect, it } from 'vitest';
import { aReportPoint, type GivenReport } from '../../testing/report-work.ts';
import { documentOf, finding, rated } from '../../testing/told-points.ts';

describe('what changed since the last visit', () => {
  it('is said to be nothing, rather than shown as an empty place', () => {
    const lastVisit = { at: '2025-12-04T08:00:00.000Z' };
    const { front } = documentOf([rated('Oil', 'Ok')], { lastVisit });
    expect(front.since).toMatchObject({ groups: [], moved: [], unchanged: 'Nothing has changed.' });
    const found = documentOf([rated('Oil', 'Ok')], { lastVisit, findings: [finding('A crack')] });
    expect(found.front.since).not.toHaveProperty('unchanged');
  });

  it('says of a value from when it is, where the visit before did not look at it', () => {
    const measured = (name: string, at: string) => {
      const point = aReportPoint('Measurement', { point: { name }, result: { value: '22.3' } as never });
      return { ...point, outcome: { ...point.outcome, last: { at, rating: ratings.Ok, content: { value: '23.2' } } } };
    };
    const lastVisit = { at: '2025-12-04T08:00:00.000Z' };
    const points = [measured('Cheek plate', '2025-08-28T08:00:00.000Z'), measured('Jaw die', lastVisit.at)];
    const { front } = documentOf(points, { lastVisit });
    expect(front.since?.moved.map(({ before, beforeDate, change }) => [before, beforeDate, change])).toEqual([
      ['23.2', '28/08/2025', '−0.9'],
      ['23.2', undefined, '−0.9'],
    ]);
  });
});

describe('what got worse since the last visit', () => {
  const bare = (text: string): string => text.replace(/^\d+\u00a0/, '');
  const lastVisit = { at: '2025-12-04T08:00:00.000Z' };
  const ratedThen = (name: string, then: keyof typeof ratings, now: keyof typeof ratings, result: object = {}) => {
    const point = aReportPoint('Comment', { point: { name }, result: { rating: ratings[now], ...result } as never });
    const last = { at: lastVisit.at, rating: ratings[then], content: { value: '' } as never };
    return { ...point, outcome: { ...point.outcome, last } };
  };
  const groupsBy = (points: ReturnType<typeof ratedThen>[], parts: GivenReport['parts'] = {}) =>
    documentOf(points, { lastVisit, ...parts }).front.since?.groups.map(({ label, count, items }) => [
      label,
      count,
      items.map(({ text }) => bare(text)),
    ]);

  it('is told of points that are rated worse, and that no finding tells of', () => {
    const points = [
      ratedThen('Oil', 'Ok', 'Follow'),
      ratedThen('Rope', 'Follow', 'ImmediateAction'),
      ratedThen('Belt', 'Repair', 'Follow'),
      ratedThen('Guard', 'NotSet', 'Repair'),
      ratedThen('Motor', 'Ok', 'NotApplicable'),
      ratedThen('Seal', 'Ok', 'Repair', { fixedOnSite: true }),
      ratedThen('Chain', 'Ok', 'Repair'),
    ];
    const findings = [finding('Chain')];
    expect(groupsBy(points, { findings })).toEqual([
      ['New', 1, ['Chain']],
      ['Rated worse', 2, ['Oil (Ok → Follow up)', 'Rope (Follow up → Immediate)']],
    ]);
  });

  it('says of one of several values which it is', () => {
    const fields = ['Left', 'Right'].map((title, index) => ({ ...newField(index), id: title, title }));
    const content = (left: string, right: string) => ({
      values: [
        { fieldId: 'Left', value: left },
        { fieldId: 'Right', value: right },
      ],
    });
    const point = aReportPoint('Summary', {
      point: { name: 'Mast welds', fields },
      result: { content: content('0', '11'), rating: ratings.Ok } as never,
    });
    const last = { at: lastVisit.at, rating: ratings.Ok, content: content('0', '0') as never };
    const { front } = documentOf([{ ...point, outcome: { ...point.outcome, last } }], { lastVisit });
    const moved = front.since?.moved.map(({ reference, before, now }) => [bare(reference.text), before, now]);
    expect(moved).toEqual([['Mast welds, Right', '0', '11']]);
  });
});

describe('values that moved', () => {
  it('are those of bad points, then those that changed most of themselves', () => {
    const lastVisit = { at: '2025-12-04T08:00:00.000Z' };
    const measured = (name: string, before: string, now: string, rating: keyof typeof ratings = 'Ok') => {
      const point = aReportPoint('Measurement', {
        point: { name },
        result: { value: now, rating: ratings[rating] } as never,
      });
      const last = { at: lastVisit.at, rating: ratings.Ok, content: { value: before } };
      return { ...point, outcome: { ...point.outcome, last } };
    };
    const points = [
      measured('Pressure', '2.12', '2.1'),
      measured('Head speed', '9', '9.5'),
      measured('Wear', '1.7', '1.9'),
      measured('Mantle', '27.2', '26.2'),
      measured('Tension', '29.4', '30.5'),
      measured('Setting', '39', '38'),
      measured('Steady', '5', '5'),
      measured('Clearance', '2.230', '2.231', 'ImmediateAction'),
    ];
    const { front } = documentOf(points, { lastVisit });
    const changes = ['+0.5', '+0.2', '−1.0', '+1.1', '−1', '+0.001'];
    expect(front.since?.moved.map(({ change }) => change)).toEqual(changes);
  });
});
