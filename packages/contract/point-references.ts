import * as z from 'zod/mini';
import { endpoint, json } from './base/endpoint.ts';
import { id } from './base/values.ts';
import { optionGroup } from './points/parts.ts';

const named = z.object({ id, name: z.string() });

/** Authors choose from these when they write points and protocols. */
export const pointReferences = {
  optionGroups: endpoint('/api/v1/inspectionPointOptionGroups', {
    method: 'GET',
    summary: 'The option groups of radio selections: the predefined ones, or those that points made for themselves.',
    ability: 'points.read',
    effect: 'read',
    query: z.strictObject({ custom: z.optional(z.enum(['true', 'false'])) }),
    reply: json(z.array(optionGroup)),
  }),
  units: endpoint('/api/v1/units', {
    method: 'GET',
    summary: 'Every unit of measurement, by name.',
    ability: 'references.read',
    effect: 'read',
    reply: json(z.array(named)),
  }),
  categoryTitles: endpoint('/api/v1/categoryTitles', {
    method: 'GET',
    summary: 'The titles that categories of protocols have had so far.',
    ability: 'references.read',
    effect: 'read',
    reply: json(z.array(named)),
  }),
  protocolTypes: endpoint('/api/v1/inspectionProtocols/types', {
    method: 'GET',
    summary: 'The types of protocols.',
    ability: 'references.read',
    effect: 'none',
    reply: json(
      z.array(z.object({ value: z.string(), displayName: z.string(), showOnlyToSpecificGroups: z.boolean() })),
    ),
  }),
};
