const largest = 999;

/** The number of a sample as it is typed; none while there are no digits. */
export function sampleIndexOf(text: string): number | null {
  const digits = text.replace(/\D/g, '');
  return digits === '' ? null : Math.min(largest, Number(digits));
}
