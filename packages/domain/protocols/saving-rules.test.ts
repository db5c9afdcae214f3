import { describe, expect, it } from 'vitest';
import { newCategory, newProtocol } from './new-protocol.ts';
import type { CategoryGroup, Protocol } from './protocol.ts';
import { listedTypes, type ProtocolType, protocolTypes, targetsOf } from './protocol-types.ts';
import { phaseMessage, protocolFaults } from './saving-rules.ts';
import { categoriesOf, dependency, protocolPoint, savable, target } from './testing/protocols.ts';

const types = listedTypes.map(({ value }) => value);
const others = types.filter((type) => type !== 'Commission');
const measured = () => 'Measurement';
const faultsOf = (protocol: Protocol, pointTypeOf: (id: string) => string | undefined = measured) =>
  protocolFaults(protocol, pointTypeOf).map(({ path, message }) => `${path}: ${message}`);
const group = (given: Partial<CategoryGroup>): CategoryGroup => ({
  name: 'Group',
  kind: 'optional',
  categoryIndices: [0],
  ...given,
});
const point = protocolPoint('p');
const withTarget = (type: ProtocolType) => targetsOf(type) !== 'none';
const needsTarget = types.filter((type) => targetsOf(type) === 'required');
const takesTarget = types.filter(withTarget);
const noTarget = types.filter((type) => !withTarget(type));
const freeTarget = types.filter((type) => targetsOf(type) === 'optional');

/** A rule: how a protocol breaks it, the message then, and the types that it is for. */
interface Rule {
  rule: string;
  broken: (type: ProtocolType) => Protocol;
  message: string;
  types: readonly ProtocolType[];
}

const rules: Rule[] = [
  {
    rule: 'a name',
    broken: (type) => savable(type, { name: ' ' }),
    message: 'name: A protocol needs a name',
    types,
  },
  {
    rule: 'a target',
    broken: (type) => savable(type, { targets: [] }),
    message: 'targets: Choose at least one product family',
    types: needsTarget,
  },
  {
    rule: 'a family in every target',
    broken: (type) => savable(type, { targets: [target('jaw'), target(null)] }),
    message: 'targets.1.productFamilyId: Every target needs a product family',
    types: needsTarget,
  },
  {
    rule: 'a family before the model',
    broken: (type) => savable(type, { targets: [target(null, 'J1')] }),
    message: 'targets.0.productFamilyId: A model needs its product family first',
    types: takesTarget,
  },
  {
    rule: 'a model before the single equipment',
    broken: (type) => savable(type, { targets: [target('jaw', null, 'machine')] }),
    message: 'targets.0.productModelId: A single equipment needs its model first',
    types: takesTarget,
  },
  {
    rule: 'a category',
    broken: (type) => savable(type, { categories: [] }),
    message: 'categories: At least one category is needed',
    types,
  },
  {
    rule: 'a title in every category',
    broken: (type) => savable(type, { categories: [newCategory('default'), newCategory(' ')] }),
    message: 'categories.1.title: Every category needs a title',
    types,
  },
  {
    rule: 'a title in every subcategory',
    broken: (type) => savable(type, { categories: [{ ...newCategory('a'), subcategoryTitles: ['one', ''] }] }),
    message: 'categories.0.subcategoryTitles.1: Every subcategory needs a title',
    types: ['Commission'],
  },
  {
    rule: 'no subcategories',
    broken: (type) => savable(type, { categories: [{ ...newCategory('a'), subcategoryTitles: ['one'] }] }),
    message: 'categories.0.subcategoryTitles: Only commissioning protocols have subcategory titles',
    types: others,
  },
  {
    rule: 'no category groups',
    broken: (type) => savable(type, { categoryGroups: [group({})] }),
    message: 'categoryGroups: Only commissioning protocols have category groups',
    types: others,
  },
  {
    rule: 'a name in every group',
    broken: (type) => savable(type, { categoryGroups: [group({ name: '' })] }),
    message: 'categoryGroups.0.name: Every category group needs a name',
    types: ['Commission'],
  },
  {
    rule: 'categories that are there in groups',
    broken: (type) => savable(type, { categoryGroups: [group({ categoryIndices: [-1, 1] })] }),
    message: 'categoryGroups.0.categoryIndices.1: There is no such category',
    types: ['Commission'],
  },
  {
    rule: 'one group for a category',
    broken: (type) => savable(type, { categoryGroups: [group({}), group({})] }),
    message: 'categoryGroups.1.categoryIndices.0: A category stands in one group only',
    types: ['Commission'],
  },
  {
    rule: 'a phase for every point when phases are on',
    broken: (type) => savable(type, { phasesOn: true, categories: categoriesOf([point]) }),
    message: `categories.0.inspectionPoints.0.phaseId: ${phaseMessage}`,
    types,
  },
  {
    rule: 'a phase of its own',
    broken: (type) =>
      savable(type, {
        phasesOn: true,
        phases: [{ phaseId: 'running', order: 0 }],
        categories: categoriesOf([protocolPoint('p', { phaseId: 'stopped' })]),
      }),
    message: 'categories.0.inspectionPoints.0.phaseId: This phase is not one of the protocol',
    types,
  },
  {
    rule: 'a subcategory that is there',
    broken: (type) => savable(type, { categories: categoriesOf([protocolPoint('p', { subcategoryTitleIndex: 0 })]) }),
    message: 'categories.0.inspectionPoints.0.subcategoryTitleIndex: There is no such subcategory in the category',
    types,
  },
  {
    rule: 'readable dependencies',
    broken: (type) =>
      savable(type, {
        categories: categoriesOf([protocolPoint('p', { dependencies: [dependency({ type: 'json', json: 7 })] })]),
      }),
    message:
      'categories.0.inspectionPoints.0.dependencies.0.json: The rule cannot be read: it is an object with one operator',
    types,
  },
];

describe('a protocol', () => {
  it.each(types)('of type %s may be saved once nothing stands in the way [PRO-11]', (type) => {
    expect(faultsOf(savable(type, { categories: categoriesOf([point], []) }))).toEqual([]);
  });

  it.each(rules.flatMap((rule) => rule.types.map((type) => ({ ...rule, type }))))(
    'of type $type needs $rule, and says so in its place [PRO-11]',
    ({ broken, message, type }) => {
      expect(faultsOf(broken(type))).toEqual([message]);
    },
  );

  it.each(noTarget)('of type %s is for no product, but one that names nothing is none [PRO-11]', (type) => {
    expect(faultsOf(savable(type, { targets: [target('jaw')] }))).toEqual([
      expect.stringMatching(/^targets: .+ protocols are for no product in particular$/),
    ]);
    expect(faultsOf(savable(type, { targets: [target(null)] }))).toEqual([]);
  });

  it.each(freeTarget)('of type %s may be for some product or for any [PRO-11]', (type) => {
    for (const targets of [[], [target(null)], [target('jaw')], [target('jaw', 'J1')], [target('jaw', 'J1', 'm')]])
      expect(faultsOf(savable(type, { targets }))).toEqual([]);
  });

  it('without a type has no products either [PRO-11]', () => {
    const begun = { ...newProtocol(), name: 'A protocol' };
    expect(faultsOf(begun)).toEqual(['type: Choose an inspection type']);
    expect(faultsOf({ ...begun, targets: [target('jaw')] })).toEqual([
      'type: Choose an inspection type',
      'targets: Choose an inspection type before the products',
    ]);
  });

  it('of a type that the product makes itself is not made by authors [PRO-04]', () => {
    const kept = protocolTypes.map(({ value }) => value).filter((type) => !types.includes(type));
    expect(kept).toEqual(['Custom', 'CustomPoints']);
    for (const type of kept) expect(faultsOf(savable(type))).toEqual([expect.stringMatching(/^type: /)]);
  });

  it.each(types)('of type %s takes the points that are there, a configurator only measurements', (type) => {
    const protocol = savable(type, { categories: categoriesOf([point]) });
    const path = 'categories.0.inspectionPoints.0.inspectionPointId';
    expect(faultsOf(protocol, () => undefined)).toEqual([`${path}: There is no such inspection point`]);
    expect(faultsOf(protocol, () => 'Comment')).toEqual(
      type === 'Equipment_Configurator' ? [`${path}: An equipment configurator takes measurements only`] : [],
    );
  });

  it('names every fault at once', () => {
    expect(faultsOf({ ...newProtocol(), categories: [newCategory('')] })).toEqual([
      'name: A protocol needs a name',
      'type: Choose an inspection type',
      'categories.0.title: Every category needs a title',
    ]);
  });
});
