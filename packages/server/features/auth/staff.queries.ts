import { newId } from '@assay/domain/id';
import { sql } from 'kysely';
import { type Db, forNobody } from '../../db/pool.ts';

export interface StaffMember {
  issuer: string;
  subject: string;
  email: string;
  name: string;
  groups: string[];
  flags: string[];
}

export const providerCompany = (db: Db) =>
  forNobody(db).selectFrom('company').select(['id', 'name']).where('is_provider', '=', true).executeTakeFirstOrThrow();

export const findStaffByEmail = (db: Db, email: string) =>
  forNobody(db)
    .selectFrom('app_user')
    .select(['id', 'kind', 'oidc_issuer', 'oidc_subject'])
    .where(sql`lower(email)`, '=', sql<string>`lower(${email})`)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

export const findStaffBySubject = (db: Db, issuer: string, subject: string) =>
  forNobody(db)
    .selectFrom('app_user')
    .select(['id', 'deleted_at'])
    .where('oidc_issuer', '=', issuer)
    .where('oidc_subject', '=', subject)
    .executeTakeFirst();

export async function createStaff(db: Db, member: StaffMember, companyId: string, now: Date): Promise<string> {
  const id = newId(now.getTime());
  await forNobody(db)
    .insertInto('app_user')
    .values({
      id,
      kind: 'internal',
      email: member.email,
      name: member.name,
      company_id: companyId,
      groups: member.groups,
      flags: member.flags,
      oidc_issuer: member.issuer,
      oidc_subject: member.subject,
      activated_at: now,
    })
    .execute();
  return id;
}

/** Takes over what the identity provider says now; nothing is written when nothing changed. */
export async function updateStaff(db: Db, id: string, member: StaffMember): Promise<void> {
  await forNobody(db)
    .updateTable('app_user')
    .set({
      email: member.email,
      name: member.name,
      groups: member.groups,
      flags: member.flags,
      oidc_issuer: member.issuer,
      oidc_subject: member.subject,
      revision: sql<number>`revision + 1`,
    })
    .where('id', '=', id)
    .where(
      sql<boolean>`(email, name, groups, flags, oidc_issuer, oidc_subject) is distinct from
        (${member.email}, ${member.name}, ${member.groups}::text[], ${member.flags}::text[], ${member.issuer}, ${member.subject})`,
    )
    .execute();
}
