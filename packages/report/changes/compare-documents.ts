import type { ReportChange } from '@assay/contract/inspection-reports';
import type { ReportDocument } from '@assay/contract/reports/document';
import { documentParts, type Part } from './document-parts.ts';

const labelled = ({ label, text }: Part): string => (label === '' ? text : `${label}: ${text}`);

/** All that a part says, one line each. */
const wholeText = (part: Part): string =>
  [labelled(part), ...part.parts.map(wholeText)].filter((text) => text !== '').join('\n');

const placeOf = (part: Part, place: readonly string[]): string[] =>
  [...place, ...part.under, part.name].filter((name) => name !== '');

const change = (place: string[], before: string, after: string): ReportChange[] => {
  if (before === after) return [];
  const kind = before === '' ? 'added' : after === '' ? 'removed' : 'changed';
  return [{ place, kind, before, after }];
};

/** By their keys; where a key stands twice, the first is compared with the first. */
function byKey(parts: readonly Part[]): Map<string, Part> {
  const seen = new Map<string, number>();
  return new Map(
    parts.map((part) => {
      const times = seen.get(part.key) ?? 0;
      seen.set(part.key, times + 1);
      return [`${part.key} ${times}`, part];
    }),
  );
}

function compareParts(before: Part, after: Part, place: readonly string[]): ReportChange[] {
  const here = placeOf(after, place);
  const own =
    before.label === after.label
      ? change(here, before.text, after.text)
      : change(here, labelled(before), labelled(after));
  const [known, now] = [byKey(before.parts), byKey(after.parts)];
  // What comes or goes as a whole is reported where it stood, in one piece.
  const beside = (part: Part) => placeOf({ ...part, name: '' }, here);
  return [
    ...own,
    ...[...now].flatMap(([key, part]) => {
      const old = known.get(key);
      return old ? compareParts(old, part, here) : change(beside(part), '', wholeText(part));
    }),
    ...[...known].flatMap(([key, part]) => (now.has(key) ? [] : change(beside(part), wholeText(part), ''))),
  ];
}

/** What a reader would find different in the second of two documents, part by part. */
export const compareDocuments = (before: ReportDocument, after: ReportDocument): ReportChange[] =>
  compareParts(documentParts(before), documentParts(after), []);
