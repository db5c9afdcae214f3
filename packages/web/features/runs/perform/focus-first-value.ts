import type { PointType } from '@assay/domain/points/point-types';
import { focusOpenField } from '../inputs/answer-fields.ts';

/** What is answered by typing before anything else. */
const beginsTyping: readonly PointType[] = [
  'Measurement',
  'RangeValues',
  'Summary',
  'MeasurementsWithPicture',
  'SummaryWithRows',
];

/** Who goes from point to point by answering types at once; answers where, if anywhere. */
export function focusFirstValue(place: Element | null, type: PointType): HTMLInputElement | undefined {
  const fields = beginsTyping.includes(type) ? place?.querySelector('[data-fields]') : null;
  return fields ? focusOpenField(fields) : undefined;
}
