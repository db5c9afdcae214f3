import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../test-app.ts';
import { administeredEntities } from './administered.ts';
import { administrationEntities } from './administration.ts';
import { type EntitySource, missingFields, type SpecifiedEntity } from './entity.ts';
import { operationsEntities } from './operations.ts';
import { makeSpecifiedWorld } from './world.ts';

type Row = [name: string, specification: string, entity: SpecifiedEntity];

const specifications = {
  operations: operationsEntities,
  administration: administrationEntities,
  both: administeredEntities,
};
const rows: Row[] = Object.entries(specifications).flatMap(([specification, entities]) =>
  Object.entries(entities).map(([name, entity]): Row => [name, specification, entity]),
);

/** The values that the specifications list, and the points that have them. */
const listedValues = [
  [
    'Measurement',
    'keyboardType',
    ['default', 'number-pad', 'decimal-pad', 'numeric', 'email-address', 'phone-pad', 'date', 'date-time'],
  ],
  ['Measurement', 'validationConsequence', ['NoAction', 'PreventMovingNextPoint', 'PreventReport']],
  ['Measurement', 'visualization', ['NoVisualization', 'LineChart']],
  ['Measurement', 'lifeEstimate', ['Off', 'Min', 'Max']],
  ['SummaryWithRows', 'inspectionPointAggregationDirection', ['No', 'Row', 'Column', 'Both']],
] as const;

describe('what crosses the wire', () => {
  const app = useTestApp();
  let source: EntitySource;
  let address: string;
  beforeAll(async () => {
    address = await app().http.listen({ host: '127.0.0.1', port: 0 });
    const get = async (path: string) => {
      const headers = { authorization: `Bearer ${app().tokenOf('dev')}` };
      const reply = await fetch(`${address}/api/v1/${path}`, { headers });
      if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
      return reply.json();
    };
    source = { ...(await makeSpecifiedWorld(app())), app: app(), get };
  });

  it.each(rows)(
    '%s has the names of the specification of %s [API-03]',
    async (_name, _specification, { fields, shownBy }) => {
      const shown = await shownBy(source);
      expect(shown).not.toEqual([]);
      expect(missingFields(shown, fields)).toEqual([]);
    },
  );

  it.each(listedValues)(
    'a point of type %s keeps each %s that the specification lists [API-03]',
    async (type, field, values) => {
      const { id } = source.points[type];
      for (const value of values) {
        const body = { ...((await source.get(`inspectionPoints/${id}`)) as object), [field]: value };
        expect((await app().ask('PUT', `/api/v1/inspectionPoints/${id}`, { as: 'ada', body })).status).toBe(200);
        expect(await source.get(`inspectionPoints/${id}`)).toMatchObject({ [field]: value });
      }
    },
  );
});
