import type { EquipmentTrend } from '@assay/contract/equipment-trends';
import { reportDay } from '@assay/domain/time';
import type { DrawnChart } from '../../ui/charts/chart-places.ts';
import { t } from './equipment-trends.texts.ts';

const measured = (value: number, unit: string): string =>
  unit ? t('withUnit', { value: String(value), unit }) : String(value);

function altOf({ title, unit, lines }: EquipmentTrend): string {
  const values = lines.flatMap((line) => line.values).sort((one, other) => one.at.localeCompare(other.at));
  const [first, last] = [values.at(0), values.at(-1)];
  if (!first || !last) return title;
  const value = measured(last.value, unit);
  return t('alt', { title, first: reportDay(first.at), last: reportDay(last.at), value });
}

/** A trend as it is drawn, with its words. */
export const trendChart = (trend: EquipmentTrend): DrawnChart => ({
  ...trend,
  estimate: trend.lifeEnd
    ? t('estimate', { limit: measured(trend.lifeEnd.limit, trend.unit), date: reportDay(trend.lifeEnd.at) })
    : '',
  alt: altOf(trend),
});
