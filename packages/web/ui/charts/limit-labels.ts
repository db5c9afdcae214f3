import type { LimitName } from '@assay/domain/measurements/limits';
import type { ChartGeometry } from '@assay/report/charts/geometry';

interface LimitLabel {
  name: LimitName;
  /** Of the line, and of the text at it. */
  y: number;
  textY: number;
  text: string;
}

/** A line of small text, and the room between it and the line of its limit. */
const lineHeight = 13;
const gap = 4;

/** The limits with their names at the right end: upper ones above their line, lower ones below it, unless another name stands there. */
export function limitLabels(
  { limits, plot }: Pick<ChartGeometry, 'limits' | 'plot'>,
  limitText: (name: LimitName, value: number) => string,
): LimitLabel[] {
  const taken: number[] = [];
  const isFree = (textY: number): boolean =>
    textY - lineHeight >= 0 &&
    textY <= plot.y + plot.height + gap &&
    taken.every((other) => Math.abs(other - textY) >= lineHeight);
  // The worst are placed first, so that they keep their side.
  const byWeight = limits.toSorted((one, other) => Number(isCritical(other.name)) - Number(isCritical(one.name)));
  return byWeight.map(({ name, value, y }) => {
    const [above, below] = [y - gap, y + lineHeight - 2];
    const sides = isUpper(name) ? [above, below] : [below, above];
    const textY = sides.find(isFree) ?? sides[0] ?? above;
    taken.push(textY);
    return { name, y, textY, text: limitText(name, value) };
  });
}

const isUpper = (name: LimitName): boolean => name === 'high' || name === 'criticalHigh';
export const isCritical = (name: LimitName): boolean => name === 'criticalLow' || name === 'criticalHigh';
