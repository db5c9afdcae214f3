import type { ParameterValue } from '../protocols/dependencies/rule.ts';
import { shownPoints } from '../protocols/dependencies/shown-points.ts';
import type { Protocol, ProtocolCategory, ProtocolPoint } from '../protocols/protocol.ts';
import { walkOf } from '../protocols/walk.ts';
import type { Message } from '../words/message.ts';
import { answersOf, type GroupChoice } from './group-choices.ts';

/** A protocol whose points carry what performing them needs. */
export interface Walkable<P extends ProtocolPoint> extends Pick<Protocol, 'categoryGroups' | 'phasesOn' | 'phases'> {
  categories: (Omit<ProtocolCategory, 'inspectionPoints'> & { inspectionPoints: P[] })[];
}

export interface WalkStep<P extends ProtocolPoint = ProtocolPoint> {
  at: P;
  categoryId: string;
  /** Its number in the protocol, from 1, across all categories: the same whatever is hidden. */
  number: number;
  /** Null where phases are off. */
  phaseId: string | null;
  /** Why it is shown although what it depends on cannot be read. */
  warning: Message | null;
}

interface Walker {
  choices: readonly GroupChoice[];
  answerTo: (protocolPointId: string) => ParameterValue;
  modelName: string | null;
}

/** The steps of an inspector, in order: without categories that are not done and points that are hidden, phase by phase. */
export function walk<P extends ProtocolPoint>(protocol: Walkable<P>, walker: Walker): WalkStep<P>[] {
  const all = protocol.categories.flatMap(({ inspectionPoints }) => inspectionPoints);
  const numbered = new Map(all.map((at, place) => [at.id, { at, number: place + 1 }]));
  const stages = walkOf(protocol, answersOf(protocol.categoryGroups, walker.choices));
  const walked = new Set(stages.flatMap(({ points }) => points.map(({ point }) => point.id)));
  // Points of categories that are not done have no value, but they are there.
  const presence = shownPoints(all, (id) => (walked.has(id) ? walker.answerTo(id) : null), walker.modelName);
  return stages.flatMap(({ phaseId, points }) =>
    points.flatMap(({ point, category }) => {
      const placed = numbered.get(point.id);
      const { shown = true, warning = null } = presence.get(point.id) ?? {};
      return placed && shown ? [{ ...placed, categoryId: category.id, phaseId, warning }] : [];
    }),
  );
}
