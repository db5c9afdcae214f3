import { inspectionPoints } from '@assay/contract/points';
import { inspectionProtocols } from '@assay/contract/protocols';
import type { FittingProtocol, ProtocolItem, ProtocolReply } from '@assay/contract/protocols/protocol';
import type { FieldError } from '@assay/domain/problem';
import type { Protocol } from '@assay/domain/protocols/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { addEquipment, addProducts, companyIdOf } from '../../testing/builders.ts';
import type { CastName } from '../../testing/cast.ts';
import { addPoint, setDivisions } from '../../testing/points.ts';
import { aCategory, addProtocol, aProtocol, aProtocolPoint, aTarget } from '../../testing/protocols.ts';
import { useTestApp } from '../../testing/test-app.ts';

type Products = Awaited<ReturnType<typeof addProducts>>;

describe('protocols of distributors', () => {
  const app = useTestApp();
  const get = (as: CastName, { protocolId }: { protocolId: string }) =>
    app().call(inspectionProtocols.get, { as, params: { id: protocolId } });
  const listed = async (as: CastName) =>
    (
      (await app().call(inspectionProtocols.search, { as, query: { amount: '200' } })).body as {
        result: ProtocolItem[];
      }
    ).result;
  const sees = async (as: CastName, protocol: ProtocolReply) => {
    const { status } = await get(as, protocol);
    expect((await listed(as)).some(({ protocolId }) => protocolId === protocol.protocolId)).toBe(status === 200);
    return status === 200;
  };
  let ours: Products;
  let theirs: Products;
  let our: string;
  const ofFamily = ({ productFamilyId }: Products) => [aTarget({ productFamilyId })];
  const atMachine = ({ productFamilyId, productModelId }: Products, equipmentId: string) =>
    aTarget({ productFamilyId, productModelId, equipmentId });

  beforeAll(async () => {
    [ours, theirs] = [await addProducts(app()), await addProducts(app())];
    await setDivisions(app(), 'dora', [ours.categoryId]);
    await setDivisions(app(), 'dina', [ours.categoryId]);
    await setDivisions(app(), 'otto', [theirs.categoryId]);
    our = await companyIdOf(app(), 'dora');
  });

  it('are those of their divisions, whoever made them, and the provider’s for any product', async () => {
    const provider = await addProtocol(app(), { targets: ofFamily(ours) });
    const both = await addProtocol(app(), { targets: [...ofFamily(ours), ...ofFamily(theirs)] });
    const any = await addProtocol(app(), { type: 'Audit_Quick', targets: [] });
    const own = await addProtocol(app(), { targets: ofFamily(ours) }, 'dora');
    expect([await sees('dina', provider), await sees('otto', provider)]).toEqual([true, false]);
    expect([await sees('dina', both), await sees('otto', both)]).toEqual([true, true]);
    expect([await sees('dina', any), await sees('otto', any)]).toEqual([true, true]);
    expect([await sees('dina', own), await sees('otto', own), await sees('uma', own)]).toEqual([true, false, true]);
    const whose = async (as: CastName) => {
      const rows = await listed(as);
      const found = [provider, own].map(({ protocolId }) => rows.find((row) => row.protocolId === protocolId)?.own);
      return [...found, ((await get(as, own)).body as ProtocolReply).own];
    };
    expect([await whose('dina'), await whose('ada')]).toEqual([
      [false, true, true],
      [true, false, false],
    ]);
  });

  it('are told of their points, without those of other divisions', async () => {
    const point = await addPoint(app(), 'Comment', { productCategoryId: ours.categoryId });
    const categories = [aCategory('One', [aProtocolPoint(point.id)])];
    const own = await addProtocol(app(), { name: 'Of Kivi', targets: ofFamily(ours), categories }, 'dora');
    const other = await addProtocol(app(), { name: 'Of screens', targets: ofFamily(theirs), categories });
    const including = async (as: CastName) =>
      (await app().call(inspectionPoints.protocols, { as, params: { id: point.id } })).body;
    const named = ({ protocolId, name, type }: ProtocolReply) => ({ protocolId, name, type });
    expect(await including('dora')).toEqual({
      [point.id]: { protocolNames: ['Of Kivi'], protocols: [named(own)] },
    });
    expect(await including('ada')).toMatchObject({ [point.id]: { protocols: [named(own), named(other)] } });
  });

  it('for any product stay with the company that made them', async () => {
    const own = await addProtocol(app(), { type: 'Audit_Quick', targets: [] }, 'dora');
    expect([await sees('dina', own), await sees('otto', own), await sees('ada', own)]).toEqual([true, false, true]);
  });

  it('for a machine are for those who may see the machine, and never name one of others', async () => {
    const our1 = await addEquipment(app(), { productModelId: ours.productModelId, companyIds: [our] });
    const foreign = await addEquipment(app(), { productModelId: ours.productModelId });
    const seen = await addProtocol(app(), { targets: [atMachine(ours, our1.id), atMachine(ours, foreign.id)] });
    const unseen = await addProtocol(app(), { targets: [atMachine(ours, foreign.id)] });
    expect([await sees('dina', seen), await sees('dina', unseen)]).toEqual([true, false]);
    const { text, body } = await get('dina', seen);
    expect((body as ProtocolReply).targets).toMatchObject([{ equipmentId: our1.id, equipmentName: our1.serialNumber }]);
    expect(text).not.toContain(foreign.id);
    expect(text).not.toContain(foreign.serialNumber);
    const query = { equipmentId: our1.id, productModelId: ours.productModelId };
    const fitting = await app().call(inspectionProtocols.sortedByFit, { as: 'dina', query });
    expect((fitting.body as FittingProtocol[])[0]).toMatchObject({ protocolId: seen.protocolId, fit: 'equipment' });
    for (const call of [fitting, await app().call(inspectionProtocols.search, { as: 'dina' })])
      for (const hidden of [foreign.id, foreign.serialNumber]) expect(call.text).not.toContain(hidden);
    const whole = await get('ada', seen);
    expect((whole.body as ProtocolReply).targets).toHaveLength(2);
  });

  it('tell who made them unless that was another distributor', async () => {
    await setDivisions(app(), 'dora', [ours.categoryId, theirs.categoryId]);
    const made = await addProtocol(app(), { targets: ofFamily(theirs) }, 'dora');
    await setDivisions(app(), 'dora', [ours.categoryId]);
    expect((await get('otto', made)).body).toMatchObject({ createdBy: '', editable: false });
    expect((await get('ada', made)).body).toMatchObject({ createdBy: 'Dora Petrova', editable: true });
    expect((await get('dina', made)).body).toMatchObject({ createdBy: 'Dora Petrova', editable: false });
    const provider = await addProtocol(app(), { targets: ofFamily(theirs) });
    expect((await get('otto', provider)).body).toMatchObject({ createdBy: 'Ada Okonkwo' });
    const otto = (await listed('otto')).find(({ protocolId }) => protocolId === made.protocolId);
    expect(otto?.createdBy).toBe('');
  });

  it('are deleted by their own authors and the provider’s alone; dependencies are not theirs to change', async () => {
    const provider = await addProtocol(app(), { targets: ofFamily(ours) });
    const own = await addProtocol(app(), { targets: ofFamily(ours) }, 'dora');
    expect((await get('dora', own)).body).toMatchObject({ editable: true, dependenciesEditable: false });
    expect((await get('dora', provider)).body).toMatchObject({ editable: false });
    const remove = async (as: CastName, { protocolId }: ProtocolReply) =>
      (await app().call(inspectionProtocols.softDelete, { as, params: { id: protocolId } })).status;
    expect(await remove('dora', provider)).toBe(403);
    expect(await remove('dina', own)).toBe(403);
    expect(await remove('dora', own)).toBe(200);
    expect(await remove('dora', own)).toBe(404);
    expect(await remove('ada', provider)).toBe(200);
    const obsolete = async (as: CastName) => (await app().call(inspectionProtocols.obsolete, { as })).text;
    expect(await obsolete('dina')).toContain(own.protocolId);
    expect(await obsolete('otto')).not.toContain(own.protocolId);
  });

  it('are made of what their authors may see', async () => {
    const foreign = await addEquipment(app(), { productModelId: ours.productModelId });
    const hiddenPoint = await addPoint(app(), 'Comment', { productCategoryId: theirs.categoryId });
    const hiddenProtocol = await addProtocol(app(), { targets: ofFamily(theirs) });
    const point = await addPoint(app(), 'Comment', { productCategoryId: ours.categoryId });
    const categories = [aCategory('One', [aProtocolPoint(point.id)])];
    const errorsOf = async (given: Partial<Protocol>): Promise<FieldError[]> => {
      const body = aProtocol({ targets: ofFamily(ours), categories, ...given });
      const reply = await app().call(inspectionProtocols.create, { as: 'dora', body });
      return reply.status === 201 ? [] : (reply.body as { errors: FieldError[] }).errors;
    };
    expect(await errorsOf({})).toEqual([]);
    for (const [given, path, code] of [
      [{ targets: ofFamily(theirs) }, 'targets.0.productFamilyId', 'product.familyUnknown'],
      [{ targets: [atMachine(ours, foreign.id)] }, 'targets.0.equipmentId', 'equipment.unknown'],
      [
        { categories: [aCategory('One', [aProtocolPoint(hiddenPoint.id)])] },
        'categories.0.inspectionPoints.0.inspectionPointId',
        'point.unknown',
      ],
      [{ copyOfProtocolId: hiddenProtocol.protocolId }, 'copyOfProtocolId', 'protocol.unknown'],
    ] as const)
      expect(await errorsOf(given as Partial<Protocol>)).toMatchObject([{ path, code }]);
  });

  it('hide where a copy comes from when that is not theirs to see', async () => {
    const hidden = await addProtocol(app(), { name: 'Hidden original', targets: ofFamily(theirs) });
    const copy = await addProtocol(app(), { targets: ofFamily(ours), copyOfProtocolId: hidden.protocolId });
    expect((await get('ada', copy)).body).toMatchObject({ copyOf: { name: 'Hidden original' } });
    expect((await get('ada', hidden)).body).toMatchObject({ usage: { copies: [{ protocolId: copy.protocolId }] } });
    const { text, body } = await get('dina', copy);
    expect(body).toMatchObject({ copyOf: null, copyOfProtocolId: null });
    expect(text).not.toContain(hidden.protocolId);
  });

  it('do not tell another distributor who did what', async () => {
    const made = await addProtocol(app(), { targets: [...ofFamily(ours)] }, 'dora');
    const historyFor = async (as: CastName) =>
      (await app().call(inspectionProtocols.history, { as, params: { id: made.protocolId } })).body;
    expect(await historyFor('dora')).toMatchObject([{ action: 'created', actor: 'Dora Petrova' }]);
    await app()
      .db.updateTable('app_user')
      .set({ distributor_admin: true })
      .where('id', '=', app().userIdOf('otto'))
      .execute();
    await setDivisions(app(), 'otto', [ours.categoryId]);
    expect(await historyFor('otto')).toMatchObject([{ action: 'created', actor: null }]);
  });
});
