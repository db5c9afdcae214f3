import type { Band, LimitValues } from '@assay/domain/measurements/limits';
import { t } from '../inputs.texts.ts';

/** A band in words, with the limit that was passed. */
export const bandText = (band: Band, limit: LimitValues): string =>
  band === 'ok' ? t('ok') : t(band, { limit: limit[band] ?? '' });
