import type { ReportHead } from '@assay/contract/report-heads';
import { anInspection } from './inspections.ts';

/** The head of a report with so many versions. */
export const aReportHead = (count: number, given: Partial<ReportHead> = {}): ReportHead => ({
  ...anInspection(1),
  inspectorContact: 'uma@provider.example',
  version: count,
  sentBackReason: '',
  certificate: null,
  familyName: 'Jaw J',
  timeZone: 'Europe/Helsinki',
  equipmentId: '01900000-0000-7000-8000-0000000000e1',
  mailing: { recipients: ['aino@mine.example', 'uma@provider.example'], language: null },
  versions: Array.from({ length: count }, (_, place) => ({
    version: count - place,
    savedAt: `2026-03-0${count - place}T08:00:00.000Z`,
    savedBy: 'Ada',
    note: '',
  })),
  ...given,
});
