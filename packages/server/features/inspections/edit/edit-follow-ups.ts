import type { ActionEdit, FindingEdit } from '@assay/contract/inspection-edits';
import { canonicalJson } from '@assay/domain/canonical-json';
import type { FollowUpList } from '@assay/domain/inspections/follow-up';
import { atPlace, fieldError, refuse } from '@assay/domain/problem';
import type { Db } from '../../../db/pool.ts';
import type { Scope } from '../../../db/visible.ts';
import { listFindings, listPriorityActions } from '../../follow-ups/follow-ups.queries.ts';
import { orderOf, orderToWrite, writeOrder } from '../../follow-ups/order-follow-ups.ts';
import {
  actionSlot,
  type FollowedVisit,
  findingSlot,
  removeAction,
  removeFinding,
  writeAction,
  writeFinding,
} from '../../follow-ups/write-follow-ups.ts';

interface Editing {
  db: Db;
  scope: Scope;
  now: Date;
}

/** One list of the report, and how each of its entries is written and removed. */
interface List<Edit, Row> {
  name: FollowUpList;
  stored: readonly Row[];
  contentOf: (entry: Edit | Row) => unknown;
  write: (edit: Edit) => Promise<unknown>;
  remove: (id: string) => Promise<void>;
}

/** The order is written where it is another than the one that the list came to by itself. */
async function editOrder(db: Db, visit: FollowedVisit, list: FollowUpList, ids: string[]): Promise<void> {
  if (ids.join() !== (await orderOf(db, visit.id, list)).join())
    await writeOrder(db, await orderToWrite(db, visit, list), ids);
}

/** Makes a list the one that was sent; entries that did not change stay untouched. */
async function editList<Edit extends { id: string }, Row extends { id: string }>(
  editing: Editing,
  visit: FollowedVisit,
  edits: readonly Edit[],
  { name, stored, contentOf, write, remove }: List<Edit, Row>,
): Promise<void> {
  const ids = edits.map(({ id }) => id);
  const twice = ids.flatMap((id, place) => (ids.indexOf(id) < place ? [`${name}.${place}.id`] : []));
  refuse(twice.map((path) => fieldError(path, 'value.twice')));
  for (const { id } of stored) if (!ids.includes(id)) await remove(id);
  const known = new Map(stored.map((row) => [row.id, canonicalJson(contentOf(row))]));
  for (const [place, edit] of edits.entries())
    if (known.get(edit.id) !== canonicalJson(contentOf(edit))) await atPlace(`${name}.${place}`, () => write(edit));
  await editOrder(editing.db, visit, name, ids);
}

const shownAs = ({ imageId, caption, layout }: FindingEdit['photos'][number]) => ({ imageId, caption, layout });

interface Marks {
  fixedOnSite?: boolean | undefined;
  pointId?: string | null | undefined;
  fixed_on_site?: boolean;
  point_key?: string | null;
}

interface Handed {
  ownerId?: string | null | undefined;
  due?: string | null | undefined;
  owner_id?: string | null;
}

/** Marks that are left out stay as they are. */
const marksOf = ({ fixedOnSite, pointId }: Marks, stands: Marks | undefined) => ({
  fixed: fixedOnSite ?? stands?.fixed_on_site ?? false,
  point: pointId === undefined ? (stands?.point_key ?? null) : pointId,
});

const handedTo = ({ ownerId, due }: Handed, stands: Handed | undefined) => ({
  owner: ownerId === undefined ? (stands?.owner_id ?? null) : ownerId,
  due: due === undefined ? (stands?.due ?? null) : due,
});

export async function editFindings(editing: Editing, visit: FollowedVisit, edits: readonly FindingEdit[]) {
  const { db, scope, now } = editing;
  const stored = await listFindings(db, visit.id);
  const known = new Map(stored.map((row) => [row.id, row]));
  await editList(editing, visit, edits, {
    name: 'findings',
    stored,
    contentOf: ({ id, title, description, consequence, corrective, preventive, photos, ...marks }) => ({
      ...{ title, description, consequence, corrective, preventive },
      ...marksOf(marks, known.get(id)),
      ...handedTo(marks, known.get(id)),
      photos: photos.map(shownAs),
    }),
    write: async ({ id, ...input }) => writeFinding(db, scope, await findingSlot(db, visit, id), input, now),
    remove: (id) => removeFinding(db, visit, id, now),
  });
}

export async function editActions(editing: Editing, visit: FollowedVisit, edits: readonly ActionEdit[]) {
  const { db } = editing;
  const stored = await listPriorityActions(db, visit.id);
  const known = new Map(stored.map((row) => [row.id, row]));
  await editList(editing, visit, edits, {
    name: 'priorityActions',
    stored,
    contentOf: ({ id, title, description, priority, ...marks }) => ({
      ...{ title, description, priority },
      ...marksOf(marks, known.get(id)),
    }),
    write: async ({ id, ...input }) => writeAction(db, await actionSlot(db, visit, id), input),
    remove: (id) => removeAction(db, visit, id),
  });
}
