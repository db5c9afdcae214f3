import * as z from 'zod/mini';
import { endpoint, json, none } from './base/endpoint.ts';
import { inputObject } from './base/input.ts';
import { says } from './base/issue-message.ts';
import { email, id, instant, name, partId, revision, text } from './base/values.ts';
import { historyEntry } from './history.ts';
import { flag, listQuery, listReply } from './lists.ts';

export const certifiedUserOrderKeys = ['created', 'email', 'employeeId', 'earliestExpiration'] as const;

/** The wire carries a timestamp; only its calendar day in UTC counts. */
const day = z.pipe(
  z.union([z.iso.date(), instant], { error: says('value.day') }),
  z.transform((value: string) => new Date(value).toISOString().slice(0, 10)),
);

const certification = z.object({
  id,
  certifiedUserId: id,
  productFamilyId: id,
  productFamilyName: z.string(),
  certificationDate: z.string(),
  expirationDate: z.string(),
});

const certifiedUser = z.object({
  id,
  email: z.string(),
  employeeId: z.string(),
  certifications: z.array(certification),
  /** Null without a certification. */
  earliestExpiration: z.nullable(z.string()),
  revision,
});
export type CertifiedUser = z.output<typeof certifiedUser>;

/** A new certification has no id, an empty or a temporary one. */
const certificationInput = inputObject(
  { id: partId, productFamilyId: id, certificationDate: day, expirationDate: day },
  { certifiedUserId: text(100), productFamilyName: z.string() },
);
export type CertificationInput = z.output<typeof certificationInput>;

const certifications = z.array(certificationInput).check(z.maxLength(200));
const readOnly = { id: text(100), earliestExpiration: z.nullable(z.string()), revision };

const certifiedUserInput = inputObject(
  { email, employeeId: name(100), certifications: z._default(certifications, []) },
  readOnly,
);
/** Fields that are left out stay as they are. */
const certifiedUserChanges = inputObject(
  { email: z.optional(email), employeeId: z.optional(name(100)), certifications: z.optional(certifications) },
  readOnly,
);
export type CertifiedUserInput = z.output<typeof certifiedUserInput>;

/** Says whether the caller's certificates for a product family hold today. */
const ownCertificate = z.object({
  productFamilyId: id,
  valid: z.boolean(),
  expirationDate: z.string(),
});
export type OwnCertificate = z.output<typeof ownCertificate>;

const manage = { ability: 'certifications.manage' } as const;
const ofRecord = { ...manage, record: true, effect: 'write' } as const;

export const certifiedUsers = {
  list: endpoint('/api/v1/certifiedUsers', {
    method: 'GET',
    summary: 'The certified people, a page at a time.',
    ...manage,
    effect: 'read',
    /** `expiring` shows only people with a certificate that ends within 60 days. */
    query: z.extend(listQuery(certifiedUserOrderKeys), { expiring: z.optional(flag) }),
    reply: json(listReply(certifiedUser)),
  }),
  mine: endpoint('/api/v1/certifiedUsers/mine', {
    method: 'GET',
    summary: 'The product families that the caller is or was certified for, and whether that holds today.',
    ability: 'inspections.perform',
    effect: 'read',
    reply: json(z.array(ownCertificate)),
  }),
  create: endpoint('/api/v1/certifiedUsers', {
    method: 'POST',
    summary: 'Adds a certified person.',
    ...manage,
    effect: 'write',
    body: json(certifiedUserInput),
    reply: json(certifiedUser),
  }),
  update: endpoint('/api/v1/certifiedUsers/{id}', {
    method: 'PATCH',
    summary: 'Changes a certified person; what is left out stays, and certifications are given as a whole.',
    ...ofRecord,
    versioned: true,
    body: json(certifiedUserChanges),
    reply: json(certifiedUser),
  }),
  delete: endpoint('/api/v1/certifiedUsers/{id}', {
    method: 'DELETE',
    summary: 'Removes a certified person with their certifications.',
    ...ofRecord,
    reply: none(204),
  }),
  history: endpoint('/api/v1/certifiedUsers/{id}/history', {
    method: 'GET',
    summary: 'What happened to a certified person and their certifications, newest first.',
    ability: 'certifications.history',
    effect: 'read',
    record: true,
    reply: json(z.array(historyEntry)),
  }),
};
