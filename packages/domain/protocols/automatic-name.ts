import { type ProtocolType, shownType } from '../protocol-types.ts';
import type { ProtocolTarget } from './protocol.ts';

export const longestProtocolName = 300;

export interface ProductNames {
  family: (id: string) => string | undefined;
  model: (id: string) => string | undefined;
}

const named = (ids: (string | null)[], name: (id: string) => string | undefined): string =>
  [...new Set(ids.filter((id) => id !== null))].map((id) => name(id) ?? '?').join(', ');

/** '{type} {families} {models}'; the type alone without targets. */
export function automaticName(type: ProtocolType | '', targets: readonly ProtocolTarget[], names: ProductNames) {
  if (type === '') return '';
  const families = named(
    targets.map(({ productFamilyId }) => productFamilyId),
    names.family,
  );
  const models = named(
    targets.map(({ productModelId }) => productModelId),
    names.model,
  );
  const whole = [shownType(type), families, models].filter(Boolean).join(' ');
  return whole.length > longestProtocolName ? `${whole.slice(0, longestProtocolName - 1)}…` : whole;
}
