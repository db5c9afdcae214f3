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
import { addPoint } from './points.ts';
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

/** A product category that the author sees: that of the first family, else a division of theirs. */
async function categoryFor({ db, userIdOf }: TestApp, targets: readonly ProtocolTarget[], as: CastName) {
  const ids = targets.flatMap(({ productFamilyId }) => productFamilyId ?? []);
  const families =
    ids.length > 0
      ? await db.selectFrom('product_family').select('product_category_id').where('id', 'in', ids).execute()
      : [];
  const own = await db
    .selectFrom('user_division')
    .select('product_category_id')
    .where('user_id', '=', userIdOf(as))
    .execute();
  return [...own, ...families].map(({ product_category_id }) => product_category_id)[0];
}

/** The categories as given; the first gets a point where none of them has one, since an empty protocol is refused. */
async function withAPoint(
  app: TestApp,
  { categories = newProtocol().categories, targets, phasesOn, phases }: Partial<Protocol> & Pick<Protocol, 'targets'>,
  as: CastName,
): Promise<ProtocolCategory[]> {
  const [first, ...rest] = categories;
  if (!first || categories.some(({ inspectionPoints }) => inspectionPoints.length > 0)) return [...categories];
  const productCategoryId = await categoryFor(app, targets, as);
  const { id } = await addPoint(app, 'Measurement', productCategoryId ? { productCategoryId } : {});
  const phaseId = phasesOn ? (phases?.[0]?.phaseId ?? null) : null;
  return [{ ...first, inspectionPoints: [aProtocolPoint(id, { phaseId })] }, ...rest];
}

/** Adds a protocol through the API, as an author does; for a family of its own and with a point unless told otherwise. */
export async function addProtocol(
  app: TestApp,
  given: Partial<Protocol> = {},
  as: CastName = 'ada',
): Promise<ProtocolReply> {
  const targets = given.targets ?? [aTarget({ productFamilyId: (await addProducts(app)).productFamilyId })];
  const categories = await withAPoint(app, { ...given, targets }, as);
  const reply = await app.call(inspectionProtocols.create, { as, body: aProtocol({ ...given, targets, categories }) });
  if (reply.status !== 201) throw new Error(`Adding a protocol answered ${reply.status}: ${reply.text}`);
  return reply.body as ProtocolReply;
}
