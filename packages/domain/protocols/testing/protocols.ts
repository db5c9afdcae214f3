import { type ProtocolType, targetsOf } from '../../protocol-types.ts';
import { newCategory, newProtocol, newProtocolPoint, withType } from '../new-protocol.ts';
import type { PointDependency, Protocol, ProtocolPoint, ProtocolTarget } from '../protocol.ts';

export const target = (family: string | null, model: string | null = null, equipment: string | null = null) =>
  ({ productFamilyId: family, productModelId: model, equipmentId: equipment }) satisfies ProtocolTarget;

export const dependency = (given: Partial<PointDependency>): PointDependency => ({
  id: 'd',
  type: 'point',
  parameter: '',
  protocolPointId: null,
  json: null,
  ...given,
});

export const protocolPoint = (id: string, given: Partial<ProtocolPoint> = {}): ProtocolPoint => ({
  ...newProtocolPoint(`inspection-${id}`),
  id,
  ...given,
});

export function savable(type: ProtocolType, given: Partial<Protocol> = {}): Protocol {
  const [category] = newProtocol().categories;
  const categories = category ? [{ ...category, inspectionPoints: [protocolPoint('only')] }] : [];
  const protocol = { ...withType(newProtocol(), type), name: 'A protocol', categories };
  return { ...protocol, targets: targetsOf(type) === 'required' ? [target('jaw')] : [], ...given };
}

/** One category of the protocol for each list of points. */
export const categoriesOf = (...lists: ProtocolPoint[][]) =>
  lists.map((inspectionPoints, c) => ({ ...newCategory(`Category ${c + 1}`), id: `c${c}`, inspectionPoints }));
