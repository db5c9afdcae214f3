import type { ReportDocument } from '@assay/contract/reports/document';
import type { Language } from '@assay/domain/languages';
import { shownRun } from '@assay/domain/reports/shown-run';
import { firstPaperFormat } from '@assay/domain/reports/version';
import { buildDocument } from '@assay/report/compose/build-document';
import { buildDocument as buildFirstDocument } from '@assay/report/first/compose/build-document';
import { snapshotIn } from '../runs/read-snapshot.ts';
import type { InspectionEdition } from './read-version.ts';

/** The report of an inspection's version as a document. */
export function documentOf(
  { version, snapshots, number, savedAt, control, versions, isDraft }: InspectionEdition,
  language: Language,
): ReportDocument {
  const [main, configurator] = version.runs;
  if (!main) throw new Error(`The visit ${version.header.id} has no run.`);
  const snapshot = snapshotIn(snapshots, main);
  const build = version.format === firstPaperFormat ? buildFirstDocument : buildDocument;
  return build(
    {
      version,
      number,
      savedAt,
      control,
      versions,
      isDraft,
      main: shownRun(main, snapshot),
      configurator: configurator ? shownRun(configurator, snapshotIn(snapshots, configurator)) : null,
      options: snapshot,
    },
    language,
  );
}
