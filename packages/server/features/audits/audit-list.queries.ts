import type { AuditItem, auditOrderKeys } from '@assay/contract/audits';
import type { ListRequest } from '@assay/contract/lists';
import type { AuditStatus } from '@assay/domain/audits/audit';
import { sql } from 'kysely';
import { containing, readPage } from '../../db/paging.ts';
import { afterGuard, type Db } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';
import { filterKey, type VisitFilter } from '../visits/visit-filter.ts';

type OrderKey = (typeof auditOrderKeys)[number];

const orderColumns: Record<OrderKey, string> = {
  created: 'created_at',
  name: 'name',
  customer: 'customer_name',
  inspectionDate: 'inspection_date',
  inspector: 'inspector',
  status: 'finished',
};

const columns = [
  'audit.id',
  'audit.name',
  'audit.customer_id',
  'audit.customer_name',
  'audit.customer_site_id',
  'audit.customer_site_name',
  'audit.inspection_date',
  'audit.inspector',
  'audit.finished',
  'visit.current_version',
] as const;

interface Listed {
  id: string;
  name: string;
  customer_id: string;
  customer_name: string;
  customer_site_id: string;
  customer_site_name: string;
  inspection_date: Date;
  inspector: string;
  finished: boolean;
  current_version: number;
}

export const itemOf = ({ id, name, inspector, finished, ...listed }: Listed): AuditItem => ({
  id,
  name,
  customer: { id: listed.customer_id, name: listed.customer_name },
  customerSite: { id: listed.customer_site_id, name: listed.customer_site_name },
  inspectionDate: listed.inspection_date.toISOString(),
  inspector,
  finished,
  version: listed.current_version,
});

export type AuditFilter = VisitFilter<AuditStatus>;

export const auditsMatching = (
  db: Db,
  scope: Scope,
  search: string,
  { types, statuses, customerId, mine }: AuditFilter,
) =>
  visible
    .audits(db, scope)
    .where(containing('search', search))
    .$if(statuses.length === 1, (query) => query.where('finished', '=', statuses[0] === 'finished'))
    .$if(customerId !== null, (query) => query.where('customer_id', '=', customerId ?? ''))
    .$if(types.length > 0, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('run')
            .innerJoin('protocol', 'protocol.id', 'run.protocol_id')
            .select('run.id')
            .whereRef('run.visit_id', '=', 'audit.id')
            .where('run.deleted_at', 'is', null)
            .where('protocol.type', 'in', types),
        ),
      ),
    )
    .$if(mine !== null, (query) =>
      query.where(({ or, eb }) =>
        or([
          eb('inspector_id', '=', mine?.userId ?? ''),
          eb('inspector_contact_key', '=', sql<string>`lower(${mine?.email ?? ''})`),
        ]),
      ),
    );

const items = (db: Db) => afterGuard(db).selectFrom('audit').innerJoin('visit', 'visit.id', 'audit.id').select(columns);

export async function listAudits(db: Db, scope: Scope, request: ListRequest<OrderKey>, filter: AuditFilter) {
  const { search } = request;
  const { result, count } = await readPage({
    db,
    noun: 'audit',
    request,
    column: orderColumns[request.orderKey ?? 'created'],
    filter: filterKey(scope, search, filter),
    matching: () => auditsMatching(db, scope, search, filter),
    rows: (ids) => items(db).where('audit.id', 'in', ids),
  });
  return { result: result.map(itemOf), count };
}

const mostOfEquipment = 200;

/** The audits that looked at a machine, newest first. */
export async function listAuditsOfEquipment(db: Db, scope: Scope, equipmentId: string): Promise<AuditItem[]> {
  const rows = await visible
    .audits(db, scope)
    .innerJoin('visit', 'visit.id', 'audit.id')
    .select(columns)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('run')
          .select('run.id')
          .whereRef('run.visit_id', '=', 'audit.id')
          .where('run.equipment_id', '=', equipmentId)
          .where('run.deleted_at', 'is', null),
      ),
    )
    .orderBy('audit.inspection_date', 'desc')
    .orderBy('audit.id', 'desc')
    .limit(mostOfEquipment)
    .execute();
  return rows.map(itemOf);
}
