import type { Inspection } from '@assay/contract/inspections';
import { inspectionRuns, inspections } from '@assay/contract/inspections';
import type { PointResultReply, ResultInput } from '@assay/contract/runs/result';
import { voiceComments } from '@assay/contract/voice-comments';
import type { PointType } from '@assay/domain/points/point-types';
import type { Protocol } from '@assay/domain/protocols/protocol';
import type { FrozenPoint, ProtocolSnapshot } from '@assay/domain/protocols/snapshot';
import { ratings } from '@assay/domain/ratings';
import { beforeAll } from 'vitest';
import { addEquipment, addProducts } from './builders.ts';
import type { CastName } from './cast.ts';
import { aForm } from './forms.ts';
import { addPoint, setDivisions } from './points.ts';
import { aCategory, addProtocol, aProtocolPoint, aTarget } from './protocols.ts';
import type { Answer, Ask, TestApp } from './test-app.ts';

/** The answer as what it must have been; anything else fails the test with its text. */
export function expectStatus<Body>(status: number, reply: Answer): Body {
  if (reply.status !== status) throw new Error(`Expected ${status}, got ${reply.status}: ${reply.text}`);
  return reply.body as Body;
}

/** A machine, and a protocol to inspect it by. */
export interface Inspectable {
  categoryId: string;
  productFamilyId: string;
  productModelId: string;
  equipmentId: string;
  protocolId: string;
}

/** A machine and a protocol for its family, with a point of each of the types in one category. */
export async function addInspectable(
  app: TestApp,
  given: {
    types?: readonly PointType[];
    settings?: object;
    placed?: object;
    protocol?: Partial<Protocol>;
    companyIds?: string[];
    customerSiteId?: string | null;
  } = {},
): Promise<Inspectable> {
  const { categoryId, productFamilyId, productModelId } = await addProducts(app);
  const points = [];
  for (const type of given.types ?? (['Measurement', 'Comment'] as const))
    points.push(await addPoint(app, type, { productCategoryId: categoryId, ...given.settings }));
  const placed = points.map(({ id }) => aProtocolPoint(id, given.placed));
  const protocol = await addProtocol(app, {
    targets: [aTarget({ productFamilyId })],
    categories: [aCategory('Frame', placed)],
    ...given.protocol,
  });
  const { companyIds, customerSiteId = null } = given;
  const machine = await addEquipment(app, { productModelId, customerSiteId, ...(companyIds && { companyIds }) });
  return { categoryId, productFamilyId, productModelId, equipmentId: machine.id, protocolId: protocol.protocolId };
}

/** The machine and the protocol that all tests of a group share. */
export function useInspectable(app: () => TestApp): () => Inspectable {
  let inspectable: Inspectable;
  beforeAll(async () => {
    inspectable = await addInspectable(app());
  });
  return () => inspectable;
}

/** Lets somebody from outside see the machine and the protocol. */
export async function openInspectable(app: TestApp, name: CastName, { categoryId }: Inspectable): Promise<void> {
  await setDivisions(app, name, [categoryId]);
}

/** Begins an inspection, as an inspector does. */
export async function startInspection(
  app: TestApp,
  { protocolId, equipmentId }: Pick<Inspectable, 'protocolId' | 'equipmentId'>,
  given: object = {},
  as: CastName = 'uma',
): Promise<Inspection> {
  const body = { protocolId, equipment: { id: equipmentId }, ...given };
  return expectStatus(201, await app.call(inspections.create, { as, body }));
}

export const readInspection = async (app: TestApp, id: string, as: CastName = 'uma'): Promise<Inspection> =>
  expectStatus(200, await app.call(inspections.get, { as, params: { id } }));

export const putResult = (app: TestApp, id: string, resultId: string, body: ResultInput, ask: Ask = { as: 'uma' }) =>
  app.call(inspectionRuns.updateResult, { ...ask, params: { id, resultId }, body });

export async function writeResult(
  app: TestApp,
  id: string,
  resultId: string,
  body: ResultInput,
  as: CastName = 'uma',
): Promise<PointResultReply> {
  return expectStatus(200, await putResult(app, id, resultId, body, { as }));
}

type AnyPoint = FrozenPoint & {
  fields?: { id: string }[];
  rows?: { id: string }[];
  rangeValues?: { id: string }[];
  optionGroup?: { options: { id: string }[] } | null;
  multipleChoices?: { id: string; options: { id: string }[] }[];
  dropdowns?: { id: string; options: { id: string }[] }[];
};

const first = (options: readonly { id: string }[]): string[] => options.slice(0, 1).map(({ id }) => id);

/** Something believable for whatever a point asks for. */
export function anAnswer(point: FrozenPoint): ResultInput {
  const any = point as AnyPoint;
  const { type, ratingField } = point;
  const values = (any.fields ?? []).map(({ id: fieldId }, place) => ({ fieldId, value: String(place + 1) }));
  return {
    ...((type === 'Measurement' || type === 'Comment') && { value: '12' }),
    ...(type === 'SummaryWithRows' && {
      content: { values: (any.rows ?? []).flatMap(({ id: rowId }) => values.map((value) => ({ rowId, ...value }))) },
    }),
    ...((type === 'Summary' || type === 'MeasurementsWithPicture') && { content: { values } }),
    ...(any.rangeValues && { rangeValues: any.rangeValues.map(({ id }) => ({ rangeValueId: id, value: '3' })) }),
    ...(any.optionGroup && { selection: first(any.optionGroup.options)[0] ?? null }),
    ...(any.multipleChoices && {
      multipleChoices: any.multipleChoices.map(({ id, options }) => ({
        multipleChoiceId: id,
        optionIds: first(options),
      })),
    }),
    ...(any.dropdowns && {
      dropdowns: any.dropdowns.map(({ id, options }) => ({ dropdownId: id, optionIds: first(options) })),
    }),
    ...(ratingField.present && { rating: ratings.Ok }),
    comment: 'As it should be',
  };
}

export const readSnapshot = async (app: TestApp, id: string, runId: string, as: CastName): Promise<ProtocolSnapshot> =>
  expectStatus(200, await app.call(inspectionRuns.snapshot, { as, params: { id, runId } }));

/** Answers every point of every run. */
export async function answerAll(app: TestApp, { id, runs }: Inspection, as: CastName = 'uma'): Promise<void> {
  for (const run of runs) {
    const { categories } = await readSnapshot(app, id, run.id, as);
    const points = new Map(
      categories.flatMap(({ inspectionPoints }) => inspectionPoints.map((at) => [at.id, at.point] as const)),
    );
    for (const result of run.results) {
      const point = points.get(result.protocolPointId);
      if (point) await writeResult(app, id, result.id, anAnswer(point), as);
    }
  }
}

export const putStatus = (app: TestApp, id: string, body: object, as: CastName = 'uma') =>
  app.call(inspections.updateStatus, { as, params: { id }, body });

/** Submits; what earlier visits to the machine left open is said to be so still, and signatures stay. */
export async function submitInspection(app: TestApp, id: string, as: CastName = 'uma'): Promise<Inspection> {
  const waiting = { status: 'Waiting', useOldSignatures: true };
  const first = await putStatus(app, id, waiting, as);
  const { errors = [] } = first.status === 422 ? (first.body as { errors?: { path: string }[] }) : {};
  const left = errors.flatMap(({ path }) => (path.startsWith('ledger.') ? [path.split('.')] : []));
  if (left.length === 0 || left.length < errors.length) return expectStatus(200, first);
  for (const [, kind = '', followUpId = ''] of left) {
    const params = { id, kind, followUpId };
    expectStatus(200, await app.call(inspections.dispose, { as, params, body: { answer: 'stillOpen' } }));
  }
  return expectStatus(200, await putStatus(app, id, waiting, as));
}

/** Begins, answers whatever is required, and submits. */
export async function addSubmitted(
  app: TestApp,
  inspectable: Pick<Inspectable, 'protocolId' | 'equipmentId'>,
  given: object = {},
  as: CastName = 'uma',
): Promise<Inspection> {
  const inspection = await startInspection(app, inspectable, given, as);
  await answerAll(app, inspection, as);
  return submitInspection(app, inspection.id, as);
}

/** Uploads a recording, as somebody does. */
export async function addVoice(app: TestApp, as: CastName): Promise<string> {
  const form = aForm({ file: { name: 'a.ogg', content: 'OggS and more', type: 'audio/ogg' } });
  return expectStatus<{ id: string }>(201, await app.call(voiceComments.create, { as, ...form })).id;
}
