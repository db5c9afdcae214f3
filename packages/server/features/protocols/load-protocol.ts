import { can } from '@assay/domain/access';
import { forbidden, notFound } from '@assay/domain/problem';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import type { Person } from '../../http/person.ts';
import { findProtocol, lockProtocol, type ProtocolRecord } from './protocol-record.queries.ts';

interface Asked {
  db: Db;
  scope: Scope;
  params: { id: string };
}

/** Authors delete what their own company made; the provider's delete everything. */
export const mayDelete = (person: Person, companyId: string): boolean =>
  can(person, 'protocols.author') && (!person.external || person.companyId === companyId);

export async function protocolToRead({ db, scope, params }: Asked): Promise<ProtocolRecord> {
  const record = await findProtocol(db, scope, params.id);
  if (!record) throw notFound();
  return record;
}

export async function protocolToChange({ db, scope, params }: Asked): Promise<ProtocolRecord> {
  const record = await lockProtocol(db, scope, params.id);
  if (!record) throw notFound();
  return record;
}

export async function protocolToDelete(asked: Asked & { person: Person }): Promise<ProtocolRecord> {
  const record = await protocolToChange(asked);
  if (!mayDelete(asked.person, record.company_id)) throw forbidden();
  return record;
}
