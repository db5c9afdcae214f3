import type { ParameterValue } from '../protocols/dependencies/rule.ts';
import { shownPoints } from '../protocols/dependencies/shown-points.ts';
import type { CategoryGroup, ProtocolPoint } from '../protocols/protocol.ts';
import { type GroupChoice, isPerformed } from './group-choices.ts';

/** What can be walked through: a snapshot, or a protocol that is still being written. */
export interface Walkable<P extends ProtocolPoint = ProtocolPoint> {
  categoryGroups: readonly CategoryGroup[];
  phasesOn: boolean;
  phases: readonly { phaseId: string; order: number }[];
  categories: readonly { id: string; title: string; inspectionPoints: readonly P[] }[];
}

export interface WalkStep<P extends ProtocolPoint = ProtocolPoint> {
  at: P;
  categoryId: string;
  /** Its number in the protocol, from 1, across all categories: the same whatever is hidden. */
  number: number;
  /** Null where phases are off. */
  phaseId: string | null;
  /** Why it is shown although what it depends on cannot be read. */
  warning: string | null;
}

interface Walker {
  choices: readonly GroupChoice[];
  answerTo: (protocolPointId: string) => ParameterValue;
  modelName: string | null;
}

/** The steps of an inspector, in order: without categories that are not done and points that are hidden, phase by phase. */
export function walk<P extends ProtocolPoint>(protocol: Walkable<P>, walker: Walker): WalkStep<P>[] {
  let number = 0;
  const all = protocol.categories.flatMap((category, place) =>
    category.inspectionPoints.map((at) => ({
      at,
      place,
      categoryId: category.id,
      number: ++number,
      phaseId: protocol.phasesOn ? at.phaseId : null,
    })),
  );
  const done = all.filter(({ place }) => isPerformed(protocol, walker.choices, place));
  const presence = shownPoints(
    done.map(({ at }) => at),
    walker.answerTo,
    walker.modelName,
  );
  const steps = done.flatMap(({ place: _, ...step }) => {
    const { shown = true, warning = null } = presence.get(step.at.id) ?? {};
    return shown ? [{ ...step, warning }] : [];
  });
  if (!protocol.phasesOn) return steps;
  const order = new Map(protocol.phases.map((phase) => [phase.phaseId, phase.order]));
  const orderOf = ({ phaseId }: { phaseId: string | null }) => order.get(phaseId ?? '') ?? Number.MAX_SAFE_INTEGER;
  return steps.toSorted((one, other) => orderOf(one) - orderOf(other) || one.number - other.number);
}
