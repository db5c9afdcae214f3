import { debugGroups, flags } from '@assay/domain/access';
import * as z from 'zod/mini';
import { endpoint, json, none, redirect } from './base/endpoint.ts';
import { inputObject } from './base/input.ts';
import { email, id, instant, language, name, password, revision, someOf, text } from './base/values.ts';

/** The callback sends one of these to `/auth/token?problem=`, where a person reads it. */
export const signInProblems = [
  'signInExpired',
  'signInRefused',
  'wrongDomain',
  'accountRemoved',
  'addressTaken',
  'identityProviderAway',
] as const;
export type SignInProblem = (typeof signInProblems)[number];

export const userInfo = z.object({
  id,
  name: z.string(),
  email: z.string(),
  externalUser: z.boolean(),
  externalUserCompany: z.nullable(z.object({ id, name: z.string() })),
  externalUserDistributorAdmin: z.boolean(),
  /** The product categories that they write points and protocols for; empty for staff, who write for all. */
  externalUserDivisionIds: z.array(id),
  /** True while a debug token replaces the person's own groups. */
  debugToken: z.boolean(),
});
export type UserInfo = z.output<typeof userInfo>;

const preferences = z.object({
  language,
  /** True if the next open point opens by itself once one is answered. */
  movesOn: z.boolean(),
  revision,
});

const accessToken = z.object({ accessToken: z.string() });

const debugGroupList = someOf(debugGroups);

export const auth = {
  login: endpoint('/api/v1/auth/login', {
    method: 'GET',
    summary: 'Goes to single sign-on for staff; where it cannot, back to the app with the problem.',
    ability: 'public',
    effect: 'none',
    query: z.strictObject({
      loginHint: z.optional(text(254)),
      /** It comes back inside the token, so that the browser recognises the sign-in that it began. */
      state: z.optional(id),
    }),
    reply: redirect(),
  }),
  callback: endpoint('/api/v1/auth/callback', {
    method: 'GET',
    summary: 'Where the identity provider sends the browser back to; goes on to the app with a token, or a problem.',
    ability: 'public',
    effect: 'write',
    query: z.record(z.string(), text(4000)),
    reply: redirect(),
  }),
  logout: endpoint('/api/v1/auth/logout', {
    method: 'GET',
    summary: 'Ends the session, in every tab and process.',
    ability: 'session.use',
    effect: 'write',
    reply: none(),
  }),
  group: endpoint('/api/v1/auth/group', {
    method: 'GET',
    summary: 'The level of the signed-in person as a number.',
    ability: 'session.use',
    effect: 'read',
    reply: json(z.int()),
  }),
  user: endpoint('/api/v1/auth/user', {
    method: 'GET',
    summary: 'The signed-in person.',
    ability: 'session.use',
    effect: 'read',
    reply: json(userInfo),
  }),
  accountFlags: endpoint('/api/v1/auth/accountFlags', {
    method: 'GET',
    summary: 'The account flags of the signed-in person.',
    ability: 'session.use',
    effect: 'read',
    reply: json(z.array(z.enum(flags))),
  }),
  debugToken: endpoint('/api/v1/auth/debugtoken', {
    method: 'GET',
    summary: 'A token of the same person with other groups; off in production.',
    ability: 'debugToken.create',
    effect: 'write',
    query: z.strictObject({ groups: debugGroupList }),
    secretReply: true,
    reply: json(accessToken),
  }),
  external: endpoint('/api/v1/auth/external', {
    method: 'POST',
    summary: 'Signs an external user in by e-mail and password.',
    ability: 'public',
    effect: 'write',
    body: json(z.strictObject({ email, password })),
    secretReply: true,
    reply: json(z.object({ accessToken: z.string(), userInfo })),
  }),
  renew: endpoint('/api/v1/auth/renew', {
    method: 'POST',
    summary: 'A fresh token for the session in use.',
    ability: 'session.use',
    effect: 'write',
    secretReply: true,
    reply: json(accessToken),
  }),
  preferences: endpoint('/api/v1/auth/preferences', {
    method: 'GET',
    summary: 'What the signed-in person has chosen for themselves.',
    ability: 'session.use',
    effect: 'read',
    record: true,
    versioned: true,
    reply: json(preferences),
  }),
  setPreferences: endpoint('/api/v1/auth/preferences', {
    method: 'PUT',
    summary: 'Keeps the language of texts and how points follow each other for the signed-in person.',
    ability: 'session.use',
    effect: 'write',
    record: true,
    versioned: true,
    body: json(inputObject({ language, movesOn: z.optional(z.boolean()) }, { revision })),
    reply: json(preferences),
  }),
  sessions: endpoint('/api/v1/auth/sessions', {
    method: 'GET',
    summary: 'The open sessions of the signed-in person, newest first.',
    ability: 'session.use',
    effect: 'read',
    reply: json(
      z.array(
        z.object({
          id,
          kind: z.enum(['sso', 'password', 'debug']),
          created: instant,
          renewed: instant,
          userAgent: name(500),
          current: z.boolean(),
        }),
      ),
    ),
  }),
  endSession: endpoint('/api/v1/auth/sessions/{id}', {
    method: 'DELETE',
    summary: 'Ends one of one’s own sessions.',
    ability: 'session.use',
    effect: 'write',
    record: true,
    reply: json(z.object({})),
  }),
};
