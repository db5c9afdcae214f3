import type { ReportHead } from '@assay/contract/report-heads';
import { usualRecipients } from '@assay/domain/inspections/report-mail';
import { isLanguage, type Language } from '@assay/domain/languages';
import { sql } from 'kysely';
import { afterGuard, type Db } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';
import type { InspectionRecord } from './inspections.queries.ts';

/** The language of the contact of the inspection, else that of the customer. */
async function languageOf(db: Db, { customer_id, contact_email }: InspectionRecord): Promise<Language | undefined> {
  if (customer_id === null) return undefined;
  const known = await afterGuard(db)
    .selectFrom('customer')
    .leftJoin('customer_contact', (contact) =>
      contact
        .onRef('customer_contact.customer_id', '=', 'customer.id')
        .on(sql`lower(customer_contact.email)`, '=', contact_email.trim().toLowerCase())
        .on('customer_contact.email', '!=', ''),
    )
    .select(sql<string>`coalesce(customer_contact.language, customer.language)`.as('language'))
    .where('customer.id', '=', customer_id)
    .limit(1)
    .executeTakeFirst();
  return known && isLanguage(known.language) ? known.language : undefined;
}

/** The usual recipients and language of a report. */
export async function mailingOf(db: Db, record: InspectionRecord): Promise<ReportHead['mailing']> {
  const { contact_email: contactEmail, inspector_contact: inspectorContact } = record;
  return {
    recipients: usualRecipients({ contactEmail, inspectorContact }),
    language: (await languageOf(db, record)) ?? null,
  };
}

/** The addresses among these that colleagues have, or contacts of the customer, in lower case. */
export async function findKnownAddresses(
  db: Db,
  scope: Scope,
  customerId: string | null,
  addresses: readonly string[],
): Promise<string[]> {
  const oneOfThem = sql<string>`any(${addresses.map((address) => address.toLowerCase())}::text[])`;
  const rows = await visible
    .users(db, scope)
    .select(sql<string>`lower(app_user.email)`.as('address'))
    .where(sql`lower(app_user.email)`, '=', oneOfThem)
    .unionAll(
      afterGuard(db)
        .selectFrom('customer_contact')
        .select(sql<string>`lower(customer_contact.email)`.as('address'))
        .where('customer_contact.customer_id', '=', customerId)
        .where('customer_contact.deleted_at', 'is', null)
        .where(sql`lower(customer_contact.email)`, '=', oneOfThem),
    )
    .execute();
  return rows.map(({ address }) => address);
}
