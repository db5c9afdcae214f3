import type { Period } from '@assay/domain/dashboards/service-periods';
import { sql } from 'kysely';
import { afterGuard, type Db } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';
import { servicesIn } from './serviced.queries.ts';

/** Narrows the list of equipment; a part that is null does not. */
export interface EquipmentFilter {
  customerId: string | null;
  companyId: string | null;
  category: string | null;
  /** Inspected in it; together with a company, by that company. */
  serviced: Period | null;
}

const familiesOf = (db: Db, category: string) =>
  db
    .selectFrom('product_family')
    .innerJoin('product_category', 'product_category.id', 'product_family.product_category_id')
    .select('product_family.id')
    .where('product_category.code', '=', category);

/** People from outside must not learn which machines another company works on. */
const machinesOf = (db: Db, { companyId: own }: Scope, companyId: string) =>
  afterGuard(db)
    .selectFrom('equipment_company')
    .select('equipment_company.equipment_id')
    .where('equipment_company.company_id', '=', companyId)
    .$if(own !== null, (query) => query.where('equipment_company.company_id', '=', own ?? ''));

/** Every machine that the person may see and that a filter leaves. */
export const equipmentMatching = (db: Db, scope: Scope, filter: EquipmentFilter) => {
  const { customerId, companyId, category, serviced } = filter;
  return visible
    .equipment(db, scope)
    .$if(customerId !== null, (query) => query.where('equipment.customer_id', '=', customerId))
    .$if(companyId !== null, (query) => query.where('equipment.id', 'in', machinesOf(db, scope, companyId ?? '')))
    .$if(category !== null, (query) => query.where('equipment.product_family_id', 'in', familiesOf(db, category ?? '')))
    .$if(serviced !== null, (query) =>
      query.where(({ exists }) =>
        exists(
          servicesIn(db, scope, serviced ?? { from: new Date(0), to: new Date(0) })
            .select(sql.lit(1).as('one'))
            .where('inspection.equipment_id', '=', sql.ref<string>('equipment.id'))
            .$if(companyId !== null, (services) => services.where('inspection.company_id', '=', companyId ?? '')),
        ),
      ),
    );
};

/** The count of the list is kept under this key; undefined where it is the count of all. */
export function equipmentFilterKey(scope: Scope, search: string, filter: EquipmentFilter): string | undefined {
  const isNarrowed = scope.companyId !== null || search !== '' || Object.values(filter).some((value) => value !== null);
  return isNarrowed ? JSON.stringify([scope.companyId, search, filter]) : undefined;
}

/** The lists whose changes move machines into or out of a narrowed list. */
export const changedBy = ({ category, serviced }: EquipmentFilter): string[] => [
  ...(category === null ? [] : ['productFamily']),
  ...(serviced === null ? [] : ['inspection']),
];
