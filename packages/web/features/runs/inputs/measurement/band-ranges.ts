import type { LimitValues } from '@assay/domain/measurements/limits';

export interface BandRange {
  kind: 'ok' | 'attention' | 'critical';
  /** The values that lie in it, as one reads them: '15 to 22', '≥ 22'. */
  text: string;
}

const between = (low: number | null, high: number | null): string => {
  if (low !== null && high !== null) return `${low} – ${high}`;
  return low === null ? `≤ ${high}` : `≥ ${low}`;
};

/** The bands of a value in words, the good one first; what has no limits has none. */
export function bandRanges({ criticalLow, low, high, criticalHigh }: LimitValues): BandRange[] {
  const [least, most] = [low ?? criticalLow, high ?? criticalHigh];
  const range = (kind: BandRange['kind'], text: string | false): BandRange[] =>
    text === false ? [] : [{ kind, text }];
  return [
    ...range('ok', (least !== null || most !== null) && between(least, most)),
    ...range('attention', low !== null && (criticalLow === null ? `< ${low}` : `${criticalLow} – ${low}`)),
    ...range('attention', high !== null && (criticalHigh === null ? `> ${high}` : `${high} – ${criticalHigh}`)),
    ...range('critical', criticalLow !== null && `< ${criticalLow}`),
    ...range('critical', criticalHigh !== null && `> ${criticalHigh}`),
  ];
}
