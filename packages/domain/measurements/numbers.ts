/** The one idea of what a number is: optional sign, digits, optional decimal point or comma, optional exponent. */
const number = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)([eE][+-]?\d+)?$/;

/** Digits in groups of three, with spaces of any width between. */
const grouped = /^[+-]?\d{1,3}([ \u00a0\u2009\u202f]\d{3})+([.,]\d*)?$/;

/** What somebody typed as a number, without the spaces between its groups of digits: '131 200' is '131200'. */
export const withoutGroups = (typed: string): string =>
  grouped.test(typed.trim()) ? typed.replaceAll(/\s/g, '') : typed;

/** The number that a text says; undefined for anything else, '1.234,5' and '' among it. */
export function parseNumber(text: string): number | undefined {
  const plain = text.trim();
  if (!number.test(plain)) return undefined;
  const value = Number(plain.replace(',', '.'));
  return Number.isFinite(value) ? value : undefined;
}
