import { parseNumber } from '../measurements/numbers.ts';
import { listedTypes, type ProtocolType } from '../protocol-types.ts';
import { days, later } from '../time.ts';
import { type Message, message } from '../words/message.ts';

/** Audits and configurators are other work, and some types are not made by authors. */
export const inspectionTypes: readonly ProtocolType[] = listedTypes
  .map(({ value }) => value)
  .filter((type) => !type.startsWith('Audit_') && type !== 'Equipment_Configurator');

export const actionPriorities = ['High', 'Medium', 'Low'] as const;
export type ActionPriority = (typeof actionPriorities)[number];

/** These fields are written one by one, each with a revision of its own. */
export const inspectionFields = [
  'summary',
  'comment',
  'internalComment',
  'inspector',
  'inspectorContact',
  'inspectionDate',
  'contactName',
  'contactPhoneNumber',
  'contactEmail',
  'loadedHours',
  // Hours that were questioned and kept as typed: only the work needs them, no report shows them.
  'keptHours',
  'safeToRun',
  'safeConditions',
] as const;
export type InspectionField = (typeof inspectionFields)[number];

export const signatureRoles = ['customer', 'provider'] as const;
export type SignatureRole = (typeof signatureRoles)[number];

/** '{protocol name} {serial number or nickname}'. */
export const inspectionName = (protocolName: string, equipment: { serialNumber: string; nickName: string }): string =>
  `${protocolName} ${equipment.serialNumber || equipment.nickName}`.trim();

const firstDay = new Date(Date.UTC(1970, 0, 1));

/** Clocks of devices may be a little ahead. */
export function inspectionDateFault(date: Date, now: Date): Message | undefined {
  if (date > later(now, days(1))) return message('inspection.dateInFuture');
  return date < firstDay ? message('inspection.dateTooEarly') : undefined;
}

/** Empty hours are no fault. */
export function loadedHoursFault(text: string): Message | undefined {
  if (text.trim() === '') return undefined;
  const hours = parseNumber(text);
  return hours === undefined || hours < 0 ? message('inspection.hours') : undefined;
}
