import type { FieldQueue } from '../../../runs/queue/queue.ts';
import { idsOf } from '../../../runs/queue/records.ts';
import { orderKey } from '../inspection-states.ts';
import type { FollowUpKind } from './follow-up-kind.ts';

/** The ids of the findings or actions as the report lists them; what is newer than the order stands last. */
export function orderedIds(queue: FieldQueue, { kind, list }: Pick<FollowUpKind, 'kind' | 'list'>): string[] {
  const there = queue.keys(kind).flatMap((key) => idsOf(key));
  const order = queue.shown(orderKey(list))?.ids ?? [];
  return [...order.filter((id) => there.includes(id)), ...there.filter((id) => !order.includes(id))];
}

/** The same ids with one of them at another place. */
export function withMoved(ids: readonly string[], id: string, to: number): string[] {
  const others = ids.filter((one) => one !== id);
  return others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, id);
}
