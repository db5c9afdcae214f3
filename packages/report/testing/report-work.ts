import type { PointType } from '@assay/domain/points/point-types';
import { emptyResult } from '@assay/domain/points/rules';
import { ratings } from '@assay/domain/ratings';
import { pointOutcomes } from '@assay/domain/reports/point-outcomes';
import type { ShownCategory, ShownPoint, ShownRun } from '@assay/domain/reports/shown-run';
import { verdictOf } from '@assay/domain/reports/verdict';
import {
  type ChartValue,
  type ReportVersion,
  reportRules,
  type VersionHeader,
  type VersionRun,
  versionFormat,
} from '@assay/domain/reports/version';
import type { RecordedResult } from '@assay/domain/runs/recorded-run';
import { frozen, snapshot, snapshotPoint, work } from '@assay/domain/runs/testing/runs';
import { contentAfter, type WireContent } from '@assay/domain/runs/wire-content';
import { withComputed } from '@assay/domain/runs/with-computed';
import type { ReportWork } from '../compose/report-work.ts';

interface GivenPoint {
  point?: object;
  result?: WireContent & Partial<Omit<RecordedResult, 'content'>>;
  at?: Partial<ShownPoint>;
  /** What earlier visits measured, oldest first. */
  earlier?: ChartValue[];
}

const equipment = {
  id: 'machine',
  serialNumber: 'SN-1',
  nickName: 'Old one',
  productFamilyId: 'family',
  productFamilyName: 'Cone crushers',
  productModelId: 'model',
  productModelName: 'CC 440',
};

const header: VersionHeader = {
  id: 'inspection',
  name: 'Annual SN-1',
  type: 'Annual',
  companyName: 'The maker',
  inspectionDate: '2026-03-05T07:08:00.000Z',
  started: '2026-03-05T07:08:00.000Z',
  ended: '2026-03-05T10:35:00.000Z',
  created: '2026-03-05T07:08:00.000Z',
  inspector: 'Uma Virtanen',
  inspectorContact: 'uma@provider.example',
  customer: { id: 'customer', name: 'Quarry' },
  customerSite: { id: 'site', name: 'North pit' },
  contactName: 'Aino',
  contactPhoneNumber: '',
  contactEmail: '',
  loadedHours: '12400',
  safeToRun: '',
  safeConditions: '',
  equipment,
  summary: '',
  comment: '',
  internalComment: '',
};

let made = 0;

/** A point of a run with an answer, and what the rules make of it; a test names what it is about. */
export function aReportPoint(type: PointType, given: GivenPoint = {}): ShownPoint {
  made += 1;
  const id = `point-${made}`;
  const point = { ...frozen(type, given.point), ...given.point };
  const at = snapshotPoint(id, point);
  const result: RecordedResult = {
    id: `result-${made}`,
    protocolPointId: id,
    inspectionPointId: at.inspectionPointId,
    type,
    rating: ratings.Ok,
    comment: '',
    internalComment: '',
    nameOverride: '',
    prefilled: false,
    voiceCommentId: null,
    photos: [],
    ...given.result,
    content: withComputed(point, contentAfter(emptyResult(point), given.result ?? {})),
  };
  const { name, inspectionDate } = header;
  const [outcome] = pointOutcomes(work(snapshot([[at]]), { [id]: result }, { product: equipment }), {
    trends: [{ inspectionPointId: at.inspectionPointId, series: '', values: given.earlier ?? [] }],
    visit: { at: inspectionDate, inspectionId: header.id, inspectionName: name },
  });
  if (!outcome) throw new Error('The point is not shown.');
  return {
    protocolPointId: id,
    inspectionPointId: at.inspectionPointId,
    number: made,
    phase: '',
    subcategoryTitle: '',
    sampleId: '',
    showInReport: true,
    showValueInReportHeader: false,
    warning: null,
    point,
    result,
    outcome,
    ...given.at,
  };
}

export const aCategory = (title: string, points: ShownPoint[]): ShownCategory => ({ id: title, title, points });

const mainRun: VersionRun = {
  id: 'run',
  role: 'main',
  protocolId: 'protocol',
  protocolName: 'Annual',
  protocolType: 'Annual',
  stage: '',
  snapshot: 'hash',
  equipment,
  choices: [],
  samples: {},
  results: [],
  extraPoints: [],
  includedInReport: true,
  outcomes: [],
};

export interface GivenReport extends Partial<ShownRun> {
  header?: Partial<VersionHeader>;
  parts?: Partial<ReportVersion>;
  samples?: Record<string, string>;
  work?: Partial<ReportWork>;
}

/** An annual report, submitted once. */
export function aWork({ categories = [], extraPoints = [], samples = {}, ...given }: GivenReport = {}): ReportWork {
  const main = { categories, extraPoints };
  return {
    version: {
      format: versionFormat,
      rules: reportRules,
      header: { ...header, ...given.header },
      runs: [{ ...mainRun, samples }],
      findings: [],
      priorityActions: [],
      customerSignature: null,
      providerSignature: null,
      verdict: verdictOf(main),
      ...given.parts,
    },
    number: 1,
    savedAt: '2026-03-06T08:00:00.000Z',
    control: { author: 'Uma Virtanen', reason: '', hash: '7f3a91c2' },
    versions: [],
    isDraft: false,
    main,
    configurator: null,
    options: { ratingTableLocation: 'None', infoAppendix: false, showCurrentLoadedHours: false },
    ...given.work,
  };
}

/** A report of these points in one category. */
export const aWorkOf = (points: ShownPoint[], given: GivenReport = {}): ReportWork =>
  aWork({ ...given, categories: [aCategory('Frame', points)] });
