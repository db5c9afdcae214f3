import { ratings } from '@assay/domain/ratings';
import type { VersionFinding } from '@assay/domain/reports/version';
import { buildDocument } from '../compose/build-document.ts';
import { aReportPoint, aWorkOf, type GivenReport } from './report-work.ts';

/** A point that is rated, and answered with its name. */
export const rated = (name: string, rating: keyof typeof ratings, more: object = {}) =>
  aReportPoint('Comment', { point: { name }, result: { value: name, rating: ratings[rating], ...more } });

export const finding = (title: string, more: Partial<VersionFinding> = {}): VersionFinding => ({
  id: title,
  index: 0,
  title,
  description: '',
  consequence: '',
  corrective: '',
  preventive: '',
  photos: [],
  ...more,
});

/** The report of these points in one category, in English. */
export const documentOf = (points: Parameters<typeof aWorkOf>[0], parts: GivenReport['parts'] = {}) =>
  buildDocument(aWorkOf(points, { parts }), 'en');
