import * as z from 'zod/mini';
import { endpoint, json } from './endpoint.ts';
import { id, name } from './values.ts';

const phase = z.object({ id, name: z.string(), order: z.int() });
export type Phase = z.output<typeof phase>;

/** The field is called Name, and name is understood too. */
const phaseInput = z.pipe(
  z.transform((body: unknown) => {
    const { Name, name: other, ...rest } = (body ?? {}) as Record<string, unknown>;
    return { ...rest, Name: Name ?? other };
  }),
  z.strictObject({ Name: name(200) }),
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
