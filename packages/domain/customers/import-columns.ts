import type { ImportColumns } from '../imports/columns.ts';

/** Each line is a customer with at most one site and one contact. */
export const customerColumns = {
  name: { title: 'Name', aliases: ['customer', 'customer name'], most: 200, required: true },
  englishName: { title: 'English name', aliases: [], most: 200 },
  mdmCustomerId: { title: 'MDM id', aliases: ['mdm', 'mdm customer id'], most: 100 },
  language: { title: 'Language', aliases: [], most: 2, kind: 'language' },
  siteName: { title: 'Site', aliases: ['site name'], most: 200 },
  mdmSiteId: { title: 'Site MDM id', aliases: [], most: 100 },
  mdmType: { title: 'Site MDM type', aliases: ['site type', 'mdm type'], most: 100 },
  country: { title: 'Country', aliases: ['site country'], most: 100 },
  stateProvince: { title: 'State or province', aliases: ['state', 'province', 'state-province'], most: 100 },
  timeZone: { title: 'Time zone', aliases: ['site time zone'], most: 64, kind: 'timeZone' },
  contactName: { title: 'Contact', aliases: ['contact name'], most: 200 },
  contactEmail: { title: 'Contact e-mail', aliases: ['contact email', 'email'], most: 254, kind: 'email' },
  contactPhone: { title: 'Contact phone', aliases: ['phone', 'phone number'], most: 50 },
  contactLanguage: { title: 'Contact language', aliases: [], most: 2, kind: 'language' },
} as const satisfies ImportColumns<string>;

export type CustomerColumn = keyof typeof customerColumns;
export type CustomerCells = Partial<Record<CustomerColumn, string>>;
