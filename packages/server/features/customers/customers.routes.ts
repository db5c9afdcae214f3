import type { customers } from '@assay/contract/customers';
import { listRequest } from '@assay/contract/lists';
import { notFound } from '@assay/domain/problem';
import { listEvents, sinceArrival } from '../../db/event-history.ts';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import { type Handlers, handler, type RecordRequest } from '../../http/frame/handlers.ts';
import { freeEquipment } from '../equipment/equipment.queries.ts';
import {
  type CustomerRecord,
  deleteCustomer,
  findCustomer,
  findWholeCustomer,
  listCustomers,
  lockCustomer,
  type WholeCustomer,
} from './customers.queries.ts';
import { mergeCustomers } from './merge-customers.ts';
import { addCustomer, changeCustomer } from './save-customer.ts';
import { showCustomer } from './show-customer.ts';

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
