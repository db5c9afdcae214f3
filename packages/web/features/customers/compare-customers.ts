import type { Customer } from '@assay/contract/customers';
import { languageName } from '@assay/domain/languages';
import { t } from './customers.texts.ts';

export interface Comparison {
  label: string;
  first: readonly string[];
  second: readonly string[];
  differs: boolean;
}

type Site = Customer['sites'][number];
type Contact = Customer['contacts'][number];

const line = (...texts: string[]): string => texts.filter(Boolean).join(' · ');
const siteLine = ({ name, mdmSiteId, mdmType, country, stateProvince, timeZone }: Site) =>
  line(name, mdmSiteId, mdmType, stateProvince, country, timeZone);
const contactLine = ({ name, email, phoneNumber }: Contact) => line(name, email, phoneNumber);
const equipmentLine = ({ serialNumber, nickName, productModelName }: Customer['equipments'][number]) =>
  line(serialNumber, nickName, productModelName);

const rows = (): readonly [label: string, read: (customer: Customer) => readonly string[]][] => [
  [t('name'), ({ name }) => [name]],
  [t('mdmId'), ({ mdmCustomerId }) => [mdmCustomerId]],
  [t('englishName'), ({ englishName }) => [englishName]],
  [t('language'), ({ language }) => [languageName(language)]],
  [t('sites'), ({ sites }) => sites.map(siteLine)],
  [t('contacts'), ({ contacts }) => contacts.map(contactLine)],
  [t('equipments'), ({ equipments }) => equipments.map(equipmentLine)],
];

/** Two customers, row by row, each row as lines of text. */
export const compareCustomers = (first: Customer, second: Customer): Comparison[] =>
  rows().map(([label, read]) => {
    const [one, two] = [read(first).filter(Boolean), read(second).filter(Boolean)];
    return { label, first: one, second: two, differs: one.join('\n') !== two.join('\n') };
  });
