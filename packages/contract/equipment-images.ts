import * as z from 'zod/mini';
import { endpoint, json } from './base/endpoint.ts';
import { id, imageId } from './base/values.ts';

export const mostEquipmentImages = 20;

const equipmentImage = z.object({ id, name: z.string(), width: z.int(), height: z.int() });
export type EquipmentImage = z.output<typeof equipmentImage>;

/** Pictures come in the order in which they were added. */
export const equipmentImages = {
  list: endpoint('/api/v1/Equipments/{id}/images', {
    method: 'GET',
    summary: 'The pictures of an equipment.',
    ability: 'equipment.read',
    effect: 'read',
    record: true,
    reply: json(z.array(equipmentImage)),
  }),
  add: endpoint('/api/v1/Equipments/{id}/images', {
    method: 'POST',
    summary: 'Shows an uploaded picture with an equipment.',
    ability: 'equipment.edit',
    effect: 'write',
    record: true,
    body: json(z.strictObject({ imageId })),
    reply: json(z.array(equipmentImage), 201),
  }),
  remove: endpoint('/api/v1/Equipments/{id}/images/{imageId}', {
    method: 'DELETE',
    summary: 'Takes a picture away from an equipment.',
    ability: 'equipment.edit',
    effect: 'write',
    record: true,
    reply: json(z.array(equipmentImage)),
  }),
};
