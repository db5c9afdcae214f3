/** The one idea of what a number is: optional sign, digits, optional decimal point or comma, optional exponent. */
const number = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)([eE][+-]?\d+)?$/;

/** The number that a text says; undefined for anything else, '1.234,5' and '' among it. */
export function parseNumber(text: string): number | undefined {
  const plain = text.trim();
  if (!number.test(plain)) return undefined;
  const value = Number(plain.replace(',', '.'));
  return Number.isFinite(value) ? value : undefined;
}
