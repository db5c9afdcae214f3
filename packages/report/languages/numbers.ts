import type { Language } from '@assay/domain/languages';
import { parseNumber } from '@assay/domain/measurements/numbers';

interface Marks {
  decimal: '.' | ',';
  group: string;
}

const space = '\u00a0';
const comma: Marks = { decimal: ',', group: space };
const marks: Record<Language, Marks> = {
  en: { decimal: '.', group: ',' },
  fi: comma,
  sv: comma,
  de: { decimal: ',', group: '.' },
  fr: comma,
  es: { decimal: ',', group: '.' },
  pt: { decimal: ',', group: '.' },
  ru: comma,
  zh: { decimal: '.', group: ',' },
};

/** A plain number as a language writes it: '-1082.50' becomes '−1.082,50'. */
function written(plain: string, { decimal, group }: Marks): string {
  const [whole = '', part] = plain.replace(/^[+-]/, '').split('.');
  const sign = plain.startsWith('-') ? '−' : plain.startsWith('+') ? '+' : '';
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, group);
  return `${sign}${grouped}${part === undefined ? '' : `${decimal}${part}`}`;
}

/** How many digits somebody wrote behind the mark. */
export const decimalsIn = (text: string): number => /[.,](\d*)$/.exec(text.trim())?.[1]?.length ?? 0;

/** Numbers as the paper of a language shows them; what is no number stays what it is. */
export function paperNumbers(language: Language) {
  const own = marks[language];
  /** With so many digits behind the mark, or as it was written. */
  const number = (value: number | string, decimals?: number): string => {
    const text = String(value).trim();
    const parsed = parseNumber(text);
    if (parsed === undefined || /[eE]/.test(text)) return text;
    if (decimals !== undefined) return written(parsed.toFixed(decimals), own);
    const plain = text
      .replace(',', '.')
      .replace(/^([+-]?)\./, '$10.')
      .replace(/\.$/, '');
    return written(plain, own);
  };
  return { number };
}
