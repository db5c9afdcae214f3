import * as z from 'zod/mini';
import { endpoint, json } from './base/endpoint.ts';
import { lastAnswer, usualValues } from './runs/run.ts';

/** A device keeps these so that an inspection can begin offline. */
export const inspectionStarts = {
  freeze: endpoint('/api/v1/inspectionProtocols/{id}/snapshot', {
    method: 'POST',
    summary: 'Freezes a protocol as it is now; an inspection that begins without network is carried out upon it.',
    ability: 'inspections.perform',
    effect: 'write',
    record: true,
    reply: json(z.object({ snapshot: z.string(), content: z.unknown() })),
  }),
  lastAnswers: endpoint('/api/v1/Equipments/{id}/lastAnswers', {
    method: 'GET',
    summary: 'What was answered at each point of a machine the last time, and at the last finished visit.',
    ability: 'inspections.perform',
    effect: 'read',
    record: true,
    reply: json(z.array(lastAnswer)),
  }),
  usualValues: endpoint('/api/v1/productModels/{id}/usualValues', {
    method: 'GET',
    summary:
      'What the machines of a model measured last, from the least to the most: a first value of another order is questioned.',
    ability: 'inspections.perform',
    effect: 'read',
    reply: json(z.array(usualValues)),
  }),
};
