/** Marks that turn the direction of what follows, and whatever else no reader sees: a text is what it looks like. */
const unseen = /(?!\n)\p{Cc}|\p{Default_Ignorable_Code_Point}|[\u2028\u2029\ufff9-\ufffb]/gu;
/** They join and part the letters of a word. */
const joiners = ['\u200c', '\u200d'];
const privateUse = /\p{Co}/u;
const standIn = '\ufffd';

/** Whatever a person typed as text that the fonts can draw: what they cannot becomes a mark that says so. */
export const legibleWith =
  (isCovered: (character: number) => boolean) =>
  (text: string): string =>
    Array.from(
      text
        .toWellFormed()
        .replaceAll('\t', ' ')
        .replaceAll(unseen, (mark) => (joiners.includes(mark) ? mark : '')),
      (character) =>
        character === '\n' || (isCovered(character.codePointAt(0) ?? 0) && !privateUse.test(character))
          ? character
          : standIn,
    ).join('');

const mayBreakHere = '\u200b';

/** Chinese has no spaces; the typesetter knows where its lines may end. */
const word = /[^\s\u200b\p{Script_Extensions=Han}]+/gu;

/** Lets words that are longer than their place end at its edge: after a mark, as in addresses, or else anywhere. */
export const breakingAfter =
  (letters: number) =>
  (text: string): string =>
    text.replaceAll(word, (long) =>
      long.length <= letters
        ? long
        : long
            .split(/(?<=[@._/-])/u)
            .flatMap((part) => (part.length <= letters ? [part] : Array.from(part)))
            .join(mayBreakHere),
    );
