import type { InspectionReport, ReportPoint } from '@assay/contract/inspection-report';
import type { PointResultReply } from '@assay/contract/runs/result';
import type { PointType } from '@assay/domain/points/point-types';
import { ratings } from '@assay/domain/ratings';
import { frozen } from '@assay/domain/runs/testing/runs';
import type { ReportWork } from '../compose/report-work.ts';

interface Given {
  point?: object;
  result?: Partial<PointResultReply>;
  at?: Partial<ReportPoint>;
}

let made = 0;

/** A point of a run with an answer; a test names what it is about. */
export function aReportPoint(type: PointType, { point = {}, result = {}, at = {} }: Given = {}): ReportPoint {
  made += 1;
  const id = `point-${made}`;
  return {
    protocolPointId: id,
    inspectionPointId: `of-${id}`,
    number: made,
    name: 'A point',
    type,
    phase: '',
    subcategoryTitle: '',
    sampleId: '',
    showInReport: true,
    showValueInReportHeader: false,
    warning: null,
    point: { ...frozen(type, point), ...point },
    result: {
      id: `result-${made}`,
      protocolPointId: id,
      inspectionPointId: `of-${id}`,
      type,
      rating: ratings.Ok,
      comment: '',
      nameOverride: '',
      prefilled: false,
      voiceCommentId: null,
      photos: [],
      revision: 1,
      ...result,
    },
    ...at,
  };
}

export const aCategory = (title: string, inspectionPoints: ReportPoint[]) => ({ id: title, title, inspectionPoints });

const equipment = {
  id: 'machine',
  serialNumber: 'SN-1',
  nickName: 'Old one',
  productFamilyId: 'family',
  productFamilyName: 'Cone crushers',
  productModelId: 'model',
  productModelName: 'CC 440',
};

const inspector = 'Uma Virtanen';

const content: InspectionReport['content'] = {
  summary: '',
  inspector,
  inspectorContact: 'uma@provider.example',
  inspectionDate: '2026-03-05T07:08:00.000Z',
  customer: { id: 'customer', name: 'Quarry' },
  customerSite: { id: 'site', name: 'North pit' },
  contactName: 'Aino',
  contactPhoneNumber: '',
  contactEmail: '',
  loadedHours: '12400',
  equipment,
};

/** An annual report, submitted once. */
export const aReport = (
  given: Partial<InspectionReport> = {},
  told: Partial<InspectionReport['content']> = {},
): InspectionReport => ({
  id: 'inspection',
  name: 'Annual SN-1',
  type: 'Annual',
  displayName: 'Annual',
  inspectionDate: content.inspectionDate,
  serialNumber: 'SN-1',
  status: 'Finished',
  rating: 'Nok',
  inspector,
  started: '2026-03-05T07:08:00.000Z',
  ended: '2026-03-05T10:35:00.000Z',
  created: '2026-03-05T07:08:00.000Z',
  version: 1,
  finished: true,
  content: { ...content, ...told },
  comment: '',
  categories: [],
  extraPoints: [],
  protocol: { protocolId: 'protocol', protocolName: 'Annual', snapshot: 'hash' },
  equipmentConfigurator: null,
  findings: [],
  priorityActions: [],
  customerSignature: null,
  providerSignature: null,
  versions: [{ version: 1, savedAt: '2026-03-06T08:00:00.000Z', savedBy: 'Uma', note: '' }],
  ...given,
});

export const aWork = (report: InspectionReport = aReport(), given: Partial<ReportWork> = {}): ReportWork => ({
  report,
  house: 'The maker',
  samples: {},
  options: { ratingTableLocation: 'None', infoAppendix: false, showCurrentLoadedHours: false },
  trends: [],
  ...given,
});

/** A report of these points in one category. */
export const aWorkOf = (points: ReportPoint[], given: Partial<ReportWork> = {}): ReportWork =>
  aWork(aReport({ categories: [aCategory('Frame', points)] }), given);
