import type { Equipment } from '@assay/contract/equipment';
import type { MachineFollowUp } from '@assay/contract/follow-ups';
import type { Inspection, InspectionInput } from '@assay/contract/inspections';
import type { PointResultReply } from '@assay/contract/runs/result';
import type { LastAnswer, LastVisit, RunEquipment, RunReply } from '@assay/contract/runs/run';
import { derivedId } from '@assay/domain/id';
import { isOpen } from '@assay/domain/inspections/follow-up';
import { inspectionFields, inspectionName } from '@assay/domain/inspections/inspection';
import { emptyResult } from '@assay/domain/points/rules';
import { shownType } from '@assay/domain/protocols/protocol-types';
import type { ProtocolSnapshot, SnapshotPoint } from '@assay/domain/protocols/snapshot';
import { answersByPlace, firstResult } from '@assay/domain/runs/last-answers';
import type { RunRole } from '@assay/domain/runs/recorded-run';
import { contentAfter, toWireContent, type WireContent } from '@assay/domain/runs/wire-content';
import type { Reference } from '../../../ui/conflict/three-way.ts';
import type { FrozenProtocol } from './start.queries.ts';

/** What work remembers of its machine; one that is new has nothing else yet. */
export type BegunMachine = RunEquipment & Pick<Equipment, 'customer' | 'customerSite' | 'lastLoadedHours'>;

/** What an inspection is begun with on this device. */
export interface Beginning {
  /** As it would be sent; the ids of the visit and of its runs are made already. */
  input: InspectionInput & { id: string; runId: string; configuratorRunId: string };
  machine: BegunMachine;
  /** Another customer than the machine's. */
  customer: Reference | null;
  main: FrozenProtocol;
  configurator: FrozenProtocol | undefined;
  /** What was answered on the machine before; undefined where that is not kept, and the server fills in by itself. */
  answers: readonly LastAnswer[] | undefined;
  /** What earlier visits to the machine left. */
  followUps?: readonly MachineFollowUp[] | undefined;
  person: { name: string; email: string; external: boolean };
  now: Date;
}

interface BegunHere {
  inspection: Inspection;
  /** What goes to the server, first of all. */
  input: InspectionInput;
  lastVisits: ReadonlyMap<string, LastVisit[]>;
}

const onWire = ({ content, ...answer }: WireContent) => ({
  ...answer,
  ...(content && { content: { fields: [], rows: [], values: content.values } }),
});

const pointsOf = ({ categories }: ProtocolSnapshot): SnapshotPoint[] =>
  categories.flatMap(({ inspectionPoints }) => inspectionPoints);

/** The newest visit that answered each point, of those until a moment. */
function newest(answers: readonly LastAnswer[], until: string): LastAnswer[] {
  const earlier = answers.filter(({ date }) => Date.parse(date) <= Date.parse(until));
  return [...Map.groupBy(earlier, ({ inspectionPointId }) => inspectionPointId).values()].flatMap((own) => {
    const [last] = own.toSorted(
      (one, other) => other.date.localeCompare(one.date) || other.inspectionId.localeCompare(one.inspectionId),
    );
    return own.filter(({ inspectionId }) => inspectionId === last?.inspectionId);
  });
}

/** What every point says before anybody has looked at it: the same rule as on the server. */
function firstResults({ content }: FrozenProtocol, finished: readonly LastAnswer[]) {
  const points = pointsOf(content);
  const last = answersByPlace(points, finished, (answer) => answer);
  return points.map((at) => {
    const answer = last.get(at.id);
    const known = answer?.type === at.point.type ? answer : undefined;
    const { rating: _, comment: __, ...given } = known?.result ?? { rating: 0, comment: '' };
    const before = known && { type: known.type, content: contentAfter(emptyResult(at.point), given) };
    return { at, result: firstResult(at, before) };
  });
}

/** An inspection as the server would answer its start, made of what this device keeps. */
export function begunHere({ input, machine, customer, main, configurator, ...given }: Beginning): BegunHere {
  const { answers = [], person, now } = given;
  const date = input.inspectionDate ?? now.toISOString();
  const finished = newest(
    answers.filter((answer) => answer.finished),
    date,
  );
  const equipment = {
    id: machine.id,
    serialNumber: machine.serialNumber,
    nickName: machine.nickName,
    productFamilyId: machine.productFamilyId,
    productFamilyName: machine.productFamilyName,
    productModelId: machine.productModelId,
    productModelName: machine.productModelName,
  };
  const runs = [
    { role: 'main' as const, id: input.runId, frozen: main, start: input },
    ...(configurator
      ? [{ role: 'configurator' as const, id: input.configuratorRunId, frozen: configurator, start: {} }]
      : []),
  ].map((run) => ({ ...run, results: firstResults(run.frozen, finished) }));

  const shownResult = (runId: string, { at, result }: (typeof runs)[number]['results'][number]): PointResultReply => ({
    ...onWire(toWireContent(result.content)),
    id: derivedId(runId, at.id),
    protocolPointId: at.id,
    inspectionPointId: at.inspectionPointId,
    type: at.point.type,
    rating: result.rating,
    comment: '',
    ...(!person.external && { internalComment: '' }),
    nameOverride: '',
    prefilled: result.prefilled,
    voiceCommentId: null,
    photos: [],
    revision: 0,
  });
  const shownRun = ({ role, id, frozen, start, results }: (typeof runs)[number]): RunReply => ({
    id,
    role: role satisfies RunRole,
    protocolRunType: frozen.content.type,
    inspectionProtocolId: frozen.content.protocolId,
    inspectionProtocolName: frozen.content.name,
    protocolType: frozen.content.type,
    snapshot: frozen.snapshot,
    equipment,
    choices: ('choices' in start && start.choices) || [],
    samples: ('samples' in start && start.samples) || {},
    results: results.map((one) => shownResult(id, one)),
    extraPoints: [],
    includedInReport: true,
    revision: 0,
  });

  const values: Partial<Record<(typeof inspectionFields)[number], string>> = {
    inspector: person.name,
    inspectorContact: person.email,
    inspectionDate: date,
    contactName: input.contactName,
    contactPhoneNumber: input.contactPhoneNumber,
    contactEmail: input.contactEmail,
    loadedHours: input.loadedHours.trim(),
  };
  const fields = inspectionFields.filter((field) => !person.external || field !== 'internalComment');
  const inspection: Inspection = {
    id: input.id,
    name: inspectionName(main.content.name, machine),
    type: main.content.type,
    displayName: shownType(main.content.type),
    inspectionDate: date,
    serialNumber: machine.serialNumber,
    status: 'In_Use',
    sentBack: false,
    rating: null,
    inspector: person.name,
    customerName: (customer ?? machine.customer)?.name ?? '',
    started: now.toISOString(),
    ended: null,
    created: now.toISOString(),
    version: 0,
    sentBackReason: '',
    fields: Object.fromEntries(fields.map((field) => [field, { value: values[field] ?? '', revision: 0 }])),
    customer: customer ?? machine.customer,
    customerSite: customer ? null : machine.customerSite,
    equipment,
    lastLoadedHours: machine.lastLoadedHours,
    runs: runs.map(shownRun),
    findings: [],
    priorityActions: [],
    orderRevisions: { findings: 0, priorityActions: 0 },
    ledger: (given.followUps ?? [])
      .filter(({ state, inspectionDate }) => isOpen(state) && Date.parse(inspectionDate) <= Date.parse(date))
      .map((item) => ({ ...item, disposal: null, disposalRevision: 0 })),
    customerSignature: null,
    providerSignature: null,
    mayPerform: true,
    revision: 0,
  };
  const prefilled = (runs[0]?.results ?? [])
    .filter(({ result }) => result.prefilled)
    .map(({ at, result }) => ({ protocolPointId: at.id, ...toWireContent(result.content) }));
  return {
    inspection,
    input: {
      ...input,
      snapshot: main.snapshot,
      ...(configurator && { configuratorSnapshot: configurator.snapshot }),
      started: now.toISOString(),
      ...(given.answers && { prefilled }),
    },
    lastVisits: new Map(runs.map(({ id, frozen }) => [id, lastVisitsOf(frozen, newest(answers, date))])),
  };
}

const lastVisitsOf = ({ content }: FrozenProtocol, answers: readonly LastAnswer[]): LastVisit[] =>
  [...answersByPlace(pointsOf(content), answers, (answer) => answer)].map(
    ([
      protocolPointId,
      {
        inspectionId,
        date,
        result: { rating, comment, ...answer },
      },
    ]) => ({
      protocolPointId,
      inspectionId,
      date,
      result: { ...onWire(answer), rating, comment },
    }),
  );
