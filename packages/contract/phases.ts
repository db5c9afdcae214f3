import * as z from 'zod/mini';
import { endpoint, json } from './base/endpoint.ts';
import { eitherName, inputObject } from './base/input.ts';
import { id, name, text } from './base/values.ts';

const phase = z.object({ id, name: z.string(), order: z.int() });
export type Phase = z.output<typeof phase>;

/** The field is called Name where it is sent and name where it is read. */
const phaseInput = z.pipe(
  inputObject({ Name: z.optional(name(200)), name: z.optional(name(200)) }, { id: text(100), order: z.int() }),
  z.transform((sent, context) => ({ Name: eitherName(context, ['Name', sent.Name], ['name', sent.name]) })),
);

export const inspectionPhases = {
  list: endpoint('/api/v1/inspectionPhases', {
    method: 'GET',
    summary: 'The phases of work that protocols choose from, in their order.',
    ability: 'references.read',
    effect: 'read',
    reply: json(z.array(phase)),
  }),
  create: endpoint('/api/v1/inspectionPhases', {
    method: 'POST',
    summary: 'Adds a phase of work; one that exists already is answered.',
    ability: 'protocols.author',
    effect: 'write',
    body: json(phaseInput),
    reply: json(phase, 201),
  }),
};
