import { inspectionProtocols } from '@assay/contract/protocols';
import type { ProtocolReply } from '@assay/contract/protocols/protocol';
import { newId } from '@assay/domain/id';
import { newCategory, newProtocol, newProtocolPoint } from '@assay/domain/protocols/new-protocol';
import type {
  PointDependency,
  Protocol,
  ProtocolCategory,
  ProtocolPoint,
  ProtocolTarget,
} from '@assay/domain/protocols/protocol';
import { addProducts } from './builders.ts';
import type { CastName } from './cast.ts';
import type { TestApp } from './test-app.ts';

export const aTarget = (given: Partial<ProtocolTarget> = {}): ProtocolTarget => ({
  productFamilyId: null,
  productModelId: null,
  equipmentId: null,
  ...given,
});

export const aDependency = (given: Partial<PointDependency> & Pick<PointDependency, 'type'>): PointDependency => ({
  id: `temp-id-${newId()}`,
  parameter: '',
  protocolPointId: null,
  json: null,
  ...given,
});

export const aProtocolPoint = (inspectionPointId: string, given: Partial<ProtocolPoint> = {}): ProtocolPoint => ({
  ...newProtocolPoint(inspectionPointId),
  ...given,
});

export const aCategory = (title: string, inspectionPoints: ProtocolPoint[] = []): ProtocolCategory => ({
  ...newCategory(title),
  inspectionPoints,
});

/** A complete input; a test names what it is about, the targets where the type asks for them. */
export const aProtocol = (given: Partial<Protocol> = {}): Protocol => ({
  ...newProtocol(),
  name: `A protocol ${newId()}`,
  type: 'Daily',
  ...given,
});

/** Adds a protocol through the API, as an author does; for a family of its own unless told otherwise. */
export async function addProtocol(
  app: TestApp,
  given: Partial<Protocol> = {},
  as: CastName = 'ada',
): Promise<ProtocolReply> {
  const targets = given.targets ?? [aTarget({ productFamilyId: (await addProducts(app)).productFamilyId })];
  const reply = await app.call(inspectionProtocols.create, { as, body: aProtocol({ ...given, targets }) });
  if (reply.status !== 201) throw new Error(`Adding a protocol answered ${reply.status}: ${reply.text}`);
  return reply.body as ProtocolReply;
}
