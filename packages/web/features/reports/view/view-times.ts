import { paperTimes } from '@assay/domain/time';

/** Days and times around a report, as the report itself tells them: by the clock of the site. */
export function viewTimes({ timeZone }: { timeZone: string }) {
  const times = paperTimes('en', timeZone);
  return { ...times, momentInZone: (iso: string): string => `${times.moment(iso)} ${timeZone}` };
}
