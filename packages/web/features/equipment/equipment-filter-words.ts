import { surfaceDrills } from '@assay/domain/dashboards/surface-drills';
import { monthText } from '@assay/domain/time';
import { t } from './equipment-filters.texts.ts';

export const categoryText = (code: string): string =>
  code === surfaceDrills ? t('surfaceDrills') : t('ofCategory', { category: code });

/** The words of a period as the address names it. */
export function servicedText(period: string): string {
  if (period === 'week' || period === 'month' || period === 'year') return t(period);
  return t('inMonth', { month: /^\d{4}-\d{2}$/.test(period) ? monthText(period) : period });
}
