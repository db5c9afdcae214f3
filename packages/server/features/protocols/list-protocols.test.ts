import { inspectionProtocols, protocolOrderKeys } from '@assay/contract/protocols';
import type { ProtocolItem } from '@assay/contract/protocols/protocol';
import { newId } from '@assay/domain/id';
import { listedTypes, protocolTypes, shownType } from '@assay/domain/protocol-types';
import { beforeAll, describe, expect, it } from 'vitest';
import { addProducts } from '../../testing/builders.ts';
import type { CastName } from '../../testing/cast.ts';
import { explained } from '../../testing/explain.ts';
import { addPoint, inputOf } from '../../testing/points.ts';
import { aCategory, addProtocol, aProtocolPoint, aTarget } from '../../testing/protocols.ts';
import { useTestApp } from '../../testing/test-app.ts';

interface Page {
  result: ProtocolItem[];
  count: number;
}

const count = 20_000;

describe('a long list of protocols', () => {
  const app = useTestApp();
  const search = async (query: Record<string, string>, as: CastName = 'uma') =>
    (await app().call(inspectionProtocols.search, { as, query })).body as Page;

  beforeAll(async () => {
    const types = protocolTypes.map(({ value }) => value);
    await app().pool.query(
      `with made as (
         insert into protocol (id, name, type, date_ticks, phases_on, info_appendix, rating_table_location,
           show_current_loaded_hours, company_id, created_at)
         select gen_random_uuid(), 'Protocol ' || (n * 7919) % 100000 || ' of ' || n, ($1::text[])[1 + n % $2::int], 0, false, false,
           'Start', true, c.id, now()
         from generate_series(1, $3) n cross join company c where c.is_provider returning id
       )
       insert into protocol_target (protocol_id, index) select id, 0 from made`,
      [types, types.length, count],
    );
    await app().pool.query('vacuum analyze protocol, protocol_target');
  });

  it.each(protocolOrderKeys.flatMap((key) => [0, count / 2, count * 0.89].map((offset) => [key, offset] as const)))(
    'ordered by %s at %i is read from an index, not from the whole table',
    async (orderKey, offset) => {
      const plans = await explained(app(), () => search({ orderKey, offset: `${offset}`, orderDirection: 'desc' }));
      expect(plans.length).toBeGreaterThan(0);
      for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on protocol\b/);
    },
  );

  it('that is searched for is read from an index', async () => {
    const plans = await explained(app(), () => search({ orderKey: 'name', search: '12345 PROTO' }));
    expect(plans.join('\n')).toContain('protocol_search_ix');
  });

  it('leaves out what the product makes by itself, and counts the others exactly', async () => {
    const { rows } = await app().pool.query<{ count: number }>(
      `select count(*)::int as count from protocol where type not in ('Custom', 'CustomPoints')`,
    );
    expect((await search({})).count).toBe(rows[0]?.count);
    for (const types of ['Custom', 'CustomPoints']) expect(await search({ types })).toEqual({ result: [], count: 0 });
    expect((await search({ search: 'points for custom' })).count).toBe(0);
  });

  it('is ordered by the types as they are shown', async () => {
    const inOrder = listedTypes.map(({ displayName }) => displayName).sort((a, b) => a.localeCompare(b, 'en'));
    const shown: string[] = [];
    for (let offset = 0; ; offset += 500) {
      const { result } = await search({ orderKey: 'type', offset: `${offset}`, amount: '1' });
      const [first] = result;
      if (!first) break;
      if (shown.at(-1) !== shownType(first.type)) shown.push(shownType(first.type));
    }
    expect(shown).toEqual(inOrder);
  });

  it('is complete, page by page, in natural order', async () => {
    const { rows } = await app().pool.query<{ id: string }>('select id from protocol where listed order by name, id');
    const ids = rows.map(({ id }) => id);
    for (const offset of [0, 9_000, ids.length - 30]) {
      const page = await search({ orderKey: 'name', offset: `${offset}` });
      expect(page.result.map(({ protocolId }) => protocolId)).toEqual(ids.slice(offset, offset + 50));
    }
  });

  it('is filtered by types, by what one made oneself, and by texts that are just texts', async () => {
    const name = `100%_${newId()}`;
    const mine = await addProtocol(app(), { name, type: 'FAT' });
    expect((await search({ search: '100%_' })).result.map(({ protocolId }) => protocolId)).toEqual([mine.protocolId]);
    expect((await search({ mineOnly: 'true' }, 'ada')).result).toMatchObject([{ name, createdBy: 'Ada Okonkwo' }]);
    expect((await search({ mineOnly: 'true' }, 'uma')).count).toBe(0);
    const some = await search({ types: 'FAT, Closed,', amount: '200' });
    expect(new Set(some.result.map(({ type }) => type))).toEqual(new Set(['FAT', 'Closed']));
    const unknown = await app().call(inspectionProtocols.search, { as: 'uma', query: { types: 'FAT,Yearly' } });
    expect(unknown).toMatchObject({ status: 400, body: { errors: [{ path: 'types' }] } });
  });

  it('is found by the names of its points, with words in any order, also after one was renamed', async () => {
    const word = `w${newId().slice(-8)}`;
    const point = await addPoint(app(), 'Comment', { name: `${word} bearing temperature left` });
    const protocol = await addProtocol(app(), { categories: [aCategory('Bearings', [aProtocolPoint(point.id)])] });
    const found = async (text: string) => (await search({ search: text })).result.map(({ protocolId }) => protocolId);
    expect(await found(`left ${word.toUpperCase()} temperature`)).toEqual([protocol.protocolId]);
    expect((await search({ search: `${word} left` })).count).toBe(1);
    expect(await found(`${word} right`)).toEqual([]);
    const body = { ...inputOf(point), name: `${word} bearing temperature right` };
    expect((await app().ask('PUT', `/api/v1/inspectionPoints/${point.id}`, { as: 'ada', body })).status).toBe(200);
    expect((await search({ search: `${word} left` })).count).toBe(0);
    expect(await found(`${word} right`)).toEqual([protocol.protocolId]);
  });

  it('is found by the names of its products, beside its own, also after one was renamed', async () => {
    const word = `w${newId().slice(-8)}`;
    const { productFamilyId, productModelId } = await addProducts(app());
    const rename = (table: string, id: string, name: string) =>
      app().pool.query(`update ${table} set name = $2 where id = $1`, [id, name]);
    await rename('product_family', productFamilyId, `Crusher ${word}`);
    await rename('product_model', productModelId, `Model ${word}`);
    const targets = [aTarget({ productFamilyId, productModelId })];
    const { protocolId } = await addProtocol(app(), { name: 'Yearly look', type: 'Annual', targets });
    const found = async (text: string, as: CastName = 'uma') =>
      (await search({ search: text }, as)).result.map((protocol) => protocol.protocolId);
    expect(await found(`yearly crusher ${word}`)).toEqual([protocolId]);
    expect(await found(`${word} model annual`)).toEqual([protocolId]);
    expect(await found(`${word} weekly`)).toEqual([]);
    expect(await found(word, 'otto')).toEqual([]);
    await rename('product_model', productModelId, 'Another');
    expect((await search({ search: `${word} model annual` })).count).toBe(0);
  });

  it('loses what is deleted at once, to those that were deleted, newest first', async () => {
    const [one, two] = [await addProtocol(app()), await addProtocol(app())];
    const before = (await search({})).count;
    for (const [minutes, { protocolId }] of [one, two].entries()) {
      app().setNow(new Date(Date.now() + (minutes + 1) * 60_000));
      await app().call(inspectionProtocols.softDelete, { as: 'ada', params: { id: protocolId } });
    }
    expect((await search({})).count).toBe(before - 2);
    const { body } = await app().call(inspectionProtocols.obsolete, { as: 'uma' });
    expect(body).toMatchObject([{ protocolId: two.protocolId }, { protocolId: one.protocolId }]);
  });
});
