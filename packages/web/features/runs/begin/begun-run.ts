import type { PointResultReply, PrefilledInput } from '@assay/contract/runs/result';
import type { LastAnswer, LastVisit, RunEquipment, RunReply, RunStartInput } from '@assay/contract/runs/run';
import { derivedId } from '@assay/domain/id';
import { emptyResult } from '@assay/domain/points/rules';
import type { ProtocolSnapshot, SnapshotPoint } from '@assay/domain/protocols/snapshot';
import { answersByPlace, firstResult } from '@assay/domain/runs/last-answers';
import { extraPointOf, type RunRole, runTypeOf } from '@assay/domain/runs/recorded-run';
import { newResult, type PointResult } from '@assay/domain/runs/result';
import { contentAfter, toWireContent, type WireContent } from '@assay/domain/runs/wire-content';
import type { FrozenProtocol } from './begin.queries.ts';

/** What a run is begun with on this device; its id is made already. */
interface Beginning {
  id: string;
  role: RunRole;
  stage?: string;
  frozen: FrozenProtocol;
  machine: RunEquipment | null;
  start?: RunStartInput;
  /** What was answered on the machine before, until the day of the visit. */
  answers: readonly LastAnswer[];
  date: string;
  /** Points that are added to it at once. */
  extra?: FrozenProtocol | undefined;
  external: boolean;
}

interface BegunRun {
  run: RunReply;
  lastVisits: LastVisit[];
  /** What it was filled in with, as the server is told of it. */
  prefilled: PrefilledInput[];
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

interface Placed {
  at: SnapshotPoint;
  result: PointResult;
}

/** What every point says before anybody has looked at it: the same rule as on the server. */
function firstResults({ content }: FrozenProtocol, finished: readonly LastAnswer[]): Placed[] {
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

const shownResult = (runId: string, { at, result }: Placed, external: boolean): PointResultReply => ({
  ...onWire(toWireContent(result.content)),
  id: derivedId(runId, at.id),
  protocolPointId: at.id,
  inspectionPointId: at.inspectionPointId,
  type: at.point.type,
  rating: result.rating,
  comment: '',
  ...(!external && { internalComment: '' }),
  nameOverride: '',
  prefilled: result.prefilled,
  voiceCommentId: null,
  photos: [],
  revision: 0,
});

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

/** A run as the server would answer its start, made of what this device keeps. */
export function begunRun({ id, role, frozen, answers, date, external, start = {}, ...given }: Beginning): BegunRun {
  const finished = newest(
    answers.filter((answer) => answer.finished),
    date,
  );
  const results = firstResults(frozen, finished);
  // Their ids follow from the run, as on the server.
  const extraPoints = (given.extra ? pointsOf(given.extra.content) : []).map(
    ({ id: pointId, inspectionPointId, point }, index) => ({
      id: derivedId(id, pointId),
      inspectionPointId,
      index,
      point,
    }),
  );
  const added = extraPoints.map((extra) => ({ at: extraPointOf(extra), result: newResult(extra.point) }));
  return {
    run: {
      id,
      role,
      protocolRunType: runTypeOf({ protocolType: frozen.content.type, stage: given.stage ?? '' }),
      inspectionProtocolId: frozen.content.protocolId,
      inspectionProtocolName: frozen.content.name,
      protocolType: frozen.content.type,
      snapshot: frozen.snapshot,
      equipment: given.machine,
      choices: start.choices ?? [],
      samples: start.samples ?? {},
      results: [...results, ...added].map((one) => shownResult(id, one, external)),
      extraPoints,
      includedInReport: true,
      revision: 0,
    },
    lastVisits: lastVisitsOf(frozen, newest(answers, date)),
    prefilled: results
      .filter(({ result }) => result.prefilled)
      .map(({ at, result }) => ({ protocolPointId: at.id, ...toWireContent(result.content) })),
  };
}
