import { can } from '@assay/domain/access';
import { forbidden, notFound } from '@assay/domain/problem';
import type { RecordRequest } from '../../http/frame/handlers.ts';
import type { Person } from '../../http/session/session.ts';
import { findPoint, lockPoint, type PointRecord } from './point-record.queries.ts';

/** Authors change what their own company made; the provider's staff change everything. */
export const mayEdit = (person: Person, companyId: string): boolean =>
  can(person, 'points.author') && (!person.external || person.companyId === companyId);

export async function pointToRead({ db, scope, params }: RecordRequest): Promise<PointRecord> {
  const record = await findPoint(db, scope, params.id);
  if (!record) throw notFound();
  return record;
}

/** Before anything is stored for a point: files of somebody who may not change it are not. */
export async function refuseForeign(request: RecordRequest & { person: Person }): Promise<void> {
  if (!mayEdit(request.person, (await pointToRead(request)).company_id)) throw forbidden();
}

export async function pointToWrite({
  db,
  scope,
  params,
  person,
}: RecordRequest & { person: Person }): Promise<PointRecord> {
  const record = await lockPoint(db, scope, params.id);
  if (!record) throw notFound();
  if (!mayEdit(person, record.company_id)) throw forbidden();
  return record;
}
