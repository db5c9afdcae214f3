import type { ServicedCompany, ServicedCustomer, ServicedMonth } from '@assay/contract/dashboards';
import { currentPeriods, monthsSoFar, type Period } from '@assay/domain/dashboards/service-periods';
import { surfaceDrills } from '@assay/domain/dashboards/surface-drills';
import { inspectionRatings, inspectionStatuses } from '@assay/domain/inspections/status';
import { sql } from 'kysely';
import { afterGuard, type Db } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';
import { servicesIn } from '../equipment/serviced.queries.ts';

const within = ({ from, to }: Period) =>
  sql<boolean>`bool_or(inspection.inspection_date >= ${from} and inspection.inspection_date < ${to})`;

/** Inspections that may count: a week that two years share begins before the year, or ends after it. */
function servicesAt(db: Db, scope: Scope, now: Date) {
  const { week, month, year } = currentPeriods(now);
  const from = new Date(Math.min(week.from.getTime(), year.from.getTime()));
  const to = new Date(Math.max(week.to.getTime(), year.to.getTime()));
  return servicesIn(db, scope, { from, to })
    .select('inspection.equipment_id')
    .select([within(week).as('week'), within(month).as('month'), within(year).as('year')])
    .groupBy('inspection.equipment_id');
}

const counted = (period: 'week' | 'month' | 'year') =>
  sql<number>`count(*) filter (where ${sql.ref(period)})`.as(period);
const counts = [sql<number>`count(*)`.as('total'), counted('week'), counted('month'), counted('year')] as const;

interface Counts {
  total: number | null;
  week: number | null;
  month: number | null;
  year: number | null;
}

const figures = ({ total, week, month, year }: Counts) => ({
  totalNumberOfEquipment: total ?? 0,
  serviceData: { lastWeek: week ?? 0, lastMonth: month ?? 0, lastYear: year ?? 0 },
});

const isDrill = (db: Db) =>
  db
    .selectFrom('product_family')
    .innerJoin('product_category', 'product_category.id', 'product_family.product_category_id')
    .select('product_family.id')
    .where('product_category.code', '=', surfaceDrills);

/**
 * The surface drills of each customer, by name. A machine counts for the customer that has it now, not for the one that had it when it was
 * serviced; one without a customer counts for none.
 */
export async function countServicedByCustomer(
  db: Db,
  scope: Scope,
  now: Date,
  onlyServiced: boolean,
): Promise<ServicedCustomer[]> {
  const byCustomer = visible
    .equipment(db, scope)
    .leftJoin(servicesAt(db, scope, now).as('service'), 'service.equipment_id', 'equipment.id')
    .where('equipment.customer_id', 'is not', null)
    .where('equipment.product_family_id', 'in', isDrill(db))
    .select('equipment.customer_id')
    .select(counts)
    .groupBy('equipment.customer_id');
  const rows = await visible
    .customers(db, scope)
    .leftJoin(byCustomer.as('counted'), 'counted.customer_id', 'customer.id')
    .select(['customer.id', 'customer.name', 'customer.english_name'])
    .select(['counted.total', 'counted.week', 'counted.month', 'counted.year'])
    .$if(onlyServiced, (query) => query.where(sql<boolean>`greatest(counted.week, counted.year) > 0`))
    .orderBy('customer.name')
    .orderBy('customer.id')
    .execute();
  return rows.map((row) => ({
    customerId: row.id,
    customerName: row.name,
    customerEnglishName: row.english_name,
    ...figures(row),
  }));
}

/** The machines that each company is assigned to or has inspected, and those that it serviced itself, by name. */
export async function countServicedByCompany(db: Db, scope: Scope, now: Date): Promise<ServicedCompany[]> {
  const services = servicesAt(db, scope, now).select('inspection.company_id').groupBy('inspection.company_id');
  const byCompany = visible
    .equipment(db, scope)
    .innerJoin(
      afterGuard(db).selectFrom('equipment_company').selectAll().as('works'),
      'works.equipment_id',
      'equipment.id',
    )
    .leftJoin(services.as('service'), (join) =>
      join
        .onRef('service.equipment_id', '=', 'works.equipment_id')
        .onRef('service.company_id', '=', 'works.company_id'),
    )
    .select('works.company_id')
    .select(counts)
    .groupBy('works.company_id');
  const rows = await visible
    .companies(db, scope)
    .leftJoin(byCompany.as('counted'), 'counted.company_id', 'company.id')
    .select(['company.id', 'company.name'])
    .select(['counted.total', 'counted.week', 'counted.month', 'counted.year'])
    .orderBy('company.name')
    .orderBy('company.id')
    .execute();
  return rows.map((row) => ({ companyId: row.id, companyName: row.name, ...figures(row) }));
}

/** Counts the different machines that were serviced in each month of the year. */
export async function countServicedByMonth(db: Db, scope: Scope, now: Date): Promise<ServicedMonth[]> {
  const month = sql<string>`to_char(inspection.inspection_date at time zone 'UTC', 'YYYY-MM')`;
  const services = servicesIn(db, scope, currentPeriods(now).year)
    .select(['inspection.equipment_id', month.as('month')])
    .groupBy(['inspection.equipment_id', month]);
  const rows = await visible
    .equipment(db, scope)
    .innerJoin(services.as('service'), 'service.equipment_id', 'equipment.id')
    .select('service.month')
    .select(sql<number>`count(*)`.as('equipment'))
    .select((given) =>
      sql<number>`count(*) filter (where ${given('equipment.product_family_id', 'in', isDrill(db))})`.as('drills'),
    )
    .groupBy('service.month')
    .execute();
  const found = new Map(rows.map((row) => [row.month, row]));
  return monthsSoFar(now).map((name) => ({
    month: name,
    surfaceDrills: found.get(name)?.drills ?? 0,
    equipment: found.get(name)?.equipment ?? 0,
  }));
}

/** The inspections that somebody may see, in numbers. */
export async function summarizeInspections(db: Db, scope: Scope) {
  const cells = await visible
    .inspections(db, scope)
    .select(['inspection.status', 'inspection.rating', sql<number>`count(*)`.as('count')])
    .groupBy(['inspection.status', 'inspection.rating'])
    .execute();
  const { count: openFindings } = await visible
    .inspections(db, scope)
    .innerJoin('finding', 'finding.visit_id', 'inspection.id')
    .where('finding.state', '=', 'open')
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  const sumOf = (some: (cell: (typeof cells)[number]) => boolean): number =>
    cells.filter(some).reduce((sum, { count }) => sum + count, 0);
  const ratings = [...inspectionRatings, 'NotRated'] as const;
  return {
    total: sumOf(() => true),
    byStatus: Object.fromEntries(
      inspectionStatuses.map((status) => [status, sumOf((cell) => cell.status === status)]),
    ) as Record<(typeof inspectionStatuses)[number], number>,
    byRating: Object.fromEntries(
      ratings.map((rating) => [rating, sumOf((cell) => (cell.rating ?? 'NotRated') === rating)]),
    ) as Record<(typeof ratings)[number], number>,
    openFindings,
  };
}
