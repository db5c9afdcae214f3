import * as z from 'zod/mini';
import { endpoint, json } from './base/endpoint.ts';
import { inputObject } from './base/input.ts';
import { says } from './base/issue-message.ts';
import { email, id, name, oneLine, password, revision, text } from './base/values.ts';
import { historyEntry } from './history.ts';
import { flag, listQuery, listReply } from './lists.ts';

/** An account by its address or by its id. */
const account = z.pipe(
  z.strictObject({ email: z.optional(email), id: z.optional(id) }),
  z.transform(({ email: address, id: userId }, context): { email: string } | { id: string } => {
    if ((address === undefined) === (userId === undefined))
      context.issues.push({ code: 'custom', message: says('person.emailOrId'), path: ['email'], input: address });
    return address === undefined ? { id: userId ?? '' } : { email: address };
  }),
);

export const externalUserOrderKeys = ['created', 'name', 'email', 'company', 'expires'] as const;

/** A division is a product category that a person works with. */
const division = z.object({ productCategoryId: id });

const externalUser = z.object({
  id,
  name: z.string(),
  email: z.string(),
  company: z.object({ id, name: z.string() }),
  categories: z.array(division),
  distributorAdmin: z.boolean(),
  /** Null until a password was set. */
  expires: z.nullable(z.string()),
  hasPassword: z.boolean(),
  revision,
});
export type ExternalUser = z.output<typeof externalUser>;

/** A known company, or the name of a new one; the name of an existing company means that company. */
const companyInput = z
  .strictObject({ id: z.optional(id), name: z.optional(name()) })
  .check(
    z.refine(({ id: known, name: named }) => known !== undefined || named !== undefined, says('company.idOrName')),
  );

/** External users leave out the company and the distributor admin, which then stay as they are. */
const externalUserInput = inputObject(
  {
    name: oneLine(200),
    email,
    company: z.optional(companyInput),
    categories: z.array(z.strictObject({ productCategoryId: id })).check(z.minLength(1), z.maxLength(100)),
    distributorAdmin: z.optional(z.boolean()),
  },
  { id: text(100), expires: z.nullable(z.string()), hasPassword: z.boolean(), revision },
);
export type ExternalUserInput = z.output<typeof externalUserInput>;

const manage = { ability: 'externalUsers.manage' } as const;
const ofRecord = { ...manage, record: true } as const;

export const externalUsers = {
  list: endpoint('/api/v1/externalUsers', {
    method: 'GET',
    summary: 'The people from outside, a page at a time: an external caller’s own company alone.',
    ...manage,
    effect: 'read',
    /** `expiring` shows only accounts that end within 30 days. */
    query: z.extend(listQuery(externalUserOrderKeys), { expiring: z.optional(flag) }),
    reply: json(listReply(externalUser)),
  }),
  create: endpoint('/api/v1/externalUsers', {
    method: 'POST',
    summary: 'Adds a person from outside, and mails them a link to set their password.',
    ...manage,
    effect: 'write',
    body: json(externalUserInput),
    reply: json(externalUser, 201),
  }),
  update: endpoint('/api/v1/externalUsers/{id}', {
    method: 'PUT',
    summary: 'Changes a person from outside.',
    ...ofRecord,
    effect: 'write',
    versioned: true,
    body: json(externalUserInput),
    reply: json(externalUser),
  }),
  delete: endpoint('/api/v1/externalUsers/{id}', {
    method: 'DELETE',
    summary: 'Removes a person from outside and ends their sessions; what they did stays.',
    ...ofRecord,
    effect: 'write',
    reply: json(z.object({})),
  }),
  activate: endpoint('/api/v1/externalUsers/{id}/activate', {
    method: 'POST',
    summary: 'Opens an expired account for another year; one without a password gets a link to set it.',
    ...ofRecord,
    effect: 'write',
    reply: json(externalUser),
  }),
  history: endpoint('/api/v1/externalUsers/{id}/history', {
    method: 'GET',
    summary:
      'What happened to the account of a person from outside; an external caller reads what happened in their company.',
    ability: 'history.read',
    effect: 'read',
    record: true,
    reply: json(z.array(historyEntry)),
  }),
  setPassword: endpoint('/api/v1/externalUsers/{id}/password', {
    method: 'PUT',
    summary: 'Sets a password with the token of a mailed link.',
    ability: 'public',
    effect: 'write',
    body: json(z.strictObject({ password, token: text(200) })),
    reply: json(z.object({})),
  }),
  forgotPassword: endpoint('/api/v1/externalUsers/forgotpasswordemail', {
    method: 'POST',
    summary: 'Mails a password link; answers the same whether or not the account exists.',
    ability: 'public',
    effect: 'write',
    body: json(account),
    reply: json(z.object({})),
  }),
};
