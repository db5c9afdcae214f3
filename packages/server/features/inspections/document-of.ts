import type { ReportChange } from '@assay/contract/inspection-reports';
import type { ReportDocument } from '@assay/contract/reports/document';
import type { Language } from '@assay/domain/languages';
import { shownRun } from '@assay/domain/reports/shown-run';
import { withChanges } from '@assay/report/changes/changes-section';
import { buildDocument } from '@assay/report/compose/build-document';
import type { ReportWork } from '@assay/report/compose/report-work';
import { changesIn } from '../reports/report-root.ts';
import { snapshotIn } from '../runs/read-snapshot.ts';
import type { InspectionEdition } from './inspection-version.ts';

function workOf({ snapshots, since: _, ...edition }: InspectionEdition): ReportWork {
  const { header, runs } = edition.version;
  const [main, configurator] = runs;
  if (!main) throw new Error(`The visit ${header.id} has no run.`);
  const snapshot = snapshotIn(snapshots, main);
  return {
    ...edition,
    main: shownRun(main, snapshot),
    configurator: configurator ? shownRun(configurator, snapshotIn(snapshots, configurator)) : null,
    options: snapshot,
  };
}

export const changesBetween = (
  before: InspectionEdition,
  after: InspectionEdition,
  language: Language,
): ReportChange[] => changesIn(before, after, (edition) => buildDocument(workOf(edition), language));

/** The report of an inspection's version as a document. */
export function documentOf(edition: InspectionEdition, language: Language): ReportDocument {
  const document = buildDocument(workOf(edition), language);
  const { since } = edition;
  return since ? withChanges(document, changesBetween(since, edition, language), since.number) : document;
}
