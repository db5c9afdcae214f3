import { customerImports } from '@assay/contract/customers';
import { customerColumns } from '@assay/domain/customers/import-columns';
import type { ImportNoun } from '../imports/import-noun.ts';
import { t } from './customers.texts.ts';

export const customerImport = (): ImportNoun => ({
  noun: 'customers',
  calls: customerImports,
  columns: customerColumns,
  example: {
    lines: [
      {
        name: 'Example Quarry',
        englishName: 'Example Quarry',
        mdmCustomerId: 'C1001',
        language: 'en',
        siteName: 'North pit',
        mdmSiteId: 'S2001',
        mdmType: 'Quarry',
        country: 'Finland',
        stateProvince: 'Lapland',
        timeZone: 'Europe/Helsinki',
        contactName: 'Robin Example',
        contactEmail: 'robin@customer.example',
        contactPhone: '+358 40 000 0000',
        contactLanguage: 'en',
      },
      { name: 'Example Quarry', mdmCustomerId: 'C1001', siteName: 'South pit', country: 'Finland' },
    ],
    name: 'customers-example.csv',
  },
  title: t('importTitle'),
  lead: t('importLead'),
  startPath: '/Customers/import',
  importPath: '/Customers/import/$id',
  listPath: '/Customers',
  toList: t('toList'),
});
