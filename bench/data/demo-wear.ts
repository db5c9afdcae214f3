import { type LimitValues, limitFor } from '@assay/domain/measurements/limits';
import type { Point } from '@assay/domain/points/point';
import type { ProtocolType } from '@assay/domain/protocol-types';
import type { SnapshotPoint } from '@assay/domain/protocols/snapshot';
import { days } from '@assay/domain/time';
import { courseOf } from '@assay/server/demo/inspections/answers/measured';
import { dice } from '@assay/server/demo/inspections/dice';
import { isDelivery, usageOf } from '@assay/server/demo/inspections/plan-visits';
import { asRead, findPart, newMachine, wornValue } from '@assay/server/demo/inspections/wear';
import type pg from 'pg';

/** Something that was measured at a visit of the demo, or that the inspector passed over. */
interface Looked {
  visit_id: string;
  visited_at: Date;
  type: ProtocolType;
  current_version: number;
  equipment_id: string;
  loaded_hours: string;
  machine: { productFamilyId: string; productModelId: string };
  point_key: string;
  value: string;
  at: SnapshotPoint;
}

/** What the model of wear knows of the part behind a measurement that the demo wrote. */
export interface KnownPart {
  visitId: string;
  pointKey: string;
  equipmentId: string;
  pointName: string;
  at: Date;
  /** The critical limit is reached so long after the visit; less than nothing where it is passed. */
  daysLeft: number;
  /** Whether this is a part that the visit before did not see. */
  renewed: boolean;
  /** Whether the machine has a limit that it may reach. */
  isLimited: boolean;
}

const places = 80;
const mostPassedOver = 6;

const listLooks = `
  select v.id as visit_id, v.visited_at, v.current_version, i.type, i.loaded_hours, i.equipment_id, run.machine,
    r.point_key, coalesce(r.content ->> 'value', '') as value, p.value as at
  from visit v join inspection i on i.id = v.id join run on run.visit_id = v.id
  join protocol_snapshot s on s.id = run.snapshot_id
  cross join lateral jsonb_path_query(s.content::jsonb, '$.categories[*].inspectionPoints[*]') p (value)
  join result r on r.run_id = run.id and r.point_key = (p.value ->> 'id')::uuid
  where r.type = 'Measurement' and p.value #>> '{point,lifeEstimate}' in ('Min', 'Max')
  order by v.visited_at, v.id, r.point_key`;

interface Visits {
  ids: string[];
  first: { visited_at: Date; type: ProtocolType };
}

/** Carries the visits to one point out again, as if it stood at this place of the demo; of what was passed over some was looked at. */
function again(place: number, { ids, first }: Visits, looks: readonly Looked[], passedOver: number) {
  const { hoursOfDay, hoursBefore } = usageOf(place);
  const machine = newMachine(`machine ${place}`);
  let [wrong, passed] = [0, 0];
  const parts = looks.flatMap((look): KnownPart[] => {
    const { at, value, type } = look;
    // Of those without a value the inspector may have seen the part and hidden the point afterwards.
    if (value === '' && ((passedOver >> passed++) & 1) === 0) return [];
    const point = at.point as Point<'Measurement'>;
    const limit = limitFor(point.measurementLimits, look.machine);
    const likely = (limit ?? point.measurementLimits[0]) as LimitValues;
    const number = ids.indexOf(look.visit_id);
    const worked = ((look.visited_at.getTime() - first.visited_at.getTime()) / days(1)) * hoursOfDay;
    const hours = (isDelivery(first.type) ? 0 : hoursBefore) + worked;
    const own = dice(`machine ${place} visit ${number}`, point.name, at.sampleIdIndex ?? '');
    const isNew = number === 0 && (type === 'Commission' || type === 'FAT');
    const found = findPart(machine, point.name, courseOf(at.point as never, likely), likely, {
      hours,
      isNew,
      dice: own,
    });
    const seen = limit ? found : { ...found, used: found.used * 0.7 };
    if (value === '') return [];
    if (asRead(wornValue(seen, own.between(-0.012, 0.012)), found.end - found.fresh) !== value) wrong += 1;
    if (look.loaded_hours !== '' && look.loaded_hours !== hours.toFixed(0)) wrong += 100;
    return [
      {
        visitId: look.visit_id,
        pointKey: look.point_key,
        equipmentId: look.equipment_id,
        pointName: point.name,
        at: look.visited_at,
        daysLeft: (found.fitted + found.life - hours) / hoursOfDay,
        renewed: found.renewed,
        isLimited: limit !== undefined,
      },
    ];
  });
  return { parts, wrong };
}

/** The one that explains most of what was written. */
const best = <T extends { wrong: number }>(tries: readonly T[]): T | undefined =>
  tries.toSorted((one, other) => one.wrong - other.wrong)[0];

/** The truth behind each submitted measurement of wear in a demo: the model is carried out again until it says the same values. */
export async function knownParts(client: pg.Client): Promise<{ parts: KnownPart[]; unexplained: number }> {
  const { rows: looks } = await client.query<Looked>(listLooks);
  const { rows: visits } = await client.query<{
    id: string;
    equipment_id: string;
    visited_at: Date;
    type: ProtocolType;
  }>(
    'select v.id, v.visited_at, i.type, i.equipment_id from visit v join inspection i on i.id = v.id order by v.visited_at, v.id',
  );
  const visitsOf = Map.groupBy(visits, ({ equipment_id }) => equipment_id);
  let unexplained = 0;
  const parts = [...Map.groupBy(looks, ({ equipment_id }) => equipment_id)].flatMap(([equipmentId, ofMachine]) => {
    const all = visitsOf.get(equipmentId) ?? [];
    const [first] = all;
    if (!first) return [];
    const known = { ids: all.map(({ id }) => id), first };
    // What is begun and not submitted may hold what was filled in from the visit before.
    const byPoint = [
      ...Map.groupBy(
        ofMachine.filter((look) => look.current_version > 0 || look.value === ''),
        ({ at }) => at.point.name,
      ).values(),
    ];
    const atPlace = (place: number) => {
      const points = byPoint.map((ofPoint) => {
        const empty = Math.min(mostPassedOver, ofPoint.filter(({ value }) => value === '').length);
        return best(Array.from({ length: 2 ** empty }, (_, mask) => again(place, known, ofPoint, mask)));
      });
      return {
        parts: points.flatMap((point) => point?.parts ?? []),
        wrong: points.reduce((sum, point) => sum + (point?.wrong ?? 0), 0),
      };
    };
    const found = best(Array.from({ length: places }, (_, place) => atPlace(place)));
    unexplained += found?.wrong ?? 0;
    return found?.parts ?? [];
  });
  return { parts, unexplained };
}
