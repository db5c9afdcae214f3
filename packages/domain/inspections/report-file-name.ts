import type { Language } from '../languages.ts';
import { dayOf } from '../time.ts';

/** File systems refuse some of these characters, others hide or reverse the rest of a name. */
const unfit = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]+/gu;
const longestMachine = 100;

/** Only older versions carry their number in the name. */
export const nameOfVersion = (name: string, version: number, newest: number): string =>
  version === newest ? name : name.replace(/(\.pdf)?$/, `_v${version}$1`);

export interface NamedReport {
  inspectionDate: Date;
  serialNumber: string;
  nickName: string;
  language: Language;
}

/** `{yyyymmdd}_{serial number, else nickname}_{lang}.pdf`, whatever the machine is called. */
export function reportFileName({ inspectionDate, serialNumber, nickName, language }: NamedReport): string {
  const day = dayOf(inspectionDate).replaceAll('-', '');
  const machine = Array.from((serialNumber.trim() || nickName.trim()).toWellFormed().replaceAll(unfit, '_'))
    .slice(0, longestMachine)
    .join('');
  return [day, machine, language]
    .filter((part) => part !== '')
    .join('_')
    .concat('.pdf');
}
