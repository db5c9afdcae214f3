import type { certifiedUserOrderKeys } from '@assay/contract/certificates';
import type { ListRequest } from '@assay/contract/lists';
import { renewalDays } from '@assay/domain/certificates/certificate';
import { newId } from '@assay/domain/id';
import { dayOf, days, later } from '@assay/domain/time';
import { sql } from 'kysely';
import { containing, readPage } from '../../db/paging.ts';
import { afterGuard, type Db } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';

type OrderKey = (typeof certifiedUserOrderKeys)[number];

const orderColumns: Record<OrderKey, string> = {
  created: 'id',
  email: 'email',
  employeeId: 'employee_id',
  earliestExpiration: 'earliest_expiration',
};

/** Certified people with the day on which the first of their certifications ends. */
const certified = (db: Db, scope: Scope) =>
  db.selectFrom(
    visible
      .certifiedUsers(db, scope)
      .select([
        'certified_user.id',
        'certified_user.email',
        'certified_user.employee_id',
        'certified_user.revision',
        'certified_user.search',
        sql<string | null>`(
          select min(expiration_date)::text from certification where certified_user_id = certified_user.id)`.as(
          'earliest_expiration',
        ),
      ])
      .as('certified'),
  );

export interface CertificationRecord {
  id: string;
  productFamilyId: string;
  productFamilyName: string;
  certificationDate: string;
  expirationDate: string;
}

const withCertifications = sql<CertificationRecord[]>`(
  select coalesce(json_agg(json_build_object(
    'id', c.id, 'productFamilyId', c.product_family_id, 'productFamilyName', f.name,
    'certificationDate', c.certification_date, 'expirationDate', c.expiration_date) order by f.name, c.expiration_date, c.id), '[]')
  from certification c join product_family f on f.id = c.product_family_id
  where c.certified_user_id = certified.id)`.as('certifications');

/** People of whom a certificate that still holds ends soon, unless it is renewed. */
export const expiringCertified = (db: Db, scope: Scope, now: Date) =>
  certified(db, scope).where(
    sql<boolean>`exists (
      select 1 from certification c
      where c.certified_user_id = certified.id
        and c.expiration_date between ${dayOf(now)}::date and ${dayOf(later(now, days(renewalDays)))}::date)`,
  );

export const listCertifiedUsers = (db: Db, scope: Scope, request: ListRequest<OrderKey>, expiringAt: Date | null) =>
  readPage({
    db,
    noun: 'certifiedUser',
    request,
    column: orderColumns[request.orderKey ?? 'created'],
    filter: JSON.stringify([scope.companyId, request.search, expiringAt && dayOf(expiringAt)]),
    matching: () =>
      (expiringAt ? expiringCertified(db, scope, expiringAt) : certified(db, scope)).where(
        containing('search', request.search),
      ),
    rows: (ids) => certified(db, scope).selectAll().select(withCertifications).where('id', 'in', ids),
  });

export const findCertifiedUser = (db: Db, scope: Scope, id: string) =>
  certified(db, scope).selectAll().select(withCertifications).where('id', '=', id).executeTakeFirst();

export type CertifiedUserRecord = NonNullable<Awaited<ReturnType<typeof findCertifiedUser>>>;

/** Keeps others from changing the person until this change is done. */
export async function lockCertifiedUser(db: Db, scope: Scope, id: string): Promise<CertifiedUserRecord | undefined> {
  await visible
    .certifiedUsers(db, scope)
    .select('certified_user.id')
    .where('certified_user.id', '=', id)
    .forUpdate()
    .execute();
  return findCertifiedUser(db, scope, id);
}

export interface CertifiedUserFields {
  email: string;
  employee_id: string;
}

export async function insertCertifiedUser(db: Db, fields: CertifiedUserFields, now: Date): Promise<string> {
  const id = newId(now.getTime());
  await afterGuard(db)
    .insertInto('certified_user')
    .values({ id, ...fields })
    .execute();
  return id;
}

export async function updateCertifiedUser(
  db: Db,
  id: string,
  fields: Partial<CertifiedUserFields & { deleted_at: Date }>,
): Promise<void> {
  await afterGuard(db)
    .updateTable('certified_user')
    .set({ ...fields, revision: sql<number>`revision + 1` })
    .where('id', '=', id)
    .execute();
}

export interface CertificationFields {
  id: string;
  certified_user_id: string;
  product_family_id: string;
  certification_date: string;
  expiration_date: string;
}

/** Writes what is new or differs, and takes away what was left out. */
export async function writeCertifications(db: Db, userId: string, rows: readonly CertificationFields[]): Promise<void> {
  const whole = afterGuard(db);
  const kept = rows.map(({ id }) => id);
  await whole
    .deleteFrom('certification')
    .where('certified_user_id', '=', userId)
    .$if(kept.length > 0, (query) => query.where('id', 'not in', kept))
    .execute();
  if (rows.length === 0) return;
  await whole
    .insertInto('certification')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((given) => ({
        product_family_id: given.ref('excluded.product_family_id'),
        certification_date: given.ref('excluded.certification_date'),
        expiration_date: given.ref('excluded.expiration_date'),
      })),
    )
    .execute();
}

export const knownFamilies = (db: Db, ids: readonly string[]) =>
  db.selectFrom('product_family').select('id').where('id', 'in', ids).execute();

/** The names of product families behind ids in the history of certifications. */
export async function familyNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.selectFrom('product_family').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export interface HeldCertificate {
  productFamilyId: string;
  certificationDate: string;
  expirationDate: string;
}

/** The certificates of the person with this address, for all families or for one. */
export const certificatesOf = (db: Db, email: string, productFamilyId?: string): Promise<HeldCertificate[]> =>
  afterGuard(db)
    .selectFrom('certification')
    .innerJoin('certified_user', 'certified_user.id', 'certification.certified_user_id')
    .select([
      'certification.product_family_id as productFamilyId',
      sql<string>`certification.certification_date::text`.as('certificationDate'),
      sql<string>`certification.expiration_date::text`.as('expirationDate'),
    ])
    .where('certified_user.deleted_at', 'is', null)
    .where(sql`lower(certified_user.email)`, '=', sql<string>`lower(${email})`)
    .$if(productFamilyId !== undefined, (query) =>
      query.where('certification.product_family_id', '=', productFamilyId ?? ''),
    )
    .execute();
