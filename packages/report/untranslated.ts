import type { UntranslatedText } from '@assay/contract/report-heads';
import type { ReportDocument } from '@assay/contract/reports/document';
import { defaultLanguage } from '@assay/domain/constants';
import { untranslatedTexts } from '@assay/domain/protocols/in-language';
import type { SnapshotTerms } from '@assay/domain/protocols/snapshot';
import type { ShownRun } from '@assay/domain/reports/shown-run';
import { textsOf } from './document-texts.ts';

/** What has no letters, such as '90°', is read in any language. */
const isWord = (text: string): boolean => /\p{L}/u.test(text);

/** Texts of the run that have no translation, whether the report shows them or not. */
function withoutTranslation({ categories, extraPoints, terms }: ShownRun, language: string): UntranslatedText[] {
  const term = (kind: keyof SnapshotTerms, text: string): UntranslatedText[] =>
    !isWord(text) || terms?.[kind]?.[text]?.[language] ? [] : [{ number: '', text }];
  return [...categories, { title: '', points: extraPoints }].flatMap(({ title, points }) => [
    ...term('category', title),
    ...points.flatMap(({ number, point, phase, subcategoryTitle }) => [
      ...term('phase', phase),
      ...term('category', subcategoryTitle),
      ...untranslatedTexts(point, language)
        .filter(isWord)
        .map((text) => ({ number: String(number), text })),
    ]),
  ]);
}

const letter = /[\p{L}\p{N}]/u;

/** Whether a text says another one, not only a part of one of its words. */
function says(whole: string, wanted: string): boolean {
  for (let at = whole.indexOf(wanted); at >= 0; at = whole.indexOf(wanted, at + 1))
    if (!letter.test(whole[at - 1] ?? '') && !letter.test(whole[at + wanted.length] ?? '')) return true;
  return false;
}

/** What of a report its reader gets in English; texts that the report does not show are missed by nobody. */
export function untranslatedIn(document: ReportDocument, runs: readonly ShownRun[]): UntranslatedText[] {
  const { language } = document;
  if (language === defaultLanguage) return [];
  const shown = textsOf(document);
  const seen = new Set<string>();
  return runs
    .flatMap((run) => withoutTranslation(run, language))
    .filter(({ text }) => {
      const isNew = !seen.has(text);
      seen.add(text);
      return isNew && shown.some((whole) => says(whole, text.trim()));
    });
}
