import type { FieldError } from '../problem.ts';
import { dependencyFaults } from './dependencies/dependency-faults.ts';
import { isAnyProduct, noCategory, type Protocol, type ProtocolTarget, placedPoints } from './protocol.ts';
import { allowsGroups, isListed, shownType, takesPointType, targetsOf } from './protocol-types.ts';

/** What the rules need to know of the points that a protocol names; undefined for one that is not there. */
export type PointTypeOf = (inspectionPointId: string) => string | undefined;

const fault = (path: string, message: string): FieldError[] => [{ path, message }];

function typeFaults({ type }: Protocol): FieldError[] {
  if (type === '') return fault('type', 'Choose an inspection type');
  return isListed(type) ? [] : fault('type', `${shownType(type)} protocols are not made here`);
}

function targetFaults(target: ProtocolTarget, path: string, required: boolean): FieldError[] {
  if (target.productModelId !== null && target.productFamilyId === null)
    return fault(`${path}.productFamilyId`, 'A model needs its product family first');
  if (target.equipmentId !== null && target.productModelId === null)
    return fault(`${path}.productModelId`, 'A single equipment needs its model first');
  return required && target.productFamilyId === null
    ? fault(`${path}.productFamilyId`, 'Every target needs a product family')
    : [];
}

/** One target that names nothing is the same as none. */
const named = (targets: readonly ProtocolTarget[]): boolean => !targets.every(isAnyProduct);

function targetsFaults({ type, targets }: Protocol): FieldError[] {
  if (type === '') return named(targets) ? fault('targets', 'Choose an inspection type before the products') : [];
  const rule = targetsOf(type);
  if (rule === 'none')
    return named(targets) ? fault('targets', `${shownType(type)} protocols are for no product in particular`) : [];
  if (rule === 'required' && targets.length === 0) return fault('targets', 'Choose at least one product family');
  return targets.flatMap((target, t) => targetFaults(target, `targets.${t}`, rule === 'required'));
}

function categoryFaults({ type, categories }: Protocol): FieldError[] {
  if (categories.length === 0) return fault('categories', 'At least one category is needed');
  return categories.flatMap(({ title, subcategoryTitles }, c) => [
    ...(title.trim() === '' ? fault(`categories.${c}.title`, 'Every category needs a title') : []),
    ...(subcategoryTitles.length > 0 && !allowsGroups(type)
      ? fault(`categories.${c}.subcategoryTitles`, 'Only commissioning protocols have subcategory titles')
      : []),
    ...subcategoryTitles.flatMap((subtitle, s) =>
      subtitle.trim() === '' ? fault(`categories.${c}.subcategoryTitles.${s}`, 'Every subcategory needs a title') : [],
    ),
  ]);
}

function groupFaults({ type, categories, categoryGroups }: Protocol): FieldError[] {
  if (categoryGroups.length > 0 && !allowsGroups(type))
    return fault('categoryGroups', 'Only commissioning protocols have category groups');
  const grouped = new Set<number>();
  return categoryGroups.flatMap(({ name, categoryIndices }, g) => [
    ...(name.trim() === '' ? fault(`categoryGroups.${g}.name`, 'Every category group needs a name') : []),
    ...categoryIndices.flatMap((index, i) => {
      const path = `categoryGroups.${g}.categoryIndices.${i}`;
      if (index === noCategory) return [];
      if (!categories[index]) return fault(path, 'There is no such category');
      if (grouped.has(index)) return fault(path, 'A category stands in one group only');
      grouped.add(index);
      return [];
    }),
  ]);
}

export const phaseMessage = 'you need to choose phase for every point before you can create a protocol';

function phaseFaults({ phasesOn, phases }: Protocol): FieldError[] {
  const seen = new Set<string>();
  return phases.flatMap(({ phaseId }, p) => {
    if (phasesOn && seen.has(phaseId)) return fault(`phases.${p}.phaseId`, 'This phase stands twice');
    seen.add(phaseId);
    return [];
  });
}

function pointFaults(protocol: Protocol, pointTypeOf: PointTypeOf): FieldError[] {
  const phases = new Set(protocol.phases.map(({ phaseId }) => phaseId));
  return placedPoints(protocol).flatMap(({ point, category, path }) => {
    const type = pointTypeOf(point.inspectionPointId);
    return [
      ...(type === undefined ? fault(`${path}.inspectionPointId`, 'There is no such inspection point') : []),
      ...(type !== undefined && !takesPointType(protocol.type, type)
        ? fault(`${path}.inspectionPointId`, 'An equipment configurator takes measurements only')
        : []),
      ...(protocol.phasesOn && point.phaseId === null ? fault(`${path}.phaseId`, phaseMessage) : []),
      ...(protocol.phasesOn && point.phaseId !== null && !phases.has(point.phaseId)
        ? fault(`${path}.phaseId`, 'This phase is not one of the protocol')
        : []),
      ...(point.subcategoryTitleIndex !== null && category.subcategoryTitles[point.subcategoryTitleIndex] === undefined
        ? fault(`${path}.subcategoryTitleIndex`, 'There is no such subcategory in the category')
        : []),
    ];
  });
}

/** What stands in the way of saving, each with its place; the screen and the server ask the same. */
export function protocolFaults(protocol: Protocol, pointTypeOf: PointTypeOf): FieldError[] {
  return [
    ...(protocol.name.trim() === '' ? fault('name', 'A protocol needs a name') : []),
    ...typeFaults(protocol),
    ...targetsFaults(protocol),
    ...categoryFaults(protocol),
    ...groupFaults(protocol),
    ...phaseFaults(protocol),
    ...pointFaults(protocol, pointTypeOf),
    ...dependencyFaults(protocol),
  ];
}
