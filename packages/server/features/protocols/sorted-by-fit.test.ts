import { inspectionProtocols } from '@assay/contract/protocols';
import type { FittingProtocol, ProtocolReply } from '@assay/contract/protocols/protocol';
import { fitOf, fits } from '@assay/domain/protocols/fit';
import { anyProduct, type ProtocolTarget } from '@assay/domain/protocols/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { addEquipment, addProducts } from '../../testing/builders.ts';
import type { CastName } from '../../testing/cast.ts';
import { statementsOf } from '../../testing/explain.ts';
import { addProtocol, aTarget } from '../../testing/protocols.ts';
import { useTestApp } from '../../testing/test-app.ts';

/** Numbers below a bound, the same in every run. */
function seededPicker(seed: number) {
  let state = seed;
  return (bound: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

describe('protocols sorted by fit', () => {
  const app = useTestApp();
  const sorted = async (machine: ProtocolTarget, more: Record<string, string> = {}, as: CastName = 'ada') => {
    const ids = Object.entries(machine).filter(([, id]) => id !== null) as [string, string][];
    const query = { ...Object.fromEntries(ids), ...more };
    return (await app().call(inspectionProtocols.sortedByFit, { as, query })).body as FittingProtocol[];
  };
  const machines: ProtocolTarget[] = [];
  const made: ProtocolReply[] = [];

  beforeAll(async () => {
    for (let f = 0; f < 3; f++) {
      const { productFamilyId, productModelId } = await addProducts(app());
      const second = await app().ask('POST', `/api/v1/productFamilies/${productFamilyId}/models`, {
        as: 'max',
        body: { name: 'Second' },
      });
      for (const model of [productModelId, (second.body as { id: string }).id])
        for (let m = 0; m < 2; m++) {
          const { id } = await addEquipment(app(), { productModelId: model });
          machines.push({ productFamilyId, productModelId: model, equipmentId: id });
        }
    }
    const pick = seededPicker(20_261_115);
    const aSeededTarget = (): ProtocolTarget => {
      const machine = machines[pick(machines.length)] ?? anyProduct;
      return [
        machine,
        { ...machine, equipmentId: null },
        { ...machine, equipmentId: null, productModelId: null },
        anyProduct,
      ][pick(4)] as ProtocolTarget;
    };
    for (let p = 0; p < 120; p++) {
      app().setNow(new Date(Date.UTC(2026, 0, 1, 0, p)));
      const targets = Array.from({ length: 1 + pick(3) }, aSeededTarget);
      made.push(await addProtocol(app(), { type: pick(2) ? 'Audit_Quick' : 'Equipment_Configurator', targets }));
    }
    app().setNow(new Date());
  });

  it('come by equipment, model, family and any product, newest first, as the rule of fit says [PRO-13]', async () => {
    const products = machines.flatMap((machine) => [
      machine,
      { ...machine, equipmentId: null },
      { ...machine, equipmentId: null, productModelId: null },
    ]);
    for (const machine of [...products, anyProduct]) {
      const fitting = made
        .map((protocol) => ({ protocol, fit: fitOf(protocol.targets, machine) }))
        .filter(({ fit }) => fit !== undefined)
        .sort(
          (one, other) =>
            fits.indexOf(one.fit ?? 'any') - fits.indexOf(other.fit ?? 'any') ||
            other.protocol.created.localeCompare(one.protocol.created),
        );
      const found = await sorted(machine);
      expect(found.map(({ protocolId, fit }) => [protocolId, fit])).toEqual(
        fitting.map(({ protocol, fit }) => [protocol.protocolId, fit]),
      );
    }
    const [machine = anyProduct] = machines;
    expect(new Set((await sorted(machine)).map(({ fit }) => fit))).toEqual(new Set(fits));
  });

  it('tell what they are and what they are for', async () => {
    const [machine = anyProduct] = machines;
    const [best] = await sorted(machine);
    const known = made.find(({ protocolId }) => protocolId === best?.protocolId);
    const { name, type, created, targets, protocolId, categories } = known as ProtocolReply;
    const pointCount = categories.flatMap(({ inspectionPoints }) => inspectionPoints).length;
    expect(best).toEqual({ protocolId, name, type, created, targets, fit: 'equipment', pointCount });
    expect(pointCount).toBeGreaterThan(0);
  });

  it('are limited to a type, and leave out deleted ones', async () => {
    const [machine = anyProduct] = machines;
    const before = await sorted(machine, { type: 'Audit_Quick' });
    expect(new Set(before.map(({ type }) => type))).toEqual(new Set(['Audit_Quick']));
    const id = before[0]?.protocolId ?? '';
    await app().call(inspectionProtocols.softDelete, { as: 'ada', params: { id } });
    expect(await sorted(machine, { type: 'Audit_Quick' })).toEqual(before.slice(1));
    made.splice(
      made.findIndex(({ protocolId }) => protocolId === id),
      1,
    );
    const refused = await app().call(inspectionProtocols.sortedByFit, { as: 'ada', query: { type: 'Yearly' } });
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ path: 'type' }] } });
  });

  it('offer the types of special groups to their members and to Managers alone', async () => {
    const { productFamilyId } = await addProducts(app());
    const targets = [aTarget({ productFamilyId })];
    for (const [n, type] of (['Commission', 'Machine_assessment', 'Daily'] as const).entries()) {
      app().setNow(new Date(Date.UTC(2026, 1, 1, 0, n)));
      await addProtocol(app(), { type, targets });
    }
    app().setNow(new Date());
    const typesFor = async (as: CastName) =>
      (await sorted(aTarget({ productFamilyId }), {}, as))
        .filter(({ fit }) => fit === 'family')
        .map(({ type }) => type);
    expect(await typesFor('max')).toEqual(['Daily', 'Machine_assessment', 'Commission']);
    expect(await typesFor('uma')).toEqual(['Daily']);
  });

  it('are found in the indexes of targets, whatever the number of protocols', async () => {
    const [machine = anyProduct] = machines;
    await app().pool.query(`
      with many as (
        insert into protocol (id, name, type, date_ticks, phases_on, info_appendix, rating_table_location,
          show_current_loaded_hours, company_id, created_at)
        select gen_random_uuid(), 'Many ' || n, 'Daily', 0, false, false, 'Start', true, c.id, now()
        from generate_series(1, 5000) n cross join company c where c.is_provider returning id
      )
      insert into protocol_target (protocol_id, index, product_family_id)
      select many.id, 0, f.id from many cross join lateral (
        select id from product_family where id <> '${machine.productFamilyId}' order by md5(many.id::text || id::text) limit 1) f`);
    await app().pool.query('vacuum analyze protocol, protocol_target');
    const [statement] = (await statementsOf(() => sorted(machine))).filter(({ text }) => text.includes('fitting'));
    if (!statement) throw new Error('The targets were not queried.');
    const { rows } = await app().pool.query<{ 'QUERY PLAN': string }>(`explain ${statement.text}`, statement.values);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    for (const index of ['protocol_target_equipment_ix', 'protocol_target_model_ix', 'protocol_target_family_ix'])
      expect(plan).toContain(index);
  });
});
