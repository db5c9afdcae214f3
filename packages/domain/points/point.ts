import type { MeasurementLimit } from '../measurements/limits.ts';
import type { AggregationDirection } from '../measurements/summary-table.ts';
import type { Meta } from './applicability.ts';
import type {
  ChoiceList,
  Dropdown,
  OptionGroup,
  PointField,
  RangeValue,
  SummaryField,
  SummaryRow,
  VisualizationDataset,
} from './parts.ts';
import type { LifeEstimate, PointType, Visualization } from './point-types.ts';
import type { CommonSettings } from './settings.ts';

/** Every point has these fields, whatever its type. */
export interface PointCommon extends CommonSettings {
  name: string;
  description: string;
  /** Empty while none is chosen. */
  productCategoryId: string;
  metas: Meta[];
}

interface RangeValuePart {
  rangeValueTitle: string;
  rangeValues: RangeValue[];
}

interface RadioPart {
  /** Null while none is chosen. */
  optionGroup: OptionGroup | null;
}

interface MeasuredPart {
  measurementTitle: string;
  measurementUnitId: string | null;
  measurementLimits: (MeasurementLimit & { id: string })[];
  visualization: Visualization;
}

/** The form of each type edits its content. */
export interface PointContents {
  Comment: object;
  Measurement: MeasuredPart & { lifeEstimate: LifeEstimate };
  /** The older table, with fields alone and one value each. */
  Summary: { fields: PointField[] };
  SummaryWithRows: MeasuredPart & {
    fieldTitle: string;
    fields: SummaryField[];
    rows: SummaryRow[];
    inspectionPointAggregationDirection: AggregationDirection;
    visualizationDatasets: VisualizationDataset[];
  };
  MeasurementsWithPicture: { fields: PointField[] };
  RadioButtonSelection: RadioPart;
  RadioButtonSelectionAndRangeValues: RadioPart & RangeValuePart;
  RangeValues: RangeValuePart;
  MultipleChoices: { multipleChoices: ChoiceList[] };
  MultipleChoicesAndRangeValues: { multipleChoices: ChoiceList[] } & RangeValuePart;
  Dropdown: { dropdowns: Dropdown[] };
}

/** A discriminated union over the types. */
export type Point<T extends PointType = PointType> = {
  [Type in T]: { type: Type } & PointCommon & PointContents[Type];
}[T];
