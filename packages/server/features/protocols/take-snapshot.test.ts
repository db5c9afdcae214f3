import { inspectionProtocols } from '@assay/contract/protocols';
import type { ProtocolReply } from '@assay/contract/protocols/protocol';
import { newId } from '@assay/domain/id';
import type { ProtocolSnapshot } from '@assay/domain/protocols/snapshot';
import { describe, expect, it } from 'vitest';
import { withoutScopedTables } from '../../db/pool.ts';
import { companyIdOf } from '../../testing/builders.ts';
import { addDocument } from '../../testing/documents.ts';
import { addPoint, inputOf, type PointOf } from '../../testing/points.ts';
import { aCategory, aDependency, addProtocol, aProtocolPoint } from '../../testing/protocols.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { takeSnapshot } from './take-snapshot.ts';

describe('the snapshot of a protocol', () => {
  const app = useTestApp();
  const take = (id: string) => takeSnapshot(withoutScopedTables(app().db), id, app().now());
  const contentOf = async (snapshotId: string) =>
    (
      await app()
        .db.selectFrom('protocol_snapshot')
        .select('content')
        .where('id', '=', snapshotId)
        .executeTakeFirstOrThrow()
    ).content;
  const none = { productFamilyId: null, productModelId: null, criticalLow: null, high: null, criticalHigh: null };

  async function addWalk() {
    const thickness = await addPoint(app(), 'Measurement', { measurementLimits: [{ ...none, low: 10 }] });
    const wear = await addPoint(app(), 'RadioButtonSelection');
    const measured = aProtocolPoint(thickness.id);
    const dependencies = [
      aDependency({ type: 'point', parameter: 'thickness', protocolPointId: measured.id }),
      aDependency({ type: 'json', json: { '<': [{ var: 'thickness' }, 12] } }),
    ];
    const categories = [aCategory('Jaws', [measured, aProtocolPoint(wear.id, { dependencies })])];
    return { protocol: await addProtocol(app(), { categories }), thickness, wear };
  }

  const save = async (point: PointOf<'Measurement'>, given: object) => {
    const body = { ...inputOf(point), ...given };
    const url = `/api/v1/inspectionPoints/${point.id}?deleteMissingById=true`;
    expect((await app().ask('PUT', url, { as: 'ada', body })).status).toBe(200);
  };

  const translate = (point: { id: string }) =>
    app()
      .db.insertInto('point_translation')
      .values({
        inspection_point_id: point.id,
        kind: 'name',
        language: 'fi',
        value: 'Kuluma',
        source: 'Wear',
        updated_at: app().now(),
      })
      .execute();

  const changeRule = async ({ protocolId, categories }: ProtocolReply) => {
    const point = categories[0]?.inspectionPoints[1];
    const params = { id: protocolId, pointId: point?.id ?? '', depId: point?.dependencies[1]?.id ?? '' };
    const body = { json: { '<': [{ var: 'thickness' }, 11] } };
    expect((await app().call(inspectionProtocols.updateDependencyJson, { as: 'dev', params, body })).status).toBe(200);
  };

  type Walk = Awaited<ReturnType<typeof addWalk>>;

  it('is one row, however often the same walk is frozen', async () => {
    const { protocol } = await addWalk();
    const [first, second] = await Promise.all([take(protocol.protocolId), take(protocol.protocolId)]);
    expect(second).toEqual(first);
    expect(await take(protocol.protocolId)).toEqual(first);
    const rows = await app()
      .db.selectFrom('protocol_snapshot')
      .select('id')
      .where('protocol_id', '=', protocol.protocolId)
      .execute();
    expect(rows).toEqual([{ id: first.id }]);
  });

  it('holds the whole walk: points with their parts, limits and translations', async () => {
    const { protocol, thickness, wear } = await addWalk();
    await translate(wear);
    const { id } = await take(protocol.protocolId);
    const content = JSON.parse(await contentOf(id)) as ProtocolSnapshot;
    const [first, second] = content.categories[0]?.inspectionPoints ?? [];
    expect(content).toMatchObject({ protocolId: protocol.protocolId, name: protocol.name, type: 'Daily' });
    expect(first?.point).toMatchObject({
      type: 'Measurement',
      name: thickness.name,
      measurementTitle: 'Thickness',
      measurementLimits: [{ low: 10 }],
    });
    expect(second).toMatchObject({
      id: protocol.categories[0]?.inspectionPoints[1]?.id,
      dependencies: [{ parameter: 'thickness', protocolPointId: first?.id }, { type: 'json' }],
      point: { translations: { fi: 'Kuluma' }, optionGroup: { options: [{ name: 'Little' }, { name: 'Much' }] } },
    });
  });

  it.each<[string, (walk: Walk) => Promise<unknown>]>([
    ['the name of a point', ({ thickness }) => save(thickness, { name: 'Renamed' })],
    ['a limit', ({ thickness }) => save(thickness, { measurementLimits: [{ ...none, low: 11 }] })],
    ['a translation', ({ wear }) => translate(wear)],
    ['the rule of a dependency', ({ protocol }) => changeRule(protocol)],
  ])('changes its name with %s, and the old one stays to the byte', async (_, change) => {
    const walk = await addWalk();
    const { protocolId } = walk.protocol;
    const old = await take(protocolId);
    const was = await contentOf(old.id);
    await change(walk);
    const next = await take(protocolId);
    expect(next.sha256).not.toBe(old.sha256);
    expect(await contentOf(old.id)).toBe(was);
    expect(await contentOf(next.id)).not.toBe(was);
  });

  it('does not depend on the order in which rows are found, nor on a point’s deletion', async () => {
    const { protocol, thickness } = await addWalk();
    const old = await take(protocol.protocolId);
    // Rewritten rows move to the end of their table.
    await app().pool.query(`update inspection_point set settings = settings, definition = definition`);
    await app().pool.query(`update measurement_limit set low = low`);
    await app().ask('DELETE', `/api/v1/inspectionPoints/${thickness.id}`, { as: 'ada' });
    expect(await take(protocol.protocolId)).toEqual(old);
  });

  it('cannot be changed, removed or misnamed', async () => {
    const { protocol } = await addWalk();
    const { id } = await take(protocol.protocolId);
    const { pool } = app();
    await expect(pool.query(`update protocol_snapshot set content = '{}' where id = $1`, [id])).rejects.toThrow(
      'append-only',
    );
    await expect(pool.query('delete from protocol_snapshot where id = $1', [id])).rejects.toThrow('append-only');
    await expect(
      pool.query(
        `insert into protocol_snapshot (id, protocol_id, sha256, content, created_at) values ($1, $2, $3, '{}', now())`,
        [newId(), protocol.protocolId, '0'.repeat(64)],
      ),
    ).rejects.toThrow('protocol_snapshot_sha256_ck');
  });

  it('of a protocol that is not there is none', async () => {
    await expect(take(newId())).rejects.toMatchObject({ kind: 'notFound' });
  });

  it('names the documents of its points: the provider’s to everybody, those of a company to its people alone', async () => {
    const { protocol, thickness } = await addWalk();
    await addDocument(app(), { name: 'Limits.pdf', inspectionPointIds: [thickness.id] });
    const own = await addDocument(app(), { name: 'Ours.pdf', inspectionPointIds: [thickness.id] });
    const companyId = await companyIdOf(app(), 'dora');
    await app().db.updateTable('document').set({ company_id: companyId }).where('id', '=', own.id).execute();
    const namesFor = async (company: string | null) => {
      const kept = await takeSnapshot(withoutScopedTables(app().db), protocol.protocolId, app().now(), company);
      const { categories } = JSON.parse(await contentOf(kept.id)) as ProtocolSnapshot;
      return categories[0]?.inspectionPoints.map(({ point }) => point.documentNames);
    };
    expect(await namesFor(null)).toEqual([['Limits.pdf'], undefined]);
    expect(await namesFor(companyId)).toEqual([['Limits.pdf', 'Ours.pdf'], undefined]);
    expect(await namesFor(await companyIdOf(app(), 'otto'))).toEqual([['Limits.pdf'], undefined]);
  });
});
