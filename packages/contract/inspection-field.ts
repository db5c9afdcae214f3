import { type InspectionField, inspectionDateFault, loadedHoursFault } from '@assay/domain/inspections/inspection';
import { type Message, message } from '@assay/domain/words/message';
import * as z from 'zod/mini';
import { messageOfIssue } from './base/issue-message.ts';
import { inspectionFieldRules } from './inspections.ts';

/** The screen and the server ask this one function, so that both accept the same values. */
export function readInspectionField(
  field: InspectionField,
  text: string,
  now: Date,
): { value: string; fault?: undefined } | { value?: undefined; fault: Message } {
  const read = z.safeParse(inspectionFieldRules[field], text, { reportInput: true });
  if (!read.success) return { fault: read.error.issues.map(messageOfIssue)[0] ?? message('value.unknownForm') };
  const value = read.data;
  const fault = faultOf(field, value, now);
  return fault === undefined ? { value } : { fault };
}

function faultOf(field: InspectionField, value: string, now: Date): Message | undefined {
  if (field === 'inspectionDate') return inspectionDateFault(new Date(value), now);
  return field === 'loadedHours' ? loadedHoursFault(value) : undefined;
}
