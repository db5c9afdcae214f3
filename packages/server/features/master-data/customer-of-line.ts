import { masterColumns } from '@assay/domain/master-data/columns';
import { fault, type Meaning } from './master-file.ts';
import type { CustomerReference, SiteReference } from './references.queries.ts';

const { mdmCustomerId: customerColumn, mdmSiteId: siteColumn } = masterColumns['equipment.csv'];

/** The customer that a line names, or why there is none. */
export function customerOfLine(
  customers: ReadonlyMap<string, CustomerReference>,
  mdmId: string,
): { customer: CustomerReference } | { refusal: Meaning } {
  const customer = customers.get(mdmId);
  if (!customer) return { refusal: fault(customerColumn, 'import.noCustomer', { mdmId }) };
  if (customer.state === 'deleted') return { refusal: fault(customerColumn, 'import.customerDeleted', { mdmId }) };
  return { customer };
}

/** The site that a line names, at its customer where it names one too. */
export function siteOfLine(
  sites: ReadonlyMap<string, SiteReference[]>,
  mdmId: string,
  customerId: string | undefined,
): { site: SiteReference } | { refusal: Meaning } {
  const named = sites.get(mdmId) ?? [];
  const [site, ...others] = customerId ? named.filter((one) => one.customerId === customerId) : named;
  if (!site) return { refusal: fault(siteColumn, customerId ? 'import.noSiteAtCustomer' : 'import.noSite', { mdmId }) };
  if (others.length > 0)
    return {
      refusal: fault(siteColumn, customerId ? 'import.severalSitesAtCustomer' : 'import.severalSites', { mdmId }),
    };
  return { site };
}
