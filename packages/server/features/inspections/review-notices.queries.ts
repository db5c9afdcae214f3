import type { ReviewOutcome } from '@assay/domain/inspections/status';
import { afterGuard, type Db } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';

const most = 50;

/** Notes for an inspector that a reviewer has decided; the newest decision counts. */
export async function putNotice(
  db: Db,
  notice: { visit_id: string; user_id: string; outcome: ReviewOutcome; at: Date },
): Promise<void> {
  const { outcome, at } = notice;
  await afterGuard(db)
    .insertInto('review_notice')
    .values(notice)
    .onConflict((known) => known.columns(['visit_id', 'user_id']).doUpdateSet({ outcome, at }))
    .execute();
}

/** Notices that a person has not opened yet; one about an inspection that has moved on since is left out. */
export const listNotices = (db: Db, scope: Scope, userId: string) =>
  visible
    .visits(db, scope)
    .innerJoin('review_notice', 'review_notice.visit_id', 'visit.id')
    .select(['visit.id', 'visit.name', 'review_notice.outcome', 'review_notice.at'])
    .where('review_notice.user_id', '=', userId)
    .where(({ or, and, eb }) =>
      or([
        and([eb('review_notice.outcome', '=', 'sentBack'), eb('visit.status', '=', 'In_Use')]),
        and([eb('review_notice.outcome', '=', 'finished'), eb('visit.status', '=', 'Finished')]),
      ]),
    )
    .orderBy('review_notice.at', 'desc')
    .limit(most)
    .execute();

export async function removeNotice(db: Db, visitId: string, userId: string): Promise<void> {
  await afterGuard(db)
    .deleteFrom('review_notice')
    .where('visit_id', '=', visitId)
    .where('user_id', '=', userId)
    .execute();
}
