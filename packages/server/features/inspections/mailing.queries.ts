import type { ReportHead } from '@assay/contract/report-heads';
import { usualRecipients } from '@assay/domain/inspections/report-mail';
import { isLanguage, type Language } from '@assay/domain/languages';
import { sql } from 'kysely';
import { afterGuard, type Db } from '../../db/pool.ts';
import type { InspectionRecord } from './inspections.queries.ts';

/** What the contact of the inspection reads, else the customer. */
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

/** How a report is mailed unless somebody says otherwise. */
export async function mailingOf(db: Db, record: InspectionRecord): Promise<ReportHead['mailing']> {
  const { contact_email: contactEmail, inspector_contact: inspectorContact } = record;
  return {
    recipients: usualRecipients({ contactEmail, inspectorContact }),
    language: (await languageOf(db, record)) ?? null,
  };
}
