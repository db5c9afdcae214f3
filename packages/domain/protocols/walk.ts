import { type CategoryGroup, type PlacedPoint, type Protocol, placedPoints } from './protocol.ts';

/** What the inspector says at the start, by the place of the group: whether it is done, or which category is chosen. */
export type GroupAnswers = Readonly<Record<number, boolean | number>>;

/** A part of the work that is done before the next begins. */
export interface Stage {
  /** Null where the work has no phases, and for points that have none. */
  phaseId: string | null;
  points: PlacedPoint[];
}

/** The groups that ask something before the work begins. */
export const asksAtStart = ({ kind, categoryIndices }: CategoryGroup): boolean =>
  kind !== 'mandatory' && categoryIndices.length > 0;

/** An optional group is done unless it is chosen not to be; of alternatives only the chosen one is. */
const isPerformed = ({ kind }: CategoryGroup, answer: boolean | number | undefined, category: number): boolean => {
  if (kind === 'optional') return answer !== false;
  return kind !== 'alternatives' || answer === category;
};

type Walked = Pick<Protocol, 'categories' | 'categoryGroups' | 'phasesOn' | 'phases'>;

/** The points in the order in which they are performed: phase by phase where there are phases, else by category. */
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
