import type { ReportHead } from '@assay/contract/report-heads';
import { languageOfCountry } from '@assay/domain/countries';
import { usualRecipients } from '@assay/domain/inspections/report-mail';
import { isLanguage, type Language } from '@assay/domain/languages';
import { afterGuard, type Db } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';
import type { InspectionRecord } from './inspections.queries.ts';

/** What the customer was last written in, as far as the reader knows of it. */
async function lastLanguage(db: Db, scope: Scope, { customer_id }: InspectionRecord): Promise<Language | undefined> {
  if (customer_id === null) return undefined;
  const mailed = await visible
    .inspections(db, scope)
    .innerJoin('report_mail', 'report_mail.visit_id', 'inspection.id')
    .innerJoin('mail', 'mail.id', 'report_mail.mail_id')
    .select('report_mail.language')
    .where('inspection.customer_id', '=', customer_id)
    .orderBy('mail.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return mailed && isLanguage(mailed.language) ? mailed.language : undefined;
}

async function languageOfSite(db: Db, { customer_site_id }: InspectionRecord): Promise<Language | undefined> {
  if (customer_site_id === null) return undefined;
  const site = await afterGuard(db)
    .selectFrom('customer_site')
    .select('country')
    .where('id', '=', customer_site_id)
    .executeTakeFirst();
  return languageOfCountry(site?.country ?? '');
}

/** How a report is mailed unless somebody says otherwise. */
export async function mailingOf(db: Db, scope: Scope, record: InspectionRecord): Promise<ReportHead['mailing']> {
  const { contact_email: contactEmail, inspector_contact: inspectorContact } = record;
  return {
    recipients: usualRecipients({ contactEmail, inspectorContact }),
    language: (await lastLanguage(db, scope, record)) ?? (await languageOfSite(db, record)) ?? null,
  };
}
