import type { Customer } from '@assay/contract/customers';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import { listEquipmentOfCustomer } from '../equipment/equipment.queries.ts';
import {
  type ContactRecord,
  type CustomerRecord,
  listContacts,
  listSites,
  type SiteRecord,
} from './customers.queries.ts';

const siteOnWire = (site: SiteRecord) => ({
  id: site.id,
  name: site.name,
  mdmSiteId: site.mdm_site_id,
  mdmType: site.mdm_type,
  country: site.country,
  stateProvince: site.state_province,
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
export async function showCustomer(db: Db, scope: Scope, record: CustomerRecord): Promise<Customer> {
  const sites = await listSites(db, record.id);
  const contacts = await listContacts(db, record.id);
  return {
    id: record.id,
    name: record.name,
    englishName: record.english_name,
    mdmCustomerId: record.mdm_customer_id,
    language: record.language,
    sites: sites.map(siteOnWire),
    contacts: contacts.map(contactOnWire),
    equipments: await listEquipmentOfCustomer(db, scope, record.id),
    revision: record.revision,
  };
}
