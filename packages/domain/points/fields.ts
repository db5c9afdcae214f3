import { type FieldError, fieldError } from '../problem.ts';
import { inIndexOrder, newField, renumbered } from './new-parts.ts';
import type { PointField } from './parts.ts';
import { type Entry, noFaults, type PointRules } from './point-rules.ts';
import type { FieldValue } from './results.ts';

const fieldEntries = (fields: readonly PointField[], values: readonly FieldValue[]): Entry[] =>
  inIndexOrder(fields).map(({ id, title, keyboardType }) => ({
    id,
    title,
    value: values.find(({ fieldId }) => fieldId === id)?.value ?? '',
    pattern: '',
    consequence: undefined,
    keyboard: keyboardType,
  }));

const cleaned = ({ fields }: { fields: PointField[] }) => ({ fields: renumbered(inIndexOrder(fields)) });

export const untitledFields = (fields: readonly PointField[]): FieldError[] =>
  fields.flatMap(({ title }, place) =>
    title.trim() === '' ? [fieldError(`fields.${place}.title`, 'point.fieldTitleMissing')] : [],
  );

const pictureFields = 4;

export const summary: PointRules<'Summary'> = {
  fresh: () => ({ fields: [newField(0)] }),
  faults: noFaults,
  warnings: noFaults,
  cleaned,
  emptyResult: () => ({ values: [] }),
  entries: ({ fields }, { values }) => fieldEntries(fields, values),
};

export const measurementsWithPicture: PointRules<'MeasurementsWithPicture'> = {
  fresh: () => ({ fields: Array.from({ length: pictureFields }, (_, index) => newField(index)) }),
  faults: ({ fields }) => untitledFields(fields),
  warnings: noFaults,
  cleaned,
  emptyResult: () => ({ values: [] }),
  entries: ({ fields }, { values }) => fieldEntries(fields, values),
};
