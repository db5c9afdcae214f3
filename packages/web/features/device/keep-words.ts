import { keptTime } from '../../ui/kept-time.ts';
import { t } from './device.texts.ts';
import type { ChosenRow } from './device-db.ts';

interface Kept {
  isChosen: boolean;
  keptAt: number | undefined;
}

/** What keeping something means, and what of it is here: one's last work leaves less than what is kept on demand. */
export function keepWords(kind: ChosenRow['kind'], { isChosen, keptAt }: Kept): string {
  const about = t(kind === 'machine' ? 'keepMachine' : 'keepCustomer');
  if (keptAt === undefined) return about;
  const left = kind === 'machine' ? 'keptMachineAsOf' : 'keptCustomerAsOf';
  return `${about} ${t(isChosen ? 'keptAsOf' : left, { time: keptTime(keptAt) })}`;
}
