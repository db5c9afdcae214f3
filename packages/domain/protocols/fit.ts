import { isAnyProduct, type ProtocolTarget } from './protocol.ts';

/** Best first. */
export const fits = ['equipment', 'model', 'family', 'any'] as const;
export type Fit = (typeof fits)[number];

/** The most specific thing that a target names decides; another machine, model or family does not fit. */
function fitOfTarget(target: ProtocolTarget, machine: ProtocolTarget): Fit | undefined {
  if (target.equipmentId !== null) return target.equipmentId === machine.equipmentId ? 'equipment' : undefined;
  if (target.productModelId !== null) return target.productModelId === machine.productModelId ? 'model' : undefined;
  if (target.productFamilyId !== null) return target.productFamilyId === machine.productFamilyId ? 'family' : undefined;
  return isAnyProduct(target) ? 'any' : undefined;
}

/** Undefined if the protocol is for something else. */
export function fitOf(targets: readonly ProtocolTarget[], machine: ProtocolTarget): Fit | undefined {
  const found = new Set(targets.map((target) => fitOfTarget(target, machine)));
  return fits.find((fit) => found.has(fit));
}
