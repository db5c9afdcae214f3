import type { ImportTarget } from '../imports/plan.ts';
import { type CustomerCells, type CustomerColumn, customerColumns } from './import-columns.ts';

export const customerTargets = ['customer', 'customer_site', 'customer_contact'] as const satisfies ImportTarget[];
export type CustomerTarget = (typeof customerTargets)[number];

/** Names the cell that fills each field of a table. */
const fieldColumns: Record<CustomerTarget, Record<string, CustomerColumn>> = {
  customer: { name: 'name', english_name: 'englishName', mdm_customer_id: 'mdmCustomerId', language: 'language' },
  customer_site: {
    name: 'siteName',
    mdm_site_id: 'mdmSiteId',
    mdm_type: 'mdmType',
    country: 'country',
    state_province: 'stateProvince',
    time_zone: 'timeZone',
  },
  customer_contact: {
    name: 'contactName',
    email: 'contactEmail',
    phone_number: 'contactPhone',
    language: 'contactLanguage',
  },
};

export interface GivenField {
  field: string;
  title: string;
  value: string;
}

/** Blank cells are left out; without a name the line gives the table nothing. */
export function givenFields(target: CustomerTarget, cells: CustomerCells): GivenField[] {
  const given = Object.entries(fieldColumns[target]).flatMap(([field, column]) => {
    const value = cells[column];
    return value ? [{ field, title: customerColumns[column].title, value }] : [];
  });
  return given.some(({ field }) => field === 'name') ? given : [];
}
