import { days, later } from '@assay/domain/time';
import { type WholeDb, withoutScopedTables } from '../../db/pool.ts';
import { deleteProtocol } from '../../features/protocols/protocols.queries.ts';
import { demoAuthor } from '../demo-author.ts';
import { loadPoints } from '../load-points.ts';
import { loadProtocols } from '../load-protocols.ts';
import { plantPoints } from '../points/plant-points.ts';
import { auditProtocols } from '../protocols/audit-protocols.ts';
import { actAs } from '../tell-past.queries.ts';

export const auditTypes = [...new Set(auditProtocols.map(({ type }) => type))];

/** What a demo of an earlier version began audits with: short protocols, which longer ones replace. */
async function retireEarlier(db: WholeDb, now: Date): Promise<void> {
  const earlier = await db
    .selectFrom('protocol')
    .innerJoin('company', 'company.id', 'protocol.company_id')
    .select('protocol.id')
    .where('protocol.type', 'in', auditTypes)
    .where('protocol.deleted_at', 'is', null)
    .where('company.is_provider', '=', true)
    .where('protocol.name', 'in', [
      ...auditProtocols.map(({ name = '' }) => name),
      'Crusher audit AJ, Brio, Gyra, Impa',
    ])
    .execute();
  if (earlier.length === 0) return;
  const open = withoutScopedTables(db);
  await actAs(open, await demoAuthor(db, 'ada@provider.example'), now);
  for (const { id } of earlier) await deleteProtocol(open, id, now);
}

/** Points and protocols of audits. */
export async function loadAuditLibrary(db: WholeDb, founded: Date, now: Date): Promise<void> {
  await retireEarlier(db, now);
  await loadPoints(db, { crushers: plantPoints }, founded);
  await loadProtocols(db, auditProtocols, later(founded, days(60)));
}
