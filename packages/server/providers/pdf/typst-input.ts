import type { ReportDocument } from '@assay/contract/reports/document';
import { layOut } from './layout/lay-out.ts';
import type { PictureOf } from './layout/photo-boxes.ts';
import { breakingAfter } from './legible.ts';

/** What the templates read: the document in texts that can be drawn, and its pieces in order. */
export function typstInput(
  document: ReportDocument,
  legible: (text: string) => string,
  pictureOf: PictureOf,
): { data: string } {
  const drawn: ReportDocument = JSON.parse(JSON.stringify(document), (_, value) =>
    typeof value === 'string' ? legible(value) : value,
  );
  const savedAt = new Date(document.savedAt);
  const fitting = breakingAfter(24);
  const data = {
    language: drawn.language,
    house: drawn.house,
    kind: drawn.kind,
    title: breakingAfter(26)(drawn.title),
    plainTitle: drawn.title,
    facts: drawn.facts.map(({ title, facts }) => ({
      title,
      facts: facts.map(({ label, value, tone }) => ({ label: fitting(label), value: fitting(value), tone })),
    })),
    verdict: drawn.verdict,
    footer: drawn.footer,
    pageLabel: drawn.pageLabel,
    savedAt: [
      savedAt.getUTCFullYear(),
      savedAt.getUTCMonth() + 1,
      savedAt.getUTCDate(),
      savedAt.getUTCHours(),
      savedAt.getUTCMinutes(),
      savedAt.getUTCSeconds(),
    ],
    pieces: layOut(drawn, pictureOf),
  };
  return { data: JSON.stringify(data) };
}
