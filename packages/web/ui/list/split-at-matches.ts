import { searchWords } from '@assay/domain/search-words';

interface TextPart {
  from: number;
  part: string;
  isMatch: boolean;
}

interface Place {
  from: number;
  to: number;
}

function placesOf(word: string, within: string): Place[] {
  const places: Place[] = [];
  for (let from = within.indexOf(word); from >= 0; from = within.indexOf(word, from + word.length))
    places.push({ from, to: from + word.length });
  return places;
}

/** In their order, those that touch as one. */
function joined(places: readonly Place[]): Place[] {
  const all: Place[] = [];
  for (const { from, to } of places.toSorted((one, other) => one.from - other.from)) {
    const last = all.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else all.push({ from, to });
  }
  return all;
}

/** A text cut before and after every place where it contains a word that was searched for, whatever the case. */
export function splitAtMatches(text: string, search: string): TextPart[] {
  const within = text.toLowerCase();
  // Lower case can be longer than what it is made of: then nothing can be marked exactly.
  const words = within.length === text.length ? searchWords(search.toLowerCase()) : [];
  const parts: TextPart[] = [];
  const add = (from: number, to: number, isMatch: boolean) => {
    if (from < to) parts.push({ from, part: text.slice(from, to), isMatch });
  };
  let end = 0;
  for (const { from, to } of joined(words.flatMap((word) => placesOf(word, within)))) {
    add(end, from, false);
    add(from, to, true);
    end = to;
  }
  add(end, text.length, false);
  return parts;
}

/** A long text from the first place on where it contains a word that was searched for; nothing where it contains none. */
export function excerptAtMatch(text: string, search: string): string {
  const first = splitAtMatches(text, search).find(({ isMatch }) => isMatch);
  if (!first) return '';
  const word = text.lastIndexOf(' ', first.from) + 1;
  return word === 0 ? text : `… ${text.slice(word)}`;
}
