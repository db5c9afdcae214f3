import { can } from '@assay/domain/access';
import { forbidden, notFound } from '@assay/domain/problem';
import type { RecordRequest } from '../../http/frame/handlers.ts';
import type { Person } from '../../http/session/session.ts';
import { findProtocol, lockProtocol, type ProtocolRecord } from './protocols.queries.ts';

/** Authors delete what their own company made; the provider's delete everything. */
export const mayDelete = (person: Person, companyId: string): boolean =>
  can(person, 'protocols.author') && (!person.external || person.companyId === companyId);

export async function protocolToRead({ db, scope, params }: RecordRequest): Promise<ProtocolRecord> {
  const record = await findProtocol(db, scope, params.id);
  if (!record) throw notFound();
  return record;
}

export async function protocolToChange({ db, scope, params }: RecordRequest): Promise<ProtocolRecord> {
  const record = await lockProtocol(db, scope, params.id);
  if (!record) throw notFound();
  return record;
}

export async function protocolToDelete(request: RecordRequest & { person: Person }): Promise<ProtocolRecord> {
  const record = await protocolToChange(request);
  if (!mayDelete(request.person, record.company_id)) throw forbidden();
  return record;
}
