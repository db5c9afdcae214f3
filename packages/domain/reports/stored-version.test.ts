import { describe, expect, it } from 'vitest';
import { ratings } from '../ratings.ts';
import { frozen, snapshot, snapshotPoint } from '../runs/testing/runs.ts';
import { appliedLimits } from './point-outcomes.ts';
import { parseVersion, upgradeVersion } from './stored-version.ts';
import type { ReportVersion } from './version.ts';

const limit = {
  id: 'l',
  productFamilyId: null,
  productModelId: null,
  criticalLow: 15,
  low: 20,
  high: null,
  criticalHigh: null,
};
const charted = {
  visualization: 'LineChart',
  lifeEstimate: 'Min',
  measurementTitle: 'Liner',
  measurementLimits: [limit],
};
const liner = snapshotPoint('liner', frozen('Measurement', charted));
const protocol = snapshot([[liner]]);
const machine = {
  id: 'm',
  serialNumber: 'SN-1',
  nickName: '',
  productFamilyId: 'f',
  productFamilyName: 'F',
  productModelId: 'p',
  productModelName: 'P',
};
const before = ['2025-01-01', '2025-06-01', '2025-12-01'].map((day, n) => ({
  at: `${day}T00:00:00.000Z`,
  // Replaced after the second visit.
  value: [40, 22, 39][n] ?? 0,
  inspectionId: `visit-${n}`,
  inspectionName: `Visit ${n}`,
}));

/** As format 2 was stored: the reply of its day, with answers beside the rating and no outcome. */
const formatTwo = {
  id: 'visit',
  name: 'Annual SN-1',
  type: 'Annual',
  house: 'The maker',
  inspectionDate: '2026-03-05T00:00:00.000Z',
  started: '2026-03-05T07:00:00.000Z',
  ended: '2026-03-05T09:00:00.000Z',
  created: '2026-03-05T07:00:00.000Z',
  inspector: 'Uma',
  inspectorContact: '',
  customer: null,
  customerSite: null,
  contactName: '',
  contactPhoneNumber: '',
  contactEmail: '',
  loadedHours: '',
  equipment: machine,
  summary: 'Worn',
  comment: '',
  internalComment: '',
  runs: [
    {
      id: 'run',
      role: 'main',
      protocolId: 'protocol',
      protocolName: 'Annual',
      protocolType: 'Annual',
      snapshot: 'hash',
      equipment: machine,
      choices: [],
      samples: {},
      results: [
        {
          id: 'result',
          protocolPointId: 'liner',
          inspectionPointId: liner.inspectionPointId,
          type: 'Measurement',
          value: '17',
          rating: ratings.Follow,
          comment: 'Order new ones',
          internalComment: 'Ours',
          nameOverride: '',
          prefilled: false,
          voiceCommentId: null,
          photos: [],
          revision: 4,
        },
      ],
      extraPoints: [],
      includedInReport: true,
      revision: 1,
    },
  ],
  trends: [{ inspectionPointId: liner.inspectionPointId, series: '', values: before }],
  findings: [],
  priorityActions: [],
  customerSignature: null,
  providerSignature: null,
};

const upgraded = (stored: object, begunWith = protocol): ReportVersion =>
  upgradeVersion(parseVersion(JSON.stringify(stored)), {
    snapshotOf: () => begunWith,
    companyName: 'The maker of today',
  });
const outcomeIn = ({ runs }: ReportVersion) => runs[0]?.outcomes[0];

describe('a stored version of a report', () => {
  it('of format 2 keeps the limits of its day: the row of the family alone', () => {
    const ofFamily = { ...limit, id: 'f', productFamilyId: 'f', criticalLow: null, low: 18 };
    const point = frozen('Measurement', { ...charted, measurementLimits: [limit, ofFamily] });
    const begunWith = snapshot([[snapshotPoint('liner', point)]]);
    expect(outcomeIn(upgraded(formatTwo, begunWith))).toMatchObject({
      limits: { criticalLow: null, low: 18 },
      bands: { '': 'low' },
    });
    // A version that is written today has the critical limit for any product.
    expect(appliedLimits(point, { productFamilyId: 'f', productModelId: 'p' })).toMatchObject({
      criticalLow: 15,
      low: 18,
    });
  });

  it('of format 2 tells its answers, and what the rules of its day made of them', () => {
    const version = upgraded(formatTwo);
    expect(version).toMatchObject({
      format: 3,
      header: { companyName: 'The maker', summary: 'Worn' },
      verdict: { worst: 'Follow', counts: { Follow: 1, Ok: 0 } },
    });
    expect(version.runs[0]?.results[0]).toMatchObject({ content: { value: '17' }, internalComment: 'Ours' });
    expect(outcomeIn(version)).toMatchObject({
      number: 1,
      limits: { criticalLow: 15, low: 20, high: null, criticalHigh: null },
      bands: { '': 'low' },
    });
    const { chart } = outcomeIn(version) ?? {};
    expect(chart?.lines[0]?.values.map(({ value }) => value)).toEqual([40, 22, 39, 17]);
    // Through the replaced part, as that report was given out.
    expect(chart?.lifeEnd).not.toBeNull();
  });

  it('of format 1 has no trend, and bears the name that the company has now', () => {
    const { house: _, trends: __, ...formatOne } = formatTwo;
    const version = upgraded(formatOne);
    expect(version.header.companyName).toBe('The maker of today');
    expect(outcomeIn(version)?.chart).toBeNull();
    expect(outcomeIn(version)?.bands).toEqual({ '': 'low' });
  });

  it('of format 3 tells what was stored, whatever today’s rules would make of it', () => {
    const version = upgraded(formatTwo);
    const [run] = version.runs;
    const [outcome] = run?.outcomes ?? [];
    if (!run || !outcome) throw new Error('There is no outcome.');
    const judgedOtherwise = { ...outcome, limits: { ...limit, low: 5 }, bands: { '': 'ok' }, warning: 'Of that day' };
    const stored = {
      ...version,
      runs: [{ ...run, outcomes: [judgedOtherwise] }],
      verdict: { worst: 'Ok', counts: {} },
    };
    expect(upgraded(stored)).toEqual(JSON.parse(JSON.stringify(stored)));
  });

  it.each([
    ['a later format', { ...formatTwo, format: 5 }],
    ['another', { ...formatTwo, format: 'three' }],
    ['none, and no runs', { name: 'What is this' }],
  ])('of %s is refused', (_, stored) => {
    expect(() => parseVersion(JSON.stringify(stored))).toThrow(/version of a report/);
  });
});
