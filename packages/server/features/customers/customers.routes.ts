import type { Customer, customers } from '@assay/contract/customers';
import { listRequest } from '@assay/contract/lists';
import { notFound } from '@assay/domain/problem';
import { listEvents, sinceArrival } from '../../db/event-history.ts';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import { type Handlers, handler, type RecordRequest } from '../../http/frame/handlers.ts';
import { freeEquipment } from '../equipment/equipment.queries.ts';
import {
  type ContactRecord,
  type CustomerRecord,
  deleteCustomer,
  findCustomer,
  findWholeCustomer,
  listCustomers,
  lockCustomer,
  type SiteRecord,
  type WholeCustomer,
} from './customers.queries.ts';
import { mergeCustomers } from './merge-customers.ts';
import { addCustomer, changeCustomer } from './save-customer.ts';

type Table = typeof customers;

async function toRead({ db, scope, params }: RecordRequest): Promise<CustomerRecord> {
  const record = await findCustomer(db, scope, params.id);
  if (!record) throw notFound();
  return record;
}

async function toWrite({ db, scope, params }: RecordRequest): Promise<CustomerRecord> {
  const record = await lockCustomer(db, scope, params.id);
  if (!record) throw notFound();
  return record;
}

async function wholeToRead({ db, scope, params }: RecordRequest): Promise<WholeCustomer> {
  const record = await findWholeCustomer(db, scope, params.id);
  if (!record) throw notFound();
  return record;
}

const shown = async (db: Db, scope: Scope, id: string) =>
  showCustomer(await wholeToRead({ db, scope, params: { id } }));

export const customerHandlers: Handlers<Table> = {
  query: ({ db, scope, query }) => listCustomers(db, scope, listRequest(query)),
  get: handler<Table['get']>()({
    load: wholeToRead,
    current: async (_, record) => showCustomer(record),
    run: async ({ record }) => showCustomer(record),
  }),
  create: async ({ db, scope, body, now }) => shown(db, scope, await addCustomer(db, body, now)),
  update: handler<Table['update']>()({
    load: toWrite,
    current: ({ db, scope }, record) => shown(db, scope, record.id),
    run: async ({ db, scope, record, body, now }) => {
      await changeCustomer(db, record.id, body, now);
      return shown(db, scope, record.id);
    },
  }),
  merge: handler<Table['merge']>()({
    load: toRead,
    run: async ({ db, scope, params, body, now }) => {
      await mergeCustomers(db, scope, { from: params.id, into: body.customerId, name: body.name }, now);
      return shown(db, scope, body.customerId);
    },
  }),
  delete: handler<Table['delete']>()({
    load: toWrite,
    run: async ({ db, record, now }) => {
      await freeEquipment(db, record.id);
      await deleteCustomer(db, record.id, now);
      return {};
    },
  }),
  history: handler<Table['history']>()({
    load: toRead,
    // The other half of a merge, and the name that it took, may belong to a customer that people from outside never saw.
    run: async ({ db, scope, record }) => [
      ...sinceArrival(await listEvents(db, 'customer', record.id), scope, ({ action }) => action === 'merged with'),
    ],
  }),
};

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
const showCustomer = (record: WholeCustomer): Customer => ({
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
