import { inspectionPhases, type Phase } from '@assay/contract/phases';
import { pointReferences } from '@assay/contract/point-references';
import { inspectionProtocols } from '@assay/contract/protocols';
import { newId } from '@assay/domain/id';
import { beforeAll, describe, expect, it } from 'vitest';
import { addProducts } from '../../testing/builders.ts';
import type { CastName } from '../../testing/cast.ts';
import { setDivisions } from '../../testing/points.ts';
import { aCategory, addProtocol, aProtocol, aTarget } from '../../testing/protocols.ts';
import { useTestApp } from '../../testing/test-app.ts';

describe('words that a company made up for its protocols', () => {
  const app = useTestApp();
  let targets: ReturnType<typeof aTarget>[];
  const titles = async (as: CastName) =>
    ((await app().call(pointReferences.categoryTitles, { as })).body as { name: string }[]).map(({ name }) => name);
  const phases = async (as: CastName) =>
    ((await app().call(inspectionPhases.list, { as })).body as Phase[]).map(({ name }) => name);
  const addPhase = async (as: CastName, Name: string) =>
    (await app().call(inspectionPhases.create, { as, body: { Name } })).body as Phase;

  beforeAll(async () => {
    const { productFamilyId, categoryId } = await addProducts(app());
    targets = [aTarget({ productFamilyId })];
    await setDivisions(app(), 'dora', [categoryId]);
    await setDivisions(app(), 'otto', [categoryId]);
    await app().pool.query(`update app_user set distributor_admin = true where email like 'otto@%'`);
  });

  it('as titles of categories show to that company and to staff, those of the provider to all', async () => {
    const [ofDora, ofStaff, ofBoth] = ['Dora', 'Staff', 'Both'].map((word) => `${word} ${newId()}`) as [
      string,
      string,
      string,
    ];
    const add = (as: CastName, ...names: string[]) =>
      addProtocol(app(), { targets, categories: names.map((name) => aCategory(name)) }, as);
    await add('dora', ofDora, ofBoth);
    expect(await titles('otto')).not.toContain(ofBoth);
    await add('ada', ofStaff, ofBoth);
    for (const as of ['dina', 'dora', 'uma'] as const)
      expect(await titles(as)).toEqual(expect.arrayContaining([ofDora, ofStaff, ofBoth]));
    expect(await titles('otto')).toEqual(expect.arrayContaining([ofStaff, ofBoth]));
    expect(await titles('otto')).not.toContain(ofDora);
  });

  it('as phases show to that company and to staff, those of the provider to all', async () => {
    const [ofDora, ofStaff] = [`Dora ${newId()}`, `Staff ${newId()}`];
    await addPhase('dora', ofDora);
    const provider = await addPhase('ada', ofStaff);
    for (const as of ['dina', 'uma'] as const)
      expect(await phases(as)).toEqual(expect.arrayContaining([ofDora, ofStaff]));
    expect(await phases('otto')).toContain(ofStaff);
    expect(await phases('otto')).not.toContain(ofDora);
    expect((await addPhase('otto', ofStaff.toUpperCase())).id).toBe(provider.id);
  });

  it('as phases are added again by another company without a sign of the first', async () => {
    const name = `Phase ${newId()}`;
    const ofDora = await addPhase('dora', name);
    const seen = (await app().call(inspectionPhases.list, { as: 'otto' })).body as Phase[];
    const ofOtto = await addPhase('otto', name);
    expect(ofOtto.id).not.toBe(ofDora.id);
    expect(ofOtto.order).toBe(Math.max(...seen.map(({ order }) => order)) + 1);
    expect((await addPhase('dora', name.toLowerCase())).id).toBe(ofDora.id);
    const ofStaff = await addPhase('ada', name);
    expect([ofDora.id, ofOtto.id]).not.toContain(ofStaff.id);
  });

  it('as phases are no phases to others, unless in a protocol that they may copy', async () => {
    const { id: phaseId } = await addPhase('dora', `Phase ${newId()}`);
    const given = {
      targets,
      phasesOn: true,
      phases: [{ phaseId, order: 0 }],
      categories: [aCategory(`One ${newId()}`)],
    };
    const original = await addProtocol(app(), given, 'dora');
    const { categories } = original;
    const create = (more: object) =>
      app().call(inspectionProtocols.create, { as: 'otto', body: { ...aProtocol({ ...given, categories }), ...more } });
    expect((await create({})).body).toMatchObject({
      errors: [{ path: 'phases.0.phaseId', code: 'protocol.phaseUnknown' }],
    });
    expect((await create({ copyOfProtocolId: original.protocolId })).status).toBe(201);
  });
});
