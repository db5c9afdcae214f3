/** The whole product reads numbers so: optional sign, digits, optional decimal point or comma, optional exponent. */
const number = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)([eE][+-]?\d+)?$/;

/** Digits in groups of three, with spaces of any width between. */
const grouped = /^[+-]?\d{1,3}([ \u00a0\u2009\u202f]\d{3})+([.,]\d*)?$/;

/** Removes the spaces between groups of digits: '131 200' becomes '131200'. */
export const withoutGroups = (typed: string): string =>
  grouped.test(typed.trim()) ? typed.replaceAll(/\s/g, '') : typed;

/** Undefined for anything else, for '1.234,5' and '' too. */
export function parseNumber(text: string): number | undefined {
  const plain = text.trim();
  if (!number.test(plain)) return undefined;
  const value = Number(plain.replace(',', '.'));
  return Number.isFinite(value) ? value : undefined;
}
