import type { BodyOf } from '@assay/contract/base/endpoint';
import { inspectionPhases } from '@assay/contract/phases';
import { inspectionProtocols } from '@assay/contract/protocols';
import type { ProtocolReply } from '@assay/contract/protocols/protocol';
import type { Name } from './cast.ts';
import { unique } from './customers.ts';
import { makeFamily } from './equipment.ts';
import { makePoint } from './points.ts';
import type { TestServer } from './test-server.ts';

type Input = BodyOf<typeof inspectionProtocols.create>;
type Target = Input['targets'][number];
type Category = Input['categories'][number];
type Point = Category['inspectionPoints'][number];

/** What a journey says of a protocol; the rest is as the server has it. */
interface GivenPoint extends Partial<Omit<Point, 'dependencies'>> {
  dependencies?: readonly Partial<Point['dependencies'][number]>[];
}
interface GivenCategory extends Partial<Omit<Category, 'inspectionPoints'>> {
  inspectionPoints?: readonly GivenPoint[];
}
export interface GivenProtocol extends Partial<Omit<Input, 'targets' | 'categories'>> {
  name: string;
  targets?: readonly Partial<Target>[];
  categories?: readonly GivenCategory[];
}

/** The categories as given; the first gets a point where none of them has one, since an empty protocol is refused. */
async function withAPoint(server: TestServer, categories: readonly GivenCategory[]): Promise<readonly GivenCategory[]> {
  const [first, ...rest] = categories;
  if (!first || categories.some(({ inspectionPoints = [] }) => inspectionPoints.length > 0)) return categories;
  const { id } = await makePoint(server, { type: 'Measurement', name: unique('The only point') });
  return [{ ...first, inspectionPoints: [{ inspectionPointId: id }] }, ...rest];
}

/** A protocol made through the API: daily, for a family of its own, with one category and a point, unless told otherwise. */
export async function makeProtocol(
  server: TestServer,
  given: GivenProtocol,
  author: Name = 'ada',
): Promise<ProtocolReply> {
  const targets = given.targets ?? [{ productFamilyId: (await makeFamily(server, unique('Family'))).family.id }];
  const categories = await withAPoint(server, given.categories ?? [{ title: 'default' }]);
  const body = { type: 'Daily', ...given, targets, categories } as unknown as Input;
  return server.call(inspectionProtocols.create, { token: await server.tokenOf(author), body });
}

/** A category with these points; each is called by its name in the body, so that others can depend on it. */
export async function aCategory(
  server: TestServer,
  title: string,
  points: Record<string, GivenPoint>,
): Promise<GivenCategory> {
  const inspectionPoints: GivenPoint[] = [];
  for (const [name, given] of Object.entries(points)) {
    const inspectionPointId = given.inspectionPointId ?? (await makePoint(server, { type: 'Comment', name })).id;
    inspectionPoints.push({ id: name, ...given, inspectionPointId });
  }
  return { title, inspectionPoints };
}

export async function phaseNamed(
  server: TestServer,
  name: string,
): Promise<{ id: string; name: string; order: number }> {
  const body = { Name: name };
  return server.call(inspectionPhases.create, { token: await server.tokenOf('ada'), body });
}

export async function deleteProtocol(server: TestServer, { protocolId }: ProtocolReply): Promise<void> {
  const token = await server.tokenOf('ada');
  await server.call(inspectionProtocols.softDelete, { token, params: { id: protocolId } });
}

export async function protocolOf(server: TestServer, id: string, reader: Name = 'ada'): Promise<ProtocolReply> {
  return server.call(inspectionProtocols.get, { token: await server.tokenOf(reader), params: { id } });
}
