import type { Band, LimitValues } from '@assay/domain/measurements/limits';
import { t } from './blocks.texts.ts';

/** From where to where each band goes; undefined for a band that no value falls into. */
export function bandRange(band: Band, { criticalLow, low, high, criticalHigh }: LimitValues): string | undefined {
  switch (band) {
    case 'criticalLow':
      return criticalLow === null ? undefined : t('bandBelow', { limit: criticalLow });
    case 'low':
      return low === null ? undefined : between(criticalLow, low, t('bandBelow', { limit: low }));
    case 'ok':
      return okRange(low ?? criticalLow, high ?? criticalHigh);
    case 'high':
      return high === null ? undefined : between(high, criticalHigh, t('bandAbove', { limit: high }));
    case 'criticalHigh':
      return criticalHigh === null ? undefined : t('bandAbove', { limit: criticalHigh });
  }
}

/** One side may be open; two equal limits leave nothing between them. */
function between(from: number | null, to: number | null, open: string): string | undefined {
  if (from === null || to === null) return open;
  return from < to ? t('bandBetween', { low: from, high: to }) : undefined;
}

function okRange(from: number | null, to: number | null): string | undefined {
  if (from !== null && to !== null) return from <= to ? t('bandBetween', { low: from, high: to }) : undefined;
  if (from !== null) return t('bandFrom', { limit: from });
  return to === null ? t('bandAll') : t('bandUpTo', { limit: to });
}
