import { isAnyProduct, type ProtocolTarget } from './protocol.ts';

/** How well a protocol fits a machine, best first. */
export const fits = ['equipment', 'model', 'family', 'any'] as const;
export type Fit = (typeof fits)[number];

/** A target fits by the closest thing that it names; one that names another machine, model or family does not. */
function fitOfTarget(target: ProtocolTarget, machine: ProtocolTarget): Fit | undefined {
  if (target.equipmentId !== null) return target.equipmentId === machine.equipmentId ? 'equipment' : undefined;
  if (target.productModelId !== null) return target.productModelId === machine.productModelId ? 'model' : undefined;
  if (target.productFamilyId !== null) return target.productFamilyId === machine.productFamilyId ? 'family' : undefined;
  return isAnyProduct(target) ? 'any' : undefined;
}

/** The best fit of a protocol's targets; undefined when it is for something else. */
export function fitOf(targets: readonly ProtocolTarget[], machine: ProtocolTarget): Fit | undefined {
  const found = new Set(targets.map((target) => fitOfTarget(target, machine)));
  return fits.find((fit) => found.has(fit));
}
