import * as z from 'zod/mini';
import { endpoint, json } from './base/endpoint.ts';
import { inputObject } from './base/input.ts';
import { says } from './base/issue-message.ts';
import { id, language, name, optionalEmail, partId, revision, text, timeZone } from './base/values.ts';
import { equipmentItem } from './equipment.ts';
import { historyEntry } from './history.ts';
import { importCalls } from './imports.ts';
import { listQuery, listReply } from './lists.ts';

export const customerOrderKeys = ['created', 'name', 'mdmCustomerId'] as const;

const customerItem = z.object({ id, name: z.string(), englishName: z.string(), mdmCustomerId: z.string() });
export type CustomerItem = z.output<typeof customerItem>;

const site = z.object({
  id,
  name: z.string(),
  mdmSiteId: z.string(),
  mdmType: z.string(),
  country: z.string(),
  stateProvince: z.string(),
  /** Empty where the country determines it. */
  timeZone: z.string(),
});
const contact = z.object({
  id,
  name: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  language,
  customerSiteId: z.nullable(id),
});

export const customer = z.object({
  ...customerItem.shape,
  language,
  sites: z.array(site),
  contacts: z.array(contact),
  equipments: z.array(equipmentItem),
  revision,
});
export type Customer = z.output<typeof customer>;

/** Parts without an id or with a temporary one are new; parts that are left out are removed. */
const siteInput = z.strictObject({
  id: partId,
  name: name(200, 'value.nameMissing'),
  mdmSiteId: text(100),
  mdmType: text(100),
  country: text(100),
  stateProvince: text(100),
  /** It stays as it is where it is left out. */
  timeZone: z.optional(z.union([z.literal(''), timeZone], { error: says('value.timeZone') })),
});
const contactInput = z.strictObject({
  id: partId,
  name: name(200, 'value.nameMissing'),
  email: optionalEmail,
  phoneNumber: text(50),
  language,
  customerSiteId: z.optional(z.nullable(text(100))),
});

const mostParts = 1000;
const parts = <S extends z.ZodMiniType>(part: S) => z.array(part).check(z.maxLength(mostParts));

export const customerInput = inputObject(
  {
    name: name(200, 'value.nameMissing'),
    englishName: text(200),
    mdmCustomerId: text(100),
    language,
    sites: parts(siteInput),
    contacts: parts(contactInput),
  },
  /** Read-only: a machine is assigned to a customer by its own call. */
  { id: text(100), equipments: z.array(equipmentItem), revision },
);
export type CustomerInput = z.output<typeof customerInput>;

export const customers = {
  query: endpoint('/api/v1/customers/query', {
    method: 'GET',
    summary: 'The customers that one may see, a page at a time.',
    ability: 'customers.read',
    effect: 'read',
    query: listQuery(customerOrderKeys),
    reply: json(listReply(customerItem)),
  }),
  get: endpoint('/api/v1/customers/{id}', {
    method: 'GET',
    summary: 'One customer with sites, contacts and equipment; a merged one answers with its survivor.',
    ability: 'customers.read',
    effect: 'read',
    record: true,
    versioned: true,
    reply: json(customer),
  }),
  create: endpoint('/api/v1/customers', {
    method: 'POST',
    summary: 'Adds a customer with its sites and contacts.',
    ability: 'customers.edit',
    effect: 'write',
    body: json(customerInput),
    reply: json(customer, 201),
  }),
  update: endpoint('/api/v1/customers/{id}', {
    method: 'PUT',
    summary: 'Changes a customer with its sites and contacts; parts left out are removed.',
    ability: 'customers.edit',
    effect: 'write',
    record: true,
    versioned: true,
    body: json(customerInput),
    reply: json(customer),
  }),
  merge: endpoint('/api/v1/customers/{id}/merge', {
    method: 'POST',
    summary: 'Merges this customer into another, which survives under the given name.',
    ability: 'customers.merge',
    effect: 'write',
    record: true,
    body: json(z.strictObject({ customerId: id, name: name(200, 'value.nameMissing') })),
    reply: json(customer),
  }),
  delete: endpoint('/api/v1/customers/{id}', {
    method: 'DELETE',
    summary: 'Removes a customer from lists and pickers; reports keep it.',
    ability: 'customers.delete',
    effect: 'write',
    record: true,
    reply: json(z.object({})),
  }),
  history: endpoint('/api/v1/customers/{id}/history', {
    method: 'GET',
    summary: 'What happened to a customer, newest first.',
    ability: 'history.read',
    effect: 'read',
    record: true,
    reply: json(z.array(historyEntry)),
  }),
};

export const customerImports = importCalls('/api/v1/customers', 'customers.import');
