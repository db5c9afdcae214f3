import type { InspectionStatus } from '@assay/domain/inspections/status';
import { afterGuard, type Db } from '../../db/pool.ts';
import { queueMail } from '../mail/mail.queries.ts';
import type { InspectionRecord } from './inspections.queries.ts';
import { putNotice } from './review-notices.queries.ts';

interface Reviewed {
  db: Db;
  reviewer: { userId: string; name: string };
  /** Links in the mail begin with it. */
  publicUrl: URL;
  now: Date;
}

/** The inspector's own account: the contact of a report may be anybody's address. */
const findInspector = (db: Db, id: string) =>
  afterGuard(db)
    .selectFrom('app_user')
    .select(['id', 'email'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** Notifies the inspector by mail and by a mark in the bar that their work came back or is finished, unless they did so themselves. */
export async function notifyInspector(
  { db, reviewer, publicUrl, now }: Reviewed,
  record: Pick<InspectionRecord, 'id' | 'name' | 'status' | 'inspector_id'>,
  to: { status: InspectionStatus; reason?: string },
): Promise<void> {
  const isBack = record.status === 'Waiting' && to.status === 'In_Use';
  const isFinished = record.status !== 'Finished' && to.status === 'Finished';
  if ((!isBack && !isFinished) || record.inspector_id === reviewer.userId) return;
  const inspector = await findInspector(db, record.inspector_id);
  if (!inspector) return;
  const outcome = isBack ? 'sentBack' : 'finished';
  await putNotice(db, { visit_id: record.id, user_id: inspector.id, outcome, at: now });
  const page = new URL(isBack ? `Reports/${record.id}/perform` : `Reports/${record.id}`, publicUrl).href;
  const words = isBack
    ? [`${reviewer.name} sent ${record.name} back for correction:`, to.reason ?? '', `Go on with it: ${page}`]
    : [`${reviewer.name} finished ${record.name}.`, `Read the report: ${page}`];
  await queueMail(
    db,
    {
      to: [inspector.email],
      subject: isBack ? `Returned for correction: ${record.name}` : `Finished: ${record.name}`,
      text: words.join('\n\n'),
    },
    now,
  );
}
