import { ratings } from '@assay/domain/ratings';
import type { FollowedUp, VersionAction, VersionFinding } from '@assay/domain/reports/version';
import { buildDocument } from '../compose/build-document.ts';
import { aReportPoint, aWorkOf, type GivenReport } from './report-work.ts';

/** A point that is rated, and answered with its name. */
export const rated = (name: string, rating: keyof typeof ratings, more: object = {}) =>
  aReportPoint('Comment', { point: { name }, result: { value: name, rating: ratings[rating], ...more } });

const unassigned: FollowedUp = { state: 'open', owner: '', due: null };

export const finding = (title: string, more: Partial<VersionFinding> = {}): VersionFinding => ({
  id: title,
  index: 0,
  title,
  description: '',
  consequence: '',
  corrective: '',
  preventive: '',
  photos: [],
  followUp: unassigned,
  ...more,
});

export const action = (title: string, more: Partial<VersionAction> = {}): VersionAction => ({
  id: title,
  index: 0,
  title,
  description: '',
  priority: 'High',
  followUp: unassigned,
  ...more,
});

/** The report of these points in one category, in English. */
export const documentOf = (points: Parameters<typeof aWorkOf>[0], parts: GivenReport['parts'] = {}) =>
  buildDocument(aWorkOf(points, { parts }), 'en');
