import { type FieldError, fieldError } from '../problem.ts';
import { allowsGroups, isListed, shownType, takesPointType, targetsOf } from '../protocol-types.ts';
import type { Code, CodeValues } from '../words/message.ts';
import { dependencyFaults } from './dependency-faults.ts';
import { isAnyProduct, noCategory, type Protocol, type ProtocolTarget, placedPoints } from './protocol.ts';

/** Undefined for a point that does not exist. */
export type PointTypeOf = (inspectionPointId: string) => string | undefined;

const fault = <C extends Code>(path: string, code: C, ...values: CodeValues<C>): FieldError[] => [
  fieldError(path, code, ...values),
];

function typeFaults({ type }: Protocol): FieldError[] {
  if (type === '') return fault('type', 'protocol.typeMissing');
  return isListed(type) ? [] : fault('type', 'protocol.typeNotMade', { type: shownType(type) });
}

function targetFaults(target: ProtocolTarget, path: string, required: boolean): FieldError[] {
  if (target.productModelId !== null && target.productFamilyId === null)
    return fault(`${path}.productFamilyId`, 'protocol.modelWithoutFamily');
  if (target.equipmentId !== null && target.productModelId === null)
    return fault(`${path}.productModelId`, 'protocol.equipmentWithoutModel');
  return required && target.productFamilyId === null
    ? fault(`${path}.productFamilyId`, 'protocol.targetWithoutFamily')
    : [];
}

/** A target that names nothing counts as none. */
const named = (targets: readonly ProtocolTarget[]): boolean => !targets.every(isAnyProduct);

function targetsFaults({ type, targets }: Protocol): FieldError[] {
  if (type === '') return named(targets) ? fault('targets', 'protocol.targetsBeforeType') : [];
  const rule = targetsOf(type);
  if (rule === 'none')
    return named(targets) ? fault('targets', 'protocol.targetsNotTaken', { type: shownType(type) }) : [];
  if (rule === 'required' && targets.length === 0) return fault('targets', 'protocol.targetsMissing');
  return targets.flatMap((target, t) => targetFaults(target, `targets.${t}`, rule === 'required'));
}

function categoryFaults({ type, categories }: Protocol): FieldError[] {
  if (categories.length === 0) return fault('categories', 'protocol.categoriesMissing');
  return categories.flatMap(({ title, subcategoryTitles }, c) => [
    ...(title.trim() === '' ? fault(`categories.${c}.title`, 'protocol.categoryUntitled') : []),
    ...(subcategoryTitles.length > 0 && !allowsGroups(type)
      ? fault(`categories.${c}.subcategoryTitles`, 'protocol.subcategoriesNotTaken')
      : []),
    ...subcategoryTitles.flatMap((subtitle, s) =>
      subtitle.trim() === '' ? fault(`categories.${c}.subcategoryTitles.${s}`, 'protocol.subcategoryUntitled') : [],
    ),
  ]);
}

function groupFaults({ type, categories, categoryGroups }: Protocol): FieldError[] {
  if (categoryGroups.length > 0 && !allowsGroups(type)) return fault('categoryGroups', 'protocol.groupsNotTaken');
  const grouped = new Set<number>();
  return categoryGroups.flatMap(({ name, categoryIndices }, g) => [
    ...(name.trim() === '' ? fault(`categoryGroups.${g}.name`, 'protocol.groupUnnamed') : []),
    ...categoryIndices.flatMap((index, i) => {
      const path = `categoryGroups.${g}.categoryIndices.${i}`;
      if (index === noCategory) return [];
      if (!categories[index]) return fault(path, 'protocol.categoryUnknown');
      if (grouped.has(index)) return fault(path, 'protocol.categoryInTwoGroups');
      grouped.add(index);
      return [];
    }),
  ]);
}

function phaseFaults({ phasesOn, phases }: Protocol): FieldError[] {
  const seen = new Set<string>();
  return phases.flatMap(({ phaseId }, p) => {
    if (phasesOn && seen.has(phaseId)) return fault(`phases.${p}.phaseId`, 'protocol.phaseTwice');
    seen.add(phaseId);
    return [];
  });
}

function pointFaults(protocol: Protocol, pointTypeOf: PointTypeOf): FieldError[] {
  // An empty protocol would fit every machine of its products and be offered first, with nothing to do.
  if (protocol.categories.length > 0 && placedPoints(protocol).length === 0)
    return fault('categories.0.inspectionPoints', 'protocol.pointsMissing');
  const phases = new Set(protocol.phases.map(({ phaseId }) => phaseId));
  return placedPoints(protocol).flatMap(({ point, category, path }) => {
    const type = pointTypeOf(point.inspectionPointId);
    return [
      ...(type === undefined ? fault(`${path}.inspectionPointId`, 'point.unknown') : []),
      ...(type !== undefined && !takesPointType(protocol.type, type)
        ? fault(`${path}.inspectionPointId`, 'protocol.onlyMeasurements')
        : []),
      ...(protocol.phasesOn && point.phaseId === null ? fault(`${path}.phaseId`, 'protocol.phaseMissing') : []),
      ...(protocol.phasesOn && point.phaseId !== null && !phases.has(point.phaseId)
        ? fault(`${path}.phaseId`, 'protocol.phaseOfOther')
        : []),
      ...(point.subcategoryTitleIndex !== null && category.subcategoryTitles[point.subcategoryTitleIndex] === undefined
        ? fault(`${path}.subcategoryTitleIndex`, 'protocol.subcategoryUnknown')
        : []),
    ];
  });
}

/** The screen and the server ask this one function what stops a save. */
export function protocolFaults(protocol: Protocol, pointTypeOf: PointTypeOf): FieldError[] {
  return [
    ...(protocol.name.trim() === '' ? fault('name', 'protocol.nameMissing') : []),
    ...typeFaults(protocol),
    ...targetsFaults(protocol),
    ...categoryFaults(protocol),
    ...groupFaults(protocol),
    ...phaseFaults(protocol),
    ...pointFaults(protocol, pointTypeOf),
    ...dependencyFaults(protocol),
  ];
}
