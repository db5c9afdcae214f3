import { inspections } from '@assay/contract/inspections';
import { inspectionProtocols } from '@assay/contract/protocols';
import type { FittingProtocol, ProtocolItem, ProtocolReply } from '@assay/contract/protocols/protocol';
import { newId } from '@assay/domain/id';
import { describe, expect, it } from 'vitest';
import { addProducts, companyIdOf } from '../../testing/builders.ts';
import type { CastName } from '../../testing/cast.ts';
import { addInspectable, startInspection } from '../../testing/inspections.ts';
import { setDivisions } from '../../testing/points.ts';
import { addProtocol, aProtocol, aTarget } from '../../testing/protocols.ts';
import { useTestApp } from '../../testing/test-app.ts';

describe('a protocol that takes the place of another', () => {
  const app = useTestApp();
  const get = async (id: string, as: CastName = 'uma') =>
    (await app().call(inspectionProtocols.get, { as, params: { id } })).body as ProtocolReply;
  const bodyFor = (old: ProtocolReply, given: object = {}) =>
    aProtocol({
      name: old.name,
      type: old.type,
      targets: old.targets,
      categories: old.categories,
      copyOfProtocolId: old.protocolId,
      replacesProtocolId: old.protocolId,
      ...given,
    });
  const create = (body: object, as: CastName = 'ada', headers = {}) =>
    app().call(inspectionProtocols.create, { as, body, headers });
  const replace = async (old: ProtocolReply, given: object = {}, as: CastName = 'ada') => {
    const { status, body, text } = await create(bodyFor(old, given), as);
    if (status !== 201) throw new Error(text);
    return body as ProtocolReply;
  };
  const found = async (search: string, as: CastName = 'uma') =>
    ((await app().call(inspectionProtocols.search, { as, query: { search } })).body as { result: ProtocolItem[] })
      .result;

  it('retires it in the same act, and shows its line of ancestors in the list and on its page', async () => {
    const name = `Line ${newId()}`;
    const first = await addProtocol(app(), { name });
    const second = await replace(first);
    const third = await replace(second);
    const ofLine = ({ protocolId, created }: ProtocolReply) => ({ protocolId, name, created });
    expect((await found(name)).map(({ protocolId, ancestors }) => [protocolId, ancestors])).toEqual([
      [third.protocolId, [ofLine(second), ofLine(first)]],
    ]);
    expect(await get(third.protocolId)).toMatchObject({ ancestors: [ofLine(second), ofLine(first)], replacedBy: null });
    expect(await get(second.protocolId)).toMatchObject({
      deleted: expect.any(String),
      editable: false,
      ancestors: [ofLine(first)],
      replacedBy: { protocolId: third.protocolId, name },
      usage: { copies: [] },
    });
    const obsolete = (await app().call(inspectionProtocols.obsolete, { as: 'uma' })).body as ProtocolItem[];
    expect(obsolete.map(({ protocolId }) => protocolId)).toEqual(
      expect.arrayContaining([first.protocolId, second.protocolId]),
    );
    const [productFamilyId = ''] = third.targets.flatMap((target) => target.productFamilyId ?? []);
    const fitting = await app().call(inspectionProtocols.sortedByFit, { as: 'uma', query: { productFamilyId } });
    expect((fitting.body as FittingProtocol[]).map(({ protocolId }) => protocolId)).toContain(third.protocolId);
    expect(fitting.text).not.toContain(second.protocolId);
  });

  it('changes nothing of what began with it', async () => {
    const inspectable = await addInspectable(app());
    const { id } = await startInspection(app(), inspectable);
    const read = async () => (await app().call(inspections.get, { as: 'uma', params: { id } })).text;
    const before = await read();
    await replace(await get(inspectable.protocolId), { summary: 'Another' });
    expect(await read()).toBe(before);
    expect((await get(inspectable.protocolId)).usage.inspections).toBe(1);
  });

  it('is saved once for one that is in use, by those who may delete it', async () => {
    const old = await addProtocol(app());
    const both = await Promise.all([create(bodyFor(old)), create(bodyFor(old))]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
    const refused = async (body: object, as: CastName = 'ada') => {
      const reply = await create(body, as);
      return [reply.status, (reply.body as { errors: { path: string; code: string }[] }).errors];
    };
    const at = (code: string) => [400, [expect.objectContaining({ path: 'replacesProtocolId', code })]];
    expect(await refused(bodyFor(old))).toEqual(at('protocol.retired'));
    expect(await refused(bodyFor(old, { copyOfProtocolId: null, replacesProtocolId: newId() }))).toEqual(
      at('protocol.unknown'),
    );
    const { categoryId, productFamilyId } = await addProducts(app());
    await setDivisions(app(), 'dora', [categoryId]);
    const provider = await addProtocol(app(), { targets: [aTarget({ productFamilyId })] });
    expect(await refused(bodyFor(provider), 'dora')).toEqual(at('protocol.ofOthers'));
    expect((await get(provider.protocolId)).deleted).toBeNull();
  });

  it('stays with the company of the old one, and names no ancestor to those who may not see it', async () => {
    const [ours, others] = [await addProducts(app()), await addProducts(app())];
    await setDivisions(app(), 'dora', [ours.categoryId]);
    await setDivisions(app(), 'otto', [others.categoryId]);
    const own = await addProtocol(app(), { targets: [aTarget({ productFamilyId: ours.productFamilyId })] }, 'dora');
    const mended = await replace(own);
    const { rows } = await app().pool.query('select company_id from protocol where id = $1', [mended.protocolId]);
    expect(rows).toEqual([{ company_id: await companyIdOf(app(), 'dora') }]);
    const moved = await replace(mended, { targets: [aTarget({ productFamilyId: others.productFamilyId })] });
    expect((await get(moved.protocolId, 'otto')).ancestors).toEqual([]);
    expect((await found(moved.name, 'otto')).map(({ ancestors }) => ancestors)).toEqual([[]]);
    expect((await get(moved.protocolId, 'dora')).ancestors).toHaveLength(2);
  });

  it('is made once when its answer is lost', async () => {
    const old = await addProtocol(app());
    const headers = { 'idempotency-key': newId() };
    const [one, other] = [await create(bodyFor(old), 'ada', headers), await create(bodyFor(old), 'ada', headers)];
    expect([one.status, other.status, other.text]).toEqual([201, 201, one.text]);
  });

  it('can be read and sent back as a new one', async () => {
    const next = await replace(await addProtocol(app()));
    expect(await create(await get(next.protocolId))).toMatchObject({ status: 201, body: { ancestors: [] } });
  });
});
