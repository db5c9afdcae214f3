import type { Customer } from '@assay/contract/customers';
import type { ContactRecord, SiteRecord, WholeCustomer } from './customers.queries.ts';

const siteOnWire = (site: SiteRecord) => ({
  id: site.id,
  name: site.name,
  mdmSiteId: site.mdm_site_id,
  mdmType: site.mdm_type,
  country: site.country,
  stateProvince: site.state_province,
  timeZone: site.time_zone,
});

const contactOnWire = (contact: ContactRecord) => ({
  id: contact.id,
  name: contact.name,
  email: contact.email,
  phoneNumber: contact.phone_number,
  language: contact.language,
  customerSiteId: contact.customer_site_id,
});

/** A customer as it crosses the wire. */
export const showCustomer = (record: WholeCustomer): Customer => ({
  id: record.id,
  name: record.name,
  englishName: record.english_name,
  mdmCustomerId: record.mdm_customer_id,
  language: record.language,
  sites: record.sites.map(siteOnWire),
  contacts: record.contacts.map(contactOnWire),
  equipments: record.equipments,
  revision: record.revision,
});
