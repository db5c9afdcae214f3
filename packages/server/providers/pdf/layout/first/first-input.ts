import type { ReportDocument } from '@assay/contract/reports/document';
import { breakingAfter } from '../../legible.ts';
import type { TypstInput } from '../../typst-engine.ts';
import { layOut } from './lay-out.ts';
import type { PictureOf } from './photo-boxes.ts';

/** The longest word that has a place everywhere but in columns. */
const longestWord = 26;
const column = breakingAfter(20);

/** A report as it was drawn first: of audits, and of versions up to format 3. */
export function firstInput(
  document: ReportDocument,
  legible: (text: string) => string,
  pictureOf: PictureOf,
): TypstInput {
  const fitting = breakingAfter(longestWord);
  const drawn: ReportDocument = JSON.parse(JSON.stringify(document), (key, value) =>
    typeof value !== 'string' || key === 'imageId' ? value : fitting(legible(value)),
  );
  const { language, companyName, kind, mark = '', title, facts, verdict, footer, pageLabel } = drawn;
  const at = new Date(document.savedAt);
  const data = {
    language,
    companyName,
    kind,
    mark,
    title,
    plainTitle: legible(document.title),
    facts: facts.map((group) => ({
      title: group.title,
      facts: group.facts.map(({ label, value, tone }) => ({ label: column(label), value: column(value), tone })),
    })),
    verdict,
    footer,
    pageLabel,
    savedAt: {
      year: at.getUTCFullYear(),
      month: at.getUTCMonth() + 1,
      day: at.getUTCDate(),
      hour: at.getUTCHours(),
      minute: at.getUTCMinutes(),
      second: at.getUTCSeconds(),
    },
    pieces: layOut(drawn, pictureOf),
  };
  return { template: 'first/report.typ', data: JSON.stringify(data) };
}
