import type { Language } from '../languages.ts';

interface Reported {
  inspectionDate: string;
  serialNumber: string;
  nickName?: string;
}

/** What the file of a report is called: the day in UTC, the machine, the language. */
export const reportFileName = ({ inspectionDate, serialNumber, nickName = '' }: Reported, language: Language): string =>
  `${[inspectionDate.slice(0, 10).replaceAll('-', ''), serialNumber || nickName, language].filter(Boolean).join('_')}.pdf`;
