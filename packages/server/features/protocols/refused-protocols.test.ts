import { inspectionProtocols } from '@assay/contract/protocols';
import { newId } from '@assay/domain/id';
import type { FieldError } from '@assay/domain/problem';
import { listedTypes, type ProtocolType } from '@assay/domain/protocol-types';
import { type Protocol, placedPoints } from '@assay/domain/protocols/protocol';
import { protocolFaults } from '@assay/domain/protocols/saving-rules';
import { worded } from '@assay/domain/words/message';
import { beforeAll, describe, expect, it } from 'vitest';
import { addEquipment, addProducts } from '../../testing/builders.ts';
import { addPoint } from '../../testing/points.ts';
import { aCategory, aDependency, addProtocol, aProtocol, aProtocolPoint, aTarget } from '../../testing/protocols.ts';
import { useTestApp } from '../../testing/test-app.ts';

/** As decided: these ask for a family, these forbid any product, all others leave it open. */
const needFamilies = 'Daily Weekly Monthly Quarterly Mid_Year Annual Machine_assessment Closed Commission FAT'.split(
  ' ',
);
const forNoProduct = 'Audit_Site Audit_Site_Operational Audit_Extra_Points'.split(' ');

describe('a protocol that may not be saved', () => {
  const app = useTestApp();
  const known = { family: '', model: '', comment: '', measurement: '', phase: '' };

  beforeAll(async () => {
    const products = await addProducts(app());
    const phases = (await app().ask('GET', '/api/v1/inspectionPhases', { as: 'ada' })).body as { id: string }[];
    Object.assign(known, {
      family: products.productFamilyId,
      model: products.productModelId,
      comment: (await addPoint(app(), 'Comment')).id,
      measurement: (await addPoint(app(), 'Measurement')).id,
      phase: phases[0]?.id ?? '',
    });
  });

  const send = (body: Protocol) => app().call(inspectionProtocols.create, { as: 'ada', body });
  const onWire = (faults: FieldError[]) => faults.map((fault) => ({ ...fault, message: worded(fault, 'en') }));
  const errorsOf = async (body: Protocol): Promise<FieldError[]> => {
    const reply = await send(body);
    expect([201, 400]).toContain(reply.status);
    return reply.status === 201 ? [] : (reply.body as { errors: FieldError[] }).errors;
  };
  const filled = (title = 'One') => aCategory(title, [aProtocolPoint(known.measurement)]);
  const full = (given: Partial<Protocol>) => aProtocol({ categories: [filled()], ...given });
  const ofFamily = (given: Partial<Protocol> = {}) =>
    full({ targets: [aTarget({ productFamilyId: known.family })], ...given });
  const forms = (type: ProtocolType): [string, Protocol][] => [
    ['no target', full({ type, targets: [] })],
    ['any product', full({ type, targets: [aTarget()] })],
    ['a family', ofFamily({ type })],
    ['a family and any product', full({ type, targets: [aTarget({ productFamilyId: known.family }), aTarget()] })],
  ];

  it.each(listedTypes.map(({ value }) => value))(
    'of type %s has only the products that it may have [PRO-11]',
    async (type) => {
      for (const [form, body] of forms(type)) {
        const need = needFamilies.includes(type) && form !== 'a family';
        const none = forNoProduct.includes(type) && form.includes('family');
        const errors = await errorsOf(body);
        expect(errors.length > 0, `${type}: ${form}`).toBe(need || none);
        for (const { path } of errors) expect(path).toMatch(/^targets/);
        expect(errors).toEqual(onWire(protocolFaults(body, () => 'Measurement')));
      }
    },
  );

  it('but was sent without targets has one that is empty [PRO-11]', async () => {
    const { targets } = await addProtocol(app(), { type: 'Audit_Quick', targets: [] });
    expect(targets).toEqual([
      {
        ...{ productFamilyId: null, productModelId: null, equipmentId: null },
        ...{ productFamilyName: '', productModelName: '', serialNumber: '', nickName: '', equipmentName: '' },
      },
    ]);
  });

  const commission = (given: Partial<Protocol>) => ofFamily({ type: 'Commission', ...given });
  const withPoint = (given: Parameters<typeof aProtocolPoint>[1], more: Partial<Protocol> = {}) =>
    ofFamily({ ...more, categories: [aCategory('One', [aProtocolPoint(known.comment, given)])] });
  const phased = (given: Parameters<typeof aProtocolPoint>[1]) =>
    withPoint(given, { phasesOn: true, phases: [{ phaseId: known.phase, order: 0 }] });
  const rule = (json: unknown) =>
    withPoint({ dependencies: [aDependency({ type: 'model', parameter: 'm' }), aDependency({ type: 'json', json })] });
  const titled = (subcategoryTitles: string[]) => [{ ...filled(), subcategoryTitles }];

  it.each<[string, string, () => Protocol, (() => Protocol) | null]>([
    ['has no name', 'name', () => ofFamily({ name: '  ' }), () => ofFamily({ name: ' N ' })],
    ['has no type', 'type', () => full({ type: '' }), null],
    ['is of a type that only the product makes', 'type', () => full({ type: 'Custom' }), null],
    [
      'names a model without its family',
      'targets.0.productFamilyId',
      () => full({ type: 'Audit_Quick', targets: [aTarget({ productModelId: known.model })] }),
      () =>
        full({
          type: 'Audit_Quick',
          targets: [aTarget({ productFamilyId: known.family, productModelId: known.model })],
        }),
    ],
    ['has no category', 'categories', () => ofFamily({ categories: [] }), null],
    ['has no point', 'categories.0.inspectionPoints', () => ofFamily({ categories: [aCategory('One')] }), null],
    [
      'has a category without a title',
      'categories.1.title',
      () => ofFamily({ categories: [filled(), aCategory(' ')] }),
      () => ofFamily({ categories: [filled(), aCategory('Two')] }),
    ],
    [
      'has a subcategory without a title',
      'categories.0.subcategoryTitles.1',
      () => commission({ categories: titled(['A', '']) }),
      () => commission({ categories: titled(['A', 'B']) }),
    ],
    [
      'has subcategories, but is no commissioning',
      'categories.0.subcategoryTitles',
      () => ofFamily({ categories: titled(['A']) }),
      () => commission({ categories: titled(['A']) }),
    ],
    [
      'has groups, but is no commissioning',
      'categoryGroups',
      () => ofFamily({ categoryGroups: [{ name: 'G', kind: 'optional', categoryIndices: [0] }] }),
      () => commission({ categoryGroups: [{ name: 'G', kind: 'optional', categoryIndices: [0] }] }),
    ],
    [
      'has a group of a category that is not there',
      'categoryGroups.0.categoryIndices.0',
      () => commission({ categoryGroups: [{ name: 'G', kind: 'optional', categoryIndices: [1] }] }),
      () => commission({ categoryGroups: [{ name: 'G', kind: 'optional', categoryIndices: [-1] }] }),
    ],
    [
      'leaves a point without a phase',
      'categories.0.inspectionPoints.0.phaseId',
      () => phased({}),
      () => phased({ phaseId: known.phase }),
    ],
    [
      'names a phase twice',
      'phases.1.phaseId',
      () =>
        withPoint(
          { phaseId: known.phase },
          { phasesOn: true, phases: [0, 1].map((order) => ({ phaseId: known.phase, order })) },
        ),
      () => phased({ phaseId: known.phase }),
    ],
    [
      'configures with something else than a measurement',
      'categories.0.inspectionPoints.0.inspectionPointId',
      () => withPoint({}, { type: 'Equipment_Configurator' }),
      () =>
        ofFamily({
          type: 'Equipment_Configurator',
          categories: [aCategory('One', [aProtocolPoint(known.measurement)])],
        }),
    ],
    [
      'has a dependency whose point nobody chose',
      'categories.0.inspectionPoints.0.dependencies.0.protocolPointId',
      () => withPoint({ dependencies: [aDependency({ type: 'point', parameter: 'm' })] }),
      () => withPoint({ dependencies: [aDependency({ type: 'point', parameter: 'm', protocolPointId: 'gone' })] }),
    ],
    [
      'has a rule that cannot be read',
      'categories.0.inspectionPoints.0.dependencies.1.json',
      () => rule({ '==': [{ var: 'unknown' }, 1] }),
      () => rule({ '==': [{ var: 'm' }, 1] }),
    ],
  ])('because it %s says so, in the words of the screen [PRO-11]', async (_, path, refused, accepted) => {
    const body = refused();
    const errors = await errorsOf(body);
    expect(errors.map((error) => error.path)).toContain(path);
    const types = new Map([
      [known.comment, 'Comment'],
      [known.measurement, 'Measurement'],
    ]);
    expect(errors).toEqual(onWire(protocolFaults(body, (id) => types.get(id))));
    if (accepted) expect(await errorsOf(accepted())).toEqual([]);
  });

  it('because a point has no phase says it as specified [PRO-11]', async () => {
    expect(await errorsOf(phased({}))).toEqual([
      {
        path: 'categories.0.inspectionPoints.0.phaseId',
        message: 'you need to choose phase for every point before you can create a protocol',
        code: 'protocol.phaseMissing',
        values: {},
      },
    ]);
  });

  it('because it names what is not there, or not one of the other, names each field', async () => {
    const { productModelId: other } = await addProducts(app());
    const machine = await addEquipment(app(), { productModelId: other });
    const { family, model } = known;
    const target = { productFamilyId: family, productModelId: model, equipmentId: machine.id };
    const body = ofFamily({
      targets: [
        aTarget({ productFamilyId: newId() }),
        aTarget({ productFamilyId: family, productModelId: newId() }),
        aTarget({ productFamilyId: family, productModelId: other }),
        target,
        { ...target, equipmentId: newId() },
      ],
      categories: [aCategory('One', [aProtocolPoint(newId())])],
      phasesOn: true,
      phases: [{ phaseId: newId(), order: 0 }],
      copyOfProtocolId: newId(),
    });
    expect(await errorsOf(body)).toMatchObject([
      { path: 'categories.0.inspectionPoints.0.inspectionPointId', code: 'point.unknown' },
      { path: 'categories.0.inspectionPoints.0.phaseId', code: 'protocol.phaseMissing' },
      { path: 'targets.0.productFamilyId', code: 'product.familyUnknown' },
      { path: 'targets.1.productModelId', code: 'product.modelUnknown' },
      { path: 'targets.2.productModelId', code: 'product.modelOfOtherFamily' },
      { path: 'targets.3.equipmentId', code: 'product.equipmentOfOtherModel' },
      { path: 'targets.4.equipmentId', code: 'equipment.unknown' },
      { path: 'phases.0.phaseId', code: 'protocol.phaseUnknown' },
      { path: 'copyOfProtocolId', code: 'protocol.unknown' },
    ]);
  });

  it('leaves nothing behind', async () => {
    const { rows } = await app().pool.query(`select count(*)::int as count from protocol where name = 'Half of one'`);
    const title = `Only here ${newId()}`;
    await errorsOf(ofFamily({ name: 'Half of one', type: 'Audit_Site', categories: [aCategory(title)] }));
    expect(rows).toEqual([{ count: 0 }]);
    expect((await app().ask('GET', '/api/v1/categoryTitles', { as: 'ada' })).text).not.toContain(title);
  });

  it.each<[string, (body: Protocol) => unknown]>([
    ['a NUL in a rule', (body) => ({ ...body, ...rule({ '==': [{ var: 'm' }, 'a\0b'] }) })],
    ['half a surrogate pair in a rule', (body) => ({ ...body, ...rule({ '==': [{ var: 'm' }, '\ud800'] }) })],
    ['a rule of 11,000 letters', (body) => ({ ...body, ...rule({ '==': [{ var: 'm' }, 'x'.repeat(11_000)] }) })],
    ['a rule that is no JSON', (body) => ({ ...body, ...rule('{') })],
    ['2,001 points', (body) => ({ ...body, categories: [0, 1, 2].map((n) => many(n === 2 ? 1 : 1_000)) })],
    ['a name of 301 letters', (body) => ({ ...body, name: 'x'.repeat(301) })],
    ['a field that is not known', (body) => ({ ...body, deleted: true })],
    ['an index that is no place', (body) => ({ ...body, categories: [{ ...aCategory('One'), index: -1 }] })],
    ['a number that is no date', (body) => ({ ...body, date: -1 })],
  ])('with %s is refused, and nothing breaks', async (_, change) => {
    const reply = await app().call(inspectionProtocols.create, { as: 'ada', body: change(ofFamily()) });
    expect(reply.status).toBe(400);
    expect((reply.body as { errors: FieldError[] }).errors.length).toBeGreaterThan(0);
  });

  const many = (count: number) => ({
    title: 'Many',
    inspectionPoints: Array.from({ length: count }, () => ({ inspectionPointId: known.comment })),
  });

  it('of 2,000 points that hang on each other is judged quickly enough to be saved', async () => {
    const points = Array.from({ length: 2_000 }, (_, i) => ({
      id: `temp-id-${i}`,
      inspectionPointId: known.comment,
      dependencies: i > 0 ? [{ type: 'point', parameter: 'before', protocolPointId: `temp-id-${i - 1}` }] : [],
    }));
    const categories = [points.slice(0, 1_000), points.slice(1_000)].map((inspectionPoints, n) => ({
      title: `Part ${n}`,
      inspectionPoints,
    }));
    const body = { ...ofFamily(), categories };
    const reply = await app().call(inspectionProtocols.create, { as: 'ada', body });
    expect(reply.status).toBe(201);
    expect(placedPoints(reply.body as Protocol)).toHaveLength(2_000);
  });
});
