import { type CategoryGroup, type PlacedPoint, type Protocol, placedPoints } from './protocol.ts';

/** By the position of the group: whether it is done, or which category is chosen. */
export type GroupAnswers = Readonly<Record<number, boolean | number>>;

/** Work that is done before the next stage begins. */
export interface Stage {
  /** Null where the work has no phases, and for points that have none. */
  phaseId: string | null;
  points: PlacedPoint[];
}

/** These groups need a decision before work begins. */
export const asksAtStart = ({ kind, categoryIndices }: CategoryGroup): boolean =>
  kind !== 'mandatory' && categoryIndices.length > 0;

/** An optional group is done unless it was declined; of alternatives only the chosen one is. */
const isPerformed = ({ kind }: CategoryGroup, answer: boolean | number | undefined, category: number): boolean => {
  if (kind === 'optional') return answer !== false;
  return kind !== 'alternatives' || answer === category;
};

type Walked = Pick<Protocol, 'categories' | 'categoryGroups' | 'phasesOn' | 'phases'>;

/** Phase by phase if there are phases, otherwise by category. */
export function walkOf(protocol: Walked, answers: GroupAnswers): Stage[] {
  const { categories, categoryGroups, phasesOn, phases } = protocol;
  const isLeftOut = (category: number): boolean =>
    categoryGroups.some(
      (group, g) => group.categoryIndices.includes(category) && !isPerformed(group, answers[g], category),
    );
  const points = placedPoints(protocol).filter(({ category }) => !isLeftOut(categories.indexOf(category)));
  if (!phasesOn) return [{ phaseId: null, points }];
  const order = phases.toSorted((a, b) => a.order - b.order).map(({ phaseId }) => phaseId);
  const inPhase = (phaseId: string | null): Stage => ({
    phaseId,
    points: points.filter(({ point }) =>
      phaseId === null ? point.phaseId === null || !order.includes(point.phaseId) : point.phaseId === phaseId,
    ),
  });
  return [...order, null].map(inPhase).filter((stage) => stage.points.length > 0);
}
