/** English made longer and stranger: what a page has no room for in other languages shows, and so does text that is in no table. */

/** How much longer texts get in other languages. */
const growth = 0.4;

const letters = [...'aeiouyAEIOUY'];
const accents = [...'áéíóúýÁÉÍÓÚÝ'];
const padding = ['lorem', 'ipsum', 'dolor', 'sit', 'amet', 'elit'];

const placeholder = /\{\w+\}/g;

/** Whole words and a cut one, so that lines break as they do in a language. */
function paddingOf(length: number): string {
  const words = Array.from({ length }, (_, at) => padding[at % padding.length]);
  return words.join(' ').slice(0, length).replace(/ $/, 't');
}

/** The brackets show where a text is cut off, and let short texts grow more, as they do; placeholders stay as they are. */
export function pseudoText(text: string): string {
  const own = text.replaceAll(placeholder, '');
  if (!/\p{Letter}/u.test(own)) return text;
  const strange = text.replaceAll(/\{\w+\}|\w/g, (part) => accents[letters.indexOf(part)] ?? part);
  return `[${strange} ${paddingOf(Math.ceil(own.length * growth))}]`;
}
