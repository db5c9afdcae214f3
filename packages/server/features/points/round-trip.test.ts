import type { InspectionPoint } from '@assay/contract/points/point';
import { type PointType, pointTypes } from '@assay/domain/points/point-types';
import { arbitraryPoint, type World } from '@assay/domain/points/testing/arbitrary-points';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { addProducts } from '../../testing/builders.ts';
import { inputOf, type PointOf } from '../../testing/points.ts';
import { useTestApp } from '../../testing/test-app.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const isPart = (value: Json): value is { index: number; [key: string]: Json } =>
  typeof value === 'object' && value !== null && 'index' in value;
const sayingOf = (meta: Json) => JSON.stringify(meta);

/** Metas are a set; of 'true' and 'false' for one question 'true' stands. */
function applicabilityOf(metas: Json[], ofPoint: boolean): Json {
  const all = metas as { type: string; value: string }[];
  const once = [...new Map(all.map(({ type, value }) => [`${type} ${value}`, { type, value }])).values()].filter(
    ({ type, value }) =>
      type !== 'PointType' &&
      !(
        type === 'ProtocolTypesDefined' &&
        value === 'false' &&
        all.some((one) => one.type === type && one.value === 'true')
      ),
  );
  const custom = all.some(({ type, value }) => type === 'PointType' && value === 'custom');
  const kind = ofPoint ? [{ type: 'PointType', value: custom ? 'custom' : 'general' }] : [];
  return [...once, ...kind].sort((a, b) => (sayingOf(a) < sayingOf(b) ? -1 : 1));
}

/** What a point says, apart from ids: parts in the order of their indexes, without options that say nothing. */
function saying(value: Json, key = '', depth = 0): Json {
  if (Array.isArray(value)) {
    if (key === 'metas') return applicabilityOf(value, depth === 1);
    const ordered = value.every(isPart) ? [...value].sort((a, b) => Number(a.index) - Number(b.index)) : value;
    const named =
      key === 'options' ? ordered.filter((one) => isPart(one) && String(one.title ?? one.name).trim() !== '') : ordered;
    return named.map((one, index) => saying(isPart(one) ? { ...one, index } : one, '', depth + 1));
  }
  if (typeof value !== 'object' || value === null) return value;
  const left = new Set([
    ...['id', 'inspectionPointId', 'rowId', 'columnId', 'modelIds', 'tags', 'followUpRangeValueId', 'unitValue'],
    ...['imageUrl', 'imageReuploadNeeded', 'batchUpdateDetails'],
  ]);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !left.has(name))
      .map(([name, inner]) => [
        name,
        saying(
          name === 'followUpRangeValue' && inner !== null ? { ...(inner as object), index: 0 } : inner,
          name,
          depth + 1,
        ),
      ]),
  );
}

describe('a generated point', () => {
  const app = useTestApp();
  let world: World;
  beforeAll(async () => {
    const [one, two] = [await addProducts(app()), await addProducts(app())];
    const ids = async (path: string) =>
      ((await app().ask('GET', path, { as: 'uma' })).body as { id: string }[]).map(({ id }) => id);
    world = {
      categoryIds: [one.categoryId, two.categoryId],
      unitIds: await ids('/api/v1/units'),
      groupIds: await ids('/api/v1/inspectionPointOptionGroups?custom=false'),
      products: [one, two].map(({ productFamilyId, productModelId }) => ({
        familyId: productFamilyId,
        modelId: productModelId,
      })),
    };
  });

  const ask = async (method: string, path: string, body?: unknown) => {
    const reply = await app().ask(method, `/api/v1/inspectionPoints${path}`, { as: 'ada', body });
    expect(reply.status, reply.text).toBeLessThan(300);
    return reply.body as InspectionPoint;
  };
  const events = async () => Number((await app().pool.query('select count(*) from event')).rows[0]?.count);

  /** The predefined group comes whole, whatever was sent of it. */
  const inputIn = (point: InspectionPoint, sent: object): Json => {
    const input = inputOf(point as PointOf<PointType>) as object;
    const { optionGroup } = sent as { optionGroup?: { custom: boolean } };
    const plain = JSON.parse(JSON.stringify(optionGroup?.custom === false ? { ...input, optionGroup } : input));
    return saying(plain);
  };

  it.each(pointTypes)(
    'of type %s comes back as it was sent, stays when it is sent again, and is read as it was answered',
    async (type) => {
      await fc.assert(
        fc.asyncProperty(arbitraryPoint(type, world), async (sent) => {
          const added = await ask('POST', '', sent);
          expect(inputIn(added, sent)).toEqual(saying(JSON.parse(JSON.stringify(sent))));
          expect(await ask('GET', `/${added.id}?fromWebApp=true`)).toEqual(added);
          const before = await events();
          for (const [i, query] of ['?deleteMissingById=true', ''].entries()) {
            const again = await ask('PUT', `/${added.id}${query}`, added);
            expect(again).toEqual({ ...added, revision: i + 2 });
          }
          expect(await events()).toBe(before);
          expect(inputIn(await ask('POST', '', added), sent)).toEqual(inputIn(added, sent));
          const copy = await ask('POST', `/${added.id}/duplicate`);
          expect(inputIn({ ...copy, name: added.name } as InspectionPoint, sent)).toEqual(inputIn(added, sent));
        }),
        { numRuns: 12, endOnFailure: true },
      );
    },
  );

  it.each(pointTypes)('of type %s becomes another that is put in its place', async (type) => {
    const pairs = fc.tuple(arbitraryPoint(type, world), arbitraryPoint(type, world));
    await fc.assert(
      fc.asyncProperty(pairs, async ([one, other]) => {
        const { id } = await ask('POST', '', one);
        const changed = await ask('PUT', `/${id}?deleteMissingById=true`, other);
        expect(inputIn(changed, other)).toEqual(saying(JSON.parse(JSON.stringify(other))));
        expect(await ask('GET', `/${id}`)).toEqual(changed);
      }),
      { numRuns: 8, endOnFailure: true },
    );
  });
});
