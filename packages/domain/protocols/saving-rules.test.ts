import { describe, expect, it } from 'vitest';
import { listedTypes, type ProtocolType, protocolTypes, targetsOf } from '../protocol-types.ts';
import { newCategory, newProtocol } from './new-protocol.ts';
import type { CategoryGroup, Protocol } from './protocol.ts';
import { protocolFaults } from './saving-rules.ts';
import { categoriesOf, dependency, protocolPoint, savable, target } from './testing/protocols.ts';

const types = listedTypes.map(({ value }) => value);
const others = types.filter((type) => type !== 'Commission');
const measured = () => 'Measurement';
const faultsOf = (protocol: Protocol, pointTypeOf: (id: string) => string | undefined = measured) =>
  protocolFaults(protocol, pointTypeOf).map(({ path, code }) => `${path}: ${code}`);
const group = (given: Partial<CategoryGroup>): CategoryGroup => ({
  name: 'Group',
  kind: 'optional',
  categoryIndices: [0],
  ...given,
});
const point = protocolPoint('p');
const filled = { ...newCategory('a'), inspectionPoints: [point] };
const withTarget = (type: ProtocolType) => targetsOf(type) !== 'none';
const needsTarget = types.filter((type) => targetsOf(type) === 'required');
const takesTarget = types.filter(withTarget);
const noTarget = types.filter((type) => !withTarget(type));
const freeTarget = types.filter((type) => targetsOf(type) === 'optional');

/** Each rule has a way to break it, the resulting fault, and the types that it applies to. */
interface Rule {
  rule: string;
  broken: (type: ProtocolType) => Protocol;
  fault: string;
  types: readonly ProtocolType[];
}

const rules: Rule[] = [
  {
    rule: 'a name',
    broken: (type) => savable(type, { name: ' ' }),
    fault: 'name: protocol.nameMissing',
    types,
  },
  {
    rule: 'a target',
    broken: (type) => savable(type, { targets: [] }),
    fault: 'targets: protocol.targetsMissing',
    types: needsTarget,
  },
  {
    rule: 'a family in every target',
    broken: (type) => savable(type, { targets: [target('jaw'), target(null)] }),
    fault: 'targets.1.productFamilyId: protocol.targetWithoutFamily',
    types: needsTarget,
  },
  {
    rule: 'a family before the model',
    broken: (type) => savable(type, { targets: [target(null, 'J1')] }),
    fault: 'targets.0.productFamilyId: protocol.modelWithoutFamily',
    types: takesTarget,
  },
  {
    rule: 'a model before the single equipment',
    broken: (type) => savable(type, { targets: [target('jaw', null, 'machine')] }),
    fault: 'targets.0.productModelId: protocol.equipmentWithoutModel',
    types: takesTarget,
  },
  {
    rule: 'a category',
    broken: (type) => savable(type, { categories: [] }),
    fault: 'categories: protocol.categoriesMissing',
    types,
  },
  {
    rule: 'a point',
    broken: (type) => savable(type, { categories: [newCategory('default'), newCategory('more')] }),
    fault: 'categories.0.inspectionPoints: protocol.pointsMissing',
    types,
  },
  {
    rule: 'a title in every category',
    broken: (type) => savable(type, { categories: [...categoriesOf([point]), newCategory(' ')] }),
    fault: 'categories.1.title: protocol.categoryUntitled',
    types,
  },
  {
    rule: 'a title in every subcategory',
    broken: (type) => savable(type, { categories: [{ ...filled, subcategoryTitles: ['one', ''] }] }),
    fault: 'categories.0.subcategoryTitles.1: protocol.subcategoryUntitled',
    types: ['Commission'],
  },
  {
    rule: 'no subcategories',
    broken: (type) => savable(type, { categories: [{ ...filled, subcategoryTitles: ['one'] }] }),
    fault: 'categories.0.subcategoryTitles: protocol.subcategoriesNotTaken',
    types: others,
  },
  {
    rule: 'no category groups',
    broken: (type) => savable(type, { categoryGroups: [group({})] }),
    fault: 'categoryGroups: protocol.groupsNotTaken',
    types: others,
  },
  {
    rule: 'a name in every group',
    broken: (type) => savable(type, { categoryGroups: [group({ name: '' })] }),
    fault: 'categoryGroups.0.name: protocol.groupUnnamed',
    types: ['Commission'],
  },
  {
    rule: 'categories that are there in groups',
    broken: (type) => savable(type, { categoryGroups: [group({ categoryIndices: [-1, 1] })] }),
    fault: 'categoryGroups.0.categoryIndices.1: protocol.categoryUnknown',
    types: ['Commission'],
  },
  {
    rule: 'one group for a category',
    broken: (type) => savable(type, { categoryGroups: [group({}), group({})] }),
    fault: 'categoryGroups.1.categoryIndices.0: protocol.categoryInTwoGroups',
    types: ['Commission'],
  },
  {
    rule: 'a phase for every point when phases are on',
    broken: (type) => savable(type, { phasesOn: true, categories: categoriesOf([point]) }),
    fault: `categories.0.inspectionPoints.0.phaseId: protocol.phaseMissing`,
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
    fault: 'categories.0.inspectionPoints.0.phaseId: protocol.phaseOfOther',
    types,
  },
  {
    rule: 'a subcategory that is there',
    broken: (type) => savable(type, { categories: categoriesOf([protocolPoint('p', { subcategoryTitleIndex: 0 })]) }),
    fault: 'categories.0.inspectionPoints.0.subcategoryTitleIndex: protocol.subcategoryUnknown',
    types,
  },
  {
    rule: 'readable dependencies',
    broken: (type) =>
      savable(type, {
        categories: categoriesOf([protocolPoint('p', { dependencies: [dependency({ type: 'json', json: 7 })] })]),
      }),
    fault: 'categories.0.inspectionPoints.0.dependencies.0.json: rule.shape',
    types,
  },
];

describe('a protocol', () => {
  it.each(types)('of type %s may be saved once nothing stands in the way [PRO-11]', (type) => {
    expect(faultsOf(savable(type, { categories: categoriesOf([point], []) }))).toEqual([]);
  });

  it.each(rules.flatMap((rule) => rule.types.map((type) => ({ ...rule, type }))))(
    'of type $type needs $rule, and says so in its place [PRO-11]',
    ({ broken, fault, type }) => {
      expect(faultsOf(broken(type))).toEqual([fault]);
    },
  );

  it.each(noTarget)('of type %s is for no product, but one that names nothing is none [PRO-11]', (type) => {
    expect(faultsOf(savable(type, { targets: [target('jaw')] }))).toEqual(['targets: protocol.targetsNotTaken']);
    expect(faultsOf(savable(type, { targets: [target(null)] }))).toEqual([]);
  });

  it.each(freeTarget)('of type %s may be for some product or for any [PRO-11]', (type) => {
    for (const targets of [[], [target(null)], [target('jaw')], [target('jaw', 'J1')], [target('jaw', 'J1', 'm')]])
      expect(faultsOf(savable(type, { targets }))).toEqual([]);
  });

  it('without a type has no products either [PRO-11]', () => {
    const begun = { ...newProtocol(), name: 'A protocol', categories: categoriesOf([point]) };
    expect(faultsOf(begun)).toEqual(['type: protocol.typeMissing']);
    expect(faultsOf({ ...begun, targets: [target('jaw')] })).toEqual([
      'type: protocol.typeMissing',
      'targets: protocol.targetsBeforeType',
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
    expect(faultsOf(protocol, () => undefined)).toEqual([`${path}: point.unknown`]);
    expect(faultsOf(protocol, () => 'Comment')).toEqual(
      type === 'Equipment_Configurator' ? [`${path}: protocol.onlyMeasurements`] : [],
    );
  });

  it('names every fault at once', () => {
    expect(faultsOf({ ...newProtocol(), categories: [newCategory('')] })).toEqual([
      'name: protocol.nameMissing',
      'type: protocol.typeMissing',
      'categories.0.title: protocol.categoryUntitled',
      'categories.0.inspectionPoints: protocol.pointsMissing',
    ]);
  });
});
