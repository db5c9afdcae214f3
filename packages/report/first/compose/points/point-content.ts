import type { ContentBlock } from '@assay/contract/reports/document';
import type { PointType } from '@assay/domain/points/point-types';
import type { ShownPoint } from '@assay/domain/reports/shown-run';
import type { PointOutcome } from '@assay/domain/reports/version';
import { oldCells } from '@assay/domain/runs/last-visit-cells';
import type { Reading } from '../reading.ts';
import type { PointBuilder } from './answered.ts';
import { comment } from './comment.ts';
import { dropdown } from './dropdown.ts';
import { measurementsWithPicture, summary } from './fields.ts';
import { measurement } from './measurement.ts';
import { multipleChoices, multipleChoicesAndRangeValues } from './multiple-choices.ts';
import { withOldMarked } from './old-values.ts';
import { radioButtonSelection, radioButtonSelectionAndRangeValues } from './radio-button-selection.ts';
import { rangeValues } from './range-values.ts';
import { summaryWithRows } from './summary-with-rows.ts';

/** The one place where a type meets what a report says of it; a new type does not compile until it is here. */
const builders: { [T in PointType]: PointBuilder<T> } = {
  Comment: comment,
  Measurement: measurement,
  Summary: summary,
  SummaryWithRows: summaryWithRows,
  MeasurementsWithPicture: measurementsWithPicture,
  RadioButtonSelection: radioButtonSelection,
  RadioButtonSelectionAndRangeValues: radioButtonSelectionAndRangeValues,
  RangeValues: rangeValues,
  MultipleChoices: multipleChoices,
  MultipleChoicesAndRangeValues: multipleChoicesAndRangeValues,
  Dropdown: dropdown,
};

/** A point and the builder of its own type belong together, which the compiler cannot see here. */
type AnyBuilder = (point: never, answer: never, reading: Reading, outcome: PointOutcome) => ContentBlock[];

export function pointContent({ point, result, outcome }: ShownPoint, reading: Reading): ContentBlock[] {
  const blocks = (builders[point.type] as AnyBuilder)(point as never, result.content as never, reading, outcome);
  // Where nobody has looked at anything, the point says so as a whole.
  return result.prefilled ? blocks : withOldMarked(blocks, point, oldCells(point, result), reading);
}
