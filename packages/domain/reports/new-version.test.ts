import { describe, expect, it } from 'vitest';
import { ratings } from '../ratings.ts';
import type { RecordedRun } from '../runs/recorded-run.ts';
import { frozen, snapshot, snapshotPoint } from '../runs/testing/runs.ts';
import { newVersion } from './new-version.ts';
import { reportRules, type VersionHeader, versionFormat } from './version.ts';

const limit = {
  id: 'l',
  productFamilyId: null,
  productModelId: null,
  criticalLow: 15,
  low: 20,
  high: null,
  criticalHigh: null,
};
const ofFamily = { ...limit, id: 'f', productFamilyId: 'f', criticalLow: null, low: 18 };
const liner = snapshotPoint(
  'liner',
  frozen('Measurement', {
    visualization: 'LineChart',
    lifeEstimate: 'Min',
    measurementTitle: 'Liner',
    measurementLimits: [limit, ofFamily],
  }),
);
const machine = {
  id: 'm',
  serialNumber: 'SN-1',
  nickName: '',
  productFamilyId: 'f',
  productFamilyName: 'F',
  productModelId: 'p',
  productModelName: 'P',
};

const header: VersionHeader = {
  id: 'visit',
  name: 'Annual SN-1',
  type: 'Annual',
  companyName: 'The maker',
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
  loadedHours: '8500',
  safeToRun: '',
  safeConditions: '',
  equipment: machine,
  summary: 'Worn',
  comment: '',
  internalComment: '',
};

const run: RecordedRun = {
  id: 'run',
  role: 'main',
  protocolId: 'protocol',
  protocolName: 'Annual',
  protocolType: 'Annual',
  stage: '',
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
      content: { value: '17' },
      rating: ratings.Follow,
      comment: 'Order new ones',
      internalComment: 'Ours',
      nameOverride: '',
      prefilled: false,
      voiceCommentId: null,
      photos: [],
    },
  ],
  extraPoints: [],
  includedInReport: true,
};

/** Replaced after the second visit. */
const before = [40, 22, 39].map((value, n) => ({
  at: ['2025-01-01T00:00:00.000Z', '2025-06-01T00:00:00.000Z', '2025-12-01T00:00:00.000Z'][n] ?? '',
  value,
  inspectionId: `visit-${n}`,
  inspectionName: `Visit ${n}`,
}));

const source = {
  header,
  runs: [{ run, snapshot: snapshot([[liner]]) }],
  findings: [],
  priorityActions: [],
  customerSignature: null,
  providerSignature: null,
};
const trends = [{ inspectionPointId: liner.inspectionPointId, series: '', values: before }];

describe('a new version of a report', () => {
  const version = newVersion(source, { trends });
  const [outcome] = version.runs[0]?.outcomes ?? [];

  it('names its format and its rules, and keeps the answers', () => {
    expect(version).toMatchObject({ format: versionFormat, rules: reportRules, header });
    expect(version.runs[0]?.results[0]).toMatchObject({ content: { value: '17' }, internalComment: 'Ours' });
  });

  it('keeps what the rules make of the answers: numbers, limits, bands and the verdict', () => {
    expect(outcome).toMatchObject({
      number: 1,
      // The family says nothing of a critical limit, so the one for any product holds.
      limits: { criticalLow: 15, low: 18, high: null, criticalHigh: null },
      bands: { '': 'low' },
    });
    expect(version.verdict).toMatchObject({ worst: 'Follow', counts: { Follow: 1, Ok: 0 } });
  });

  it('keeps the trend with the value of this visit and the hours of the machine, and where another part began', () => {
    const [line] = outcome?.chart?.lines ?? [];
    expect(line?.values.map(({ value }) => value)).toEqual([40, 22, 39, 17]);
    expect(line?.values.at(-1)).toMatchObject({ at: header.inspectionDate, inspectionId: 'visit', hours: 8500 });
    expect(outcome?.chart).toMatchObject({ replacements: [before[2]?.at], presumed: [before[2]?.at] });
  });

  it('has no trend where nothing was measured before', () => {
    const first = newVersion(source, { trends: [] });
    expect(first.runs[0]?.outcomes[0]).toMatchObject({ chart: null, bands: { '': 'low' } });
  });
});
