import type { ReportChange } from '@assay/contract/inspection-reports';
import type { ReportDocument } from '@assay/contract/reports/document';
import type { Language } from '@assay/domain/languages';
import { shownRun } from '@assay/domain/reports/shown-run';
import { firstPaperFormat } from '@assay/domain/reports/version';
import { withChanges } from '@assay/report/changes/changes-section';
import { compareDocuments } from '@assay/report/changes/compare-documents';
import { buildDocument } from '@assay/report/compose/build-document';
import type { ReportWork } from '@assay/report/compose/report-work';
import { buildDocument as buildFirstDocument } from '@assay/report/first/compose/build-document';
import { byRulesOf } from '../reports/report-root.ts';
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

const builderFor = ({ version }: InspectionEdition): typeof buildDocument =>
  version.format === firstPaperFormat ? buildFirstDocument : buildDocument;

/** Both as the later one is drawn: that the paper of reports changed in between is no change of the report. */
export function changesBetween(
  before: InspectionEdition,
  after: InspectionEdition,
  language: Language,
): ReportChange[] {
  const build = builderFor(after);
  return compareDocuments(build(workOf(byRulesOf(after, before)), language), build(workOf(after), language));
}

/** The report of an inspection's version as a document. */
export function documentOf(edition: InspectionEdition, language: Language): ReportDocument {
  const document = builderFor(edition)(workOf(edition), language);
  const { since } = edition;
  return since ? withChanges(document, changesBetween(since, edition, language), since.number) : document;
}
