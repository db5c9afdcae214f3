import * as z from 'zod/mini';
import { endpoint, json } from './endpoint.ts';
import { says } from './issue-message.ts';
import { email, id, password, text } from './values.ts';

/** An account by its address or by its id. */
const account = z.pipe(
  z.strictObject({ email: z.optional(email), id: z.optional(id) }),
  z.transform(({ email: address, id: userId }, context): { email: string } | { id: string } => {
    if ((address === undefined) === (userId === undefined))
      context.issues.push({ code: 'custom', message: says('person.emailOrId'), path: ['email'], input: address });
    return address === undefined ? { id: userId ?? '' } : { email: address };
  }),
);

export const externalUsers = {
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
