import type { ParameterValue } from '../protocols/dependencies/rule.ts';
import type { Protocol, ProtocolCategory, ProtocolPoint } from '../protocols/protocol.ts';
import { shownPoints } from '../protocols/shown-points.ts';
import { walkOf } from '../protocols/walk.ts';
import type { Message } from '../words/message.ts';
import { answersOf, type GroupChoice } from './group-choices.ts';

/** Its points carry what performing them needs. */
export interface Walkable<P extends ProtocolPoint> extends Pick<Protocol, 'categoryGroups' | 'phasesOn' | 'phases'> {
  categories: (Omit<ProtocolCategory, 'inspectionPoints'> & { inspectionPoints: P[] })[];
}

export interface WalkStep<P extends ProtocolPoint = ProtocolPoint> {
  at: P;
  categoryId: string;
  /** Counted from 1 across all categories; hidden points keep their numbers. */
  number: number;
  /** Null without phases. */
  phaseId: string | null;
  /** The reason why it is shown although its condition cannot be read. */
  warning: Message | null;
}

interface Walker {
  choices: readonly GroupChoice[];
  answerTo: (protocolPointId: string) => ParameterValue;
  modelName: string | null;
}

/** Phase by phase, without categories that are not done and without hidden points. */
export function walk<P extends ProtocolPoint>(protocol: Walkable<P>, walker: Walker): WalkStep<P>[] {
  const all = protocol.categories.flatMap(({ inspectionPoints }) => inspectionPoints);
  const numbered = new Map(all.map((at, place) => [at.id, { at, number: place + 1 }]));
  const stages = walkOf(protocol, answersOf(protocol.categoryGroups, walker.choices));
  const walked = new Set(stages.flatMap(({ points }) => points.map(({ point }) => point.id)));
  // Points of categories that are not done exist but have no value.
  const presence = shownPoints(all, (id) => (walked.has(id) ? walker.answerTo(id) : null), walker.modelName);
  return stages.flatMap(({ phaseId, points }) =>
    points.flatMap(({ point, category }) => {
      const placed = numbered.get(point.id);
      const { shown = true, warning = null } = presence.get(point.id) ?? {};
      return placed && shown ? [{ ...placed, categoryId: category.id, phaseId, warning }] : [];
    }),
  );
}
