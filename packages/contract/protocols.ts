import * as z from 'zod/mini';
import { endpoint, file, json } from './base/endpoint.ts';
import { id } from './base/values.ts';
import { historyEntry } from './history.ts';
import { listQuery, listReply, mineOnly, types } from './lists.ts';
import {
  dependencyJsonInput,
  fittingProtocol,
  protocolInput,
  protocolItem,
  protocolReply,
  protocolType,
} from './protocols/protocol.ts';

export const protocolOrderKeys = ['created', 'name', 'type'] as const;

export const inspectionProtocols = {
  search: endpoint('/api/v1/InspectionProtocols/search', {
    method: 'GET',
    summary: 'The protocols that one may see, a page at a time; those that the product makes by itself are left out.',
    ability: 'protocols.read',
    effect: 'read',
    query: z.extend(listQuery(protocolOrderKeys), { ...mineOnly, ...types }),
    reply: json(listReply(protocolItem)),
  }),
  obsolete: endpoint('/api/v1/InspectionProtocols/Obsolete', {
    method: 'GET',
    summary: 'The protocols that were deleted, newest first.',
    ability: 'protocols.read',
    effect: 'read',
    reply: json(z.array(z.object({ ...protocolItem.shape, deleted: z.string() }))),
  }),
  sortedByFit: endpoint('/api/v1/inspectionProtocols/sortedByFit', {
    method: 'GET',
    summary:
      'The protocols that fit a machine, best fit first: its own, its model’s, its family’s, those for any product.',
    ability: 'protocols.read',
    effect: 'read',
    query: z.strictObject({
      type: z.optional(protocolType),
      productFamilyId: z.optional(id),
      productModelId: z.optional(id),
      equipmentId: z.optional(id),
    }),
    reply: json(z.array(fittingProtocol)),
  }),
  get: endpoint('/api/v1/InspectionProtocols/{id}', {
    method: 'GET',
    summary: 'One protocol with its categories and points; a deleted one too.',
    ability: 'protocols.read',
    effect: 'read',
    record: true,
    reply: json(protocolReply),
  }),
  create: endpoint('/api/v1/inspectionProtocols', {
    method: 'POST',
    summary:
      'Adds a protocol, in the place of another one where it says so; it is never changed afterwards, but for the rule of a dependency.',
    ability: 'protocols.author',
    effect: 'write',
    body: json(protocolInput),
    reply: json(protocolReply, 201),
  }),
  softDelete: endpoint('/api/v1/inspectionProtocols/{id}/soft', {
    method: 'DELETE',
    summary: 'Removes a protocol from lists and pickers; reports keep it.',
    ability: 'protocols.author',
    effect: 'write',
    record: true,
    reply: json(z.object({})),
  }),
  updateDependencyJson: endpoint('/api/v1/inspectionProtocols/{id}/points/{pointId}/dependencies/{depId}/json', {
    method: 'PUT',
    summary: 'Changes the rule that says when a point is shown; work that has begun keeps the old one.',
    ability: 'protocols.editDependency',
    effect: 'write',
    record: true,
    body: json(dependencyJsonInput),
    reply: json(protocolReply),
  }),
  export: endpoint('/api/v1/inspectionProtocols/{id}/export', {
    method: 'GET',
    summary: 'One protocol as a spreadsheet.',
    ability: 'protocols.read',
    effect: 'read',
    record: true,
    reply: file(),
  }),
  history: endpoint('/api/v1/inspectionProtocols/{id}/history', {
    method: 'GET',
    summary: 'What happened to a protocol, newest first.',
    ability: 'history.read',
    effect: 'read',
    record: true,
    reply: json(z.array(historyEntry)),
  }),
};
