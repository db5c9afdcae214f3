import * as z from 'zod/mini';
import { endpoint, json } from './endpoint.ts';
import { email, id, password, text } from './values.ts';

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
    body: json(z.union([z.strictObject({ email }), z.strictObject({ id })], { error: 'Must be {email} or {id}' })),
    reply: json(z.object({})),
  }),
};
