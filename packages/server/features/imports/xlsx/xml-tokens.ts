import { SheetFault } from './zip-entries.ts';

export interface XmlTag {
  /** Without its namespace. */
  name: string;
  isEnd: boolean;
  /** Opens and closes at once. */
  isEmpty: boolean;
  attribute: (name: string) => string | undefined;
}

/** A tag, or the text between two. */
export type XmlToken = XmlTag | string;

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const fromCode = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '');

/** Only what every XML file knows; a file that brings entities of its own is refused. */
const decoded = (text: string): string =>
  text.includes('&')
    ? text.replaceAll(/&(#x[0-9a-f]+|#\d+|\w+);/gi, (whole, name: string) => {
        if (name.startsWith('#x') || name.startsWith('#X')) return fromCode(Number.parseInt(name.slice(2), 16));
        if (name.startsWith('#')) return fromCode(Number.parseInt(name.slice(1), 10));
        return named[name] ?? whole;
      })
    : text;

function tagOf(source: string): XmlTag {
  const isEnd = source[1] === '/';
  const [, fullName = ''] = /^<\/?([^\s/>]+)/.exec(source) ?? [];
  return {
    name: fullName.slice(fullName.indexOf(':') + 1),
    isEnd,
    isEmpty: source.endsWith('/>'),
    attribute: (name) => {
      const [, double, single] = new RegExp(`[\\s:]${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(source) ?? [];
      const value = double ?? single;
      return value === undefined ? undefined : decoded(value);
    },
  };
}

const longestTag = 100_000;
/** More than a cell holds, however its letters are written. */
const longestText = 250_000;

/** The tags and texts of an XML stream, a piece at a time; comments and instructions are left out. */
export async function* xmlTokens(source: AsyncIterable<string>): AsyncGenerator<XmlToken> {
  let rest = '';
  for await (const piece of source) {
    rest += piece;
    let at = 0;
    for (;;) {
      const open = rest.indexOf('<', at);
      if (open < 0) {
        if (rest.length - at > longestText) throw new SheetFault('a text that no cell holds', true);
        break;
      }
      const close = rest.startsWith('<!--', open) ? rest.indexOf('-->', open) + 2 : rest.indexOf('>', open);
      if (close < open + 1) {
        if (rest.length - open > longestTag) throw new SheetFault('a tag without an end');
        break;
      }
      if (open > at) yield decoded(rest.slice(at, open));
      const tag = rest.slice(open, close + 1);
      at = close + 1;
      if (/^<!(DOCTYPE|ENTITY)/i.test(tag)) throw new SheetFault('brings declarations of its own');
      if (tag[1] !== '?' && tag[1] !== '!') yield tagOf(tag);
    }
    rest = rest.slice(at);
  }
}
