import type { CustomerInput } from '@assay/contract/customers';
import { type WholeDb, withoutScopedTables } from '../db/pool.ts';
import { addCustomer } from '../features/customers/save-customer.ts';
import { type DemoCustomer, demoCustomers } from './customer-list.ts';

const siteTypes = ['Quarry', 'Mine', 'Plant'];

/** Where a country has several zones, nobody knows the time of a site before it is said. */
const zones: Readonly<Record<string, string>> = {
  Australia: 'Australia/Perth',
  Brazil: 'America/Sao_Paulo',
  Canada: 'America/Toronto',
  Chile: 'America/Santiago',
  Indonesia: 'Asia/Makassar',
  Kazakhstan: 'Asia/Almaty',
  Mexico: 'America/Mexico_City',
  Portugal: 'Europe/Lisbon',
  Spain: 'Europe/Madrid',
  'United States': 'America/Denver',
};

/** An address that can never exist, made of the person's place in the list. */
const emailOf = (customer: number, contact: number): string =>
  `contact-${customer + 1}-${contact + 1}@customer.example`;

function inputOf([name, englishName, language, country, sites, contacts]: DemoCustomer, i: number): CustomerInput {
  // Every fifth customer is not in the master data system.
  const mdm = i % 5 === 4 ? '' : `C${10_000 + i * 37}`;
  return {
    name,
    englishName,
    mdmCustomerId: mdm,
    language,
    sites: sites.map((site, n) => ({
      id: `temp-id-${n}`,
      name: site,
      mdmSiteId: mdm && `${mdm}-${n + 1}`,
      mdmType: siteTypes[(i + n) % siteTypes.length] ?? '',
      country,
      stateProvince: '',
      timeZone: zones[country] ?? '',
    })),
    contacts: contacts.map((contact, n) => ({
      name: contact,
      email: emailOf(i, n),
      phoneNumber: `+000 ${String(1000 + i)} ${String(100 + n)}`,
      language,
      customerSiteId: sites[n] === undefined ? null : `temp-id-${n}`,
    })),
  };
}

/** Adds the demo's customers through the same operation as the API. */
export async function loadCustomers(db: WholeDb, now: Date): Promise<void> {
  for (const [i, customer] of demoCustomers.entries())
    await addCustomer(withoutScopedTables(db), inputOf(customer, i), now);
}
