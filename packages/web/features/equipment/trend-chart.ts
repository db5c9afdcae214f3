import type { EquipmentTrend } from '@assay/contract/equipment-trends';
import { listDay } from '@assay/domain/time';
import type { DrawnChart } from '../../ui/charts/chart-places.ts';
import { isCritical } from '../../ui/charts/limit-labels.ts';
import { t } from './equipment-trends.texts.ts';

const measured = (value: number, unit: string): string =>
  unit ? t('withUnit', { value: String(value), unit }) : String(value);

function altOf({ title, unit, lines }: EquipmentTrend): string {
  const values = lines.flatMap((line) => line.values).sort((one, other) => one.at.localeCompare(other.at));
  const [first, last] = [values.at(0), values.at(-1)];
  if (!first || !last) return title;
  const value = measured(last.value, unit);
  return t('alt', { title, first: listDay(first.at), last: listDay(last.at), value });
}

/** When parts were replaced, as the chart names it below its drawing. */
const replacedOn = ({ replacements }: EquipmentTrend): DrawnChart['replacements'] =>
  replacements.map(({ at, presumed }) => {
    const day = listDay(at);
    return { at, label: presumed ? t('perhapsReplacedOn', { day }) : t('replacedOn', { day }) };
  });

/** A trend as it is drawn, with its words. */
export const trendChart = (trend: EquipmentTrend): DrawnChart => ({
  ...trend,
  replacements: replacedOn(trend),
  dayText: listDay,
  limitText: (name, value) => t(isCritical(name) ? 'criticalLimitAt' : 'limitAt', { value: String(value) }),
  estimate: trend.lifeEnd
    ? t('estimate', {
        limit: measured(trend.lifeEnd.limit, trend.unit),
        from: listDay(trend.lifeEnd.at),
        to: listDay(trend.lifeEnd.late),
      })
    : '',
  alt: altOf(trend),
});
