import type { InspectionEdit } from '@assay/contract/inspection-edits';
import type { Inspection } from '@assay/contract/inspections';
import type { PointResultReply } from '@assay/contract/runs/result';
import type { UsualValues } from '@assay/contract/runs/run';
import { inspectionFields } from '@assay/domain/inspections/inspection';
import type { ProtocolSnapshot, SnapshotPoint } from '@assay/domain/protocols/snapshot';
import { newResult } from '@assay/domain/runs/result';
import { snapshot } from '@assay/domain/runs/testing/runs';
import { toWireContent } from '@assay/domain/runs/wire-content';
import { customerId } from '../../../testing/customers.ts';
import { aMachine, owner } from '../../../testing/equipments.ts';
import { type Answers, problem, type Sent } from '../../../testing/fake-api.ts';
import { anInspection } from '../../../testing/inspections.ts';

/** What is written is read back with the next revision, unless it was sent upon an older one. */
const written = <Kept extends { revision: number }>(kept: Kept, { headers }: Sent, parts: object) => {
  if (headers.get('if-match') !== `"${kept.revision}"`)
    return problem(412, 'stale', { current: kept, changedBy: 'Max' });
  Object.assign(kept, parts, { revision: kept.revision + 1 });
  return { body: { ...kept } };
};

interface GivenWork extends Partial<InspectionEdit> {
  /** What was said at each of its points. */
  said?: Partial<PointResultReply>;
  /** What other machines of the model measured. */
  usual?: UsualValues[];
  /** Of the protocol. */
  frozen?: Partial<ProtocolSnapshot>;
}

/** An inspection of one machine upon these points, with the answers of a server that keeps what is written to it. */
export function inspectionAtWork(
  points: readonly SnapshotPoint[],
  { said = {}, frozen = {}, usual = [], ...given }: GivenWork = {},
) {
  const runId = customerId(301);
  const results = points.map(({ id: protocolPointId, inspectionPointId, point }, place): PointResultReply => {
    const { content, ...parts } = newResult(point);
    const identity = { id: customerId(310 + place), protocolPointId, inspectionPointId, type: point.type };
    return { ...parts, ...toWireContent(content), ...said, ...identity, revision: 1 } as PointResultReply;
  });
  const inspection = {
    ...anInspection(300, { name: 'Weekly HP1', status: 'In_Use' }),
    ...{ started: '', ended: null, created: '', version: 0, sentBackReason: '', hasSignatures: false },
    fields: Object.fromEntries(inspectionFields.map((name) => [name, { value: '', revision: 1 }])),
    ...{ customer: owner, customerSite: null, equipment: aMachine(1), lastLoadedHours: null },
    runs: [
      {
        ...{ id: runId, role: 'main', protocolRunType: 'Daily', protocolType: 'Daily', snapshot: 'frozen' },
        ...{ inspectionProtocolId: customerId(302), inspectionProtocolName: 'Weekly', equipment: aMachine(1) },
        ...{ choices: [], samples: {}, results, extraPoints: [], includedInReport: true, revision: 1 },
      },
    ],
    ...{ findings: [], priorityActions: [], orderRevisions: { findings: 1, priorityActions: 1 }, ledger: [] },
    ...{ customerSignature: null, providerSignature: null, mayPerform: true, revision: 1 },
    ...given,
  } as unknown as Inspection & InspectionEdit;
  const path = `inspections/${inspection.id}`;
  const writesOf = <Kept extends { revision: number }>(all: Record<string, Kept>, toParts: (body: object) => object) =>
    Object.entries(all).map(([name, kept]): [string, Answers[string]] => [
      `PUT ${path}/${name}`,
      (sent) => written(kept, sent, toParts(sent.body as object)),
    ]);
  const answers: Answers = {
    [`GET ${path}`]: () => ({ body: structuredClone(inspection) }),
    [`GET ${path}/runs/${runId}/snapshot`]: { body: snapshot([[...points]], frozen) },
    [`GET ${path}/runs/${runId}/lastVisit`]: { body: [] },
    [`GET productModels/${inspection.equipment.productModelId}/usualValues`]: { body: usual },
    ...Object.fromEntries([
      ...writesOf(Object.fromEntries(results.map((one) => [`pointResults/${one.id}`, one])), (body) => body),
      ...writesOf(inspection.fields as Record<string, { value: string; revision: number }>, (body) => ({
        value: (body as { text: string }).text,
      })),
    ]),
  };
  return { inspection, results, path, answers };
}
