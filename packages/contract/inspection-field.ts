import { type InspectionField, inspectionDateFault, loadedHoursFault } from '@assay/domain/inspections/inspection';
import * as z from 'zod/mini';
import { inspectionFieldRules } from './inspections.ts';

/** A field of an inspection as it is kept when this is written into it, or what is wrong: one answer for the screen and the server. */
export function readInspectionField(
  field: InspectionField,
  text: string,
  now: Date,
): { value: string; fault?: undefined } | { value?: undefined; fault: string } {
  const read = z.safeParse(inspectionFieldRules[field], text);
  if (!read.success) return { fault: read.error.issues[0]?.message ?? '' };
  const value = read.data;
  const fault = faultOf(field, value, now);
  return fault === undefined ? { value } : { fault };
}

function faultOf(field: InspectionField, value: string, now: Date): string | undefined {
  if (field === 'inspectionDate') return inspectionDateFault(new Date(value), now);
  return field === 'loadedHours' ? loadedHoursFault(value) : undefined;
}
