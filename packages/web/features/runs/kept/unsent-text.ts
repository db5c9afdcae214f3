import type { PartWords } from '../perform/part-words.ts';
import type { Parts } from '../queue/entry.ts';

/** Words of a record whose parts read as they are. */
export const plainWords = (labelOf: (part: string) => string = (part) => part): PartWords => ({
  labelOf,
  textOf: (_, value) => (typeof value === 'string' ? value : ''),
});

/** What a change would have written, a line for each part; a single part needs no name. */
export function unsentText(parts: Parts, { labelOf, textOf }: PartWords): string {
  const lines = Object.entries(parts)
    .map(([part, value]) => ({ label: labelOf(part), text: textOf(part, value) }))
    .filter(({ text }) => text.trim() !== '');
  const [first] = lines;
  return lines.length === 1 && first ? first.text : lines.map(({ label, text }) => `${label}: ${text}`).join('\n');
}
