import * as z from 'zod/mini';
import { endpoint, json } from './base/endpoint.ts';
import { id } from './base/values.ts';
import { chartBlock } from './reports/document.ts';

const equipmentTrend = z.object({
  ...z.pick(chartBlock, { key: true, title: true, unit: true, lines: true, limits: true }).shape,
  inspectionPointId: id,
  /** The moments at which another part was measured than before, as the inspector said or as the values suggest. */
  replacements: z.array(z.object({ at: z.string(), presumed: z.boolean() })),
  /**
   * The limit that the trend runs towards; it is hardly reached before `at`, and `late` and the hours are given as far
   * as they are known.
   */
  lifeEnd: z.nullable(
    z.object({
      limit: z.number(),
      at: z.string(),
      late: z.string(),
      hours: z.nullable(z.object({ early: z.number(), late: z.number() })),
    }),
  ),
});
export type EquipmentTrend = z.output<typeof equipmentTrend>;

export const equipmentTrends = {
  list: endpoint('/api/v1/Equipments/{id}/trends', {
    method: 'GET',
    summary: 'Every measurement of an equipment over time, with its limits and when it will reach them.',
    ability: 'equipment.read',
    effect: 'read',
    record: true,
    reply: json(z.array(equipmentTrend)),
  }),
};
