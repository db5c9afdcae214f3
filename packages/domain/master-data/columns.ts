import type { ImportColumn, ImportColumns } from '../imports/columns.ts';

const customer = {
  title: 'Customer MDM id',
  aliases: ['customer', 'mdm customer id'],
  most: 100,
} as const satisfies ImportColumn;
const site = { title: 'Site MDM id', aliases: ['site'], most: 100 } as const satisfies ImportColumn;
const name = { title: 'Name', aliases: [], most: 200, required: true } as const satisfies ImportColumn;
const family = {
  title: 'Family',
  aliases: ['product family', 'family name'],
  most: 100,
  required: true,
} as const satisfies ImportColumn;
const language = { title: 'Language', aliases: [], most: 2, kind: 'language' } as const satisfies ImportColumn;
const required = { required: true } as const;

/** In the order of their references: a file may refer to those before it. */
export const masterColumns = {
  'customers.csv': {
    mdmCustomerId: { ...customer, title: 'MDM id', ...required },
    name,
    englishName: { title: 'English name', aliases: [], most: 200 },
    language,
  },
  'sites.csv': {
    mdmSiteId: { ...site, title: 'MDM id', aliases: ['site mdm id'], ...required },
    mdmCustomerId: { ...customer, ...required },
    name,
    mdmType: { title: 'MDM type', aliases: ['type', 'site type'], most: 100 },
    country: { title: 'Country', aliases: [], most: 100 },
    stateProvince: { title: 'State or province', aliases: ['state', 'province'], most: 100 },
    timeZone: { title: 'Time zone', aliases: [], most: 64, kind: 'timeZone' },
  },
  'contacts.csv': {
    mdmCustomerId: { ...customer, ...required },
    mdmSiteId: site,
    name,
    email: { title: 'E-mail', aliases: ['email'], most: 254, kind: 'email' },
    phoneNumber: { title: 'Phone', aliases: ['phone number'], most: 50 },
    language,
  },
  'families.csv': {
    category: { title: 'Category', aliases: ['product category'], most: 200, required: true },
    familyName: { ...name, aliases: ['family'], most: 100 },
    longName: { title: 'Long name', aliases: [], most: 200 },
    division: { title: 'Division', aliases: [], most: 100 },
  },
  'models.csv': { family, name: { ...name, aliases: ['model'], most: 100 } },
  'equipment.csv': {
    mdmEquipmentId: { title: 'MDM id', aliases: ['equipment mdm id'], most: 100, required: true },
    serialNumber: { title: 'Serial number', aliases: ['serial'], most: 100 },
    nickName: { title: 'Nickname', aliases: [], most: 100 },
    family,
    model: { title: 'Model', aliases: ['product model', 'model name'], most: 100, required: true },
    mdmCustomerId: customer,
    mdmSiteId: site,
  },
} as const satisfies Record<string, ImportColumns<string>>;

export type MasterFileName = keyof typeof masterColumns;

export type MasterCells<File extends MasterFileName> = { [Name in keyof (typeof masterColumns)[File]]?: string };
