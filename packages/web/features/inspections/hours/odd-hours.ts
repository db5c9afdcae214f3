import type { Inspection } from '@assay/contract/inspections';
import { parseNumber, withoutGroups } from '@assay/domain/measurements/numbers';
import type { AnswerSlip } from '@assay/domain/runs/answer-slips';
import { listDay, hours as time } from '@assay/domain/time';
import { areHoursPossible, slipOfHours } from '@assay/domain/trends/slips';
import { t } from './hours.texts.ts';

/** The hours that were read the last time. */
export type LastHours = Inspection['lastLoadedHours'];

const beforeOf = ({ value, date }: NonNullable<LastHours>) => ({
  last: value,
  // A day more: the last reading may be of the evening, and this one of a machine that runs on.
  passed: (Date.now() - Date.parse(date)) / time(1) + 24,
});

/** Hours as they are kept, however they were typed. */
export const keptHours = (typed: string): string => withoutGroups(typed).trim();

/** What was read the last time, in words. */
export const lastHoursText = (last: LastHours): string | undefined =>
  last ? t('lastHours', { hours: last.value, date: listDay(last.date) }) : undefined;

/** Hours that cannot be are worth a second look. */
export function oddHoursText(text: string, last: LastHours | undefined): string | undefined {
  const hours = parseNumber(text);
  if (!last || hours === undefined || areHoursPossible(hours, beforeOf(last))) return undefined;
  return t(hours < last.value ? 'lowerHours' : 'manyHours', { hours: last.value, date: listDay(last.date) });
}

/** Hours that a comma in another place puts right. */
export function hoursSlip(text: string, last: LastHours | undefined): AnswerSlip | undefined {
  const slip = last ? slipOfHours(text, beforeOf(last)) : undefined;
  return slip && { ...slip, cell: '', value: text };
}
