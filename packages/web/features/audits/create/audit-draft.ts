import type { AuditInput } from '@assay/contract/audit-inputs';
import { inspectionDateFault } from '@assay/domain/inspections/inspection';
import type { Reference } from '../../../ui/conflict/three-way.ts';
import { faultText } from '../../../ui/fault-text.ts';
import type { VisitContact } from '../../customers/visit-contact.ts';
import { t } from './create.texts.ts';

/** What the person has filled in so far; what is undefined is as the records have it. */
export interface AuditDraft {
  customer: Reference | null;
  site: Reference | null | undefined;
  /** As a field for date and time holds it, in UTC. */
  inspectionDate: string;
  siteProtocolId: string | undefined;
  /** Null for none. */
  operationalProtocolId: string | null | undefined;
  contact: VisitContact | undefined;
}

export const emptyDraft = (now: Date, customerId?: string): AuditDraft => ({
  customer: customerId ? { id: customerId, name: '' } : null,
  site: undefined,
  inspectionDate: now.toISOString().slice(0, 16),
  siteProtocolId: undefined,
  operationalProtocolId: undefined,
  contact: undefined,
});

/** What the draft comes to, with what follows from the records. */
export interface AuditChoices {
  customer: Reference | null;
  site: Reference | null;
  siteProtocolId: string | null;
  operationalProtocolId: string | null;
  contact: VisitContact;
}

/** The field holds minutes in UTC. */
const momentOf = (field: string): Date => new Date(`${field}Z`);

function dateFault(field: string, now: Date): string | undefined {
  const date = momentOf(field);
  if (Number.isNaN(date.getTime())) return t('dateNeeded');
  const fault = inspectionDateFault(date, now);
  return fault && faultText(fault);
}

/** What is wrong before anything is sent, by field, in the order of the page. */
export function faultsOf(
  { inspectionDate }: AuditDraft,
  { customer, site, siteProtocolId }: AuditChoices,
  now: Date,
): Record<string, string> {
  const date = dateFault(inspectionDate, now);
  return {
    ...(!customer && { customer: t('chooseCustomer') }),
    ...(customer && !site && { customerSiteId: t('chooseSite') }),
    ...(date && { inspectionDate: date }),
    ...(!siteProtocolId && { siteProtocolId: t('chooseProtocol') }),
  };
}

/** What is sent; the same draft gives the same, so that sending it again begins nothing anew. */
export const inputOf = (
  ids: { id: string; siteRunId: string; operationalRunId: string },
  { inspectionDate }: AuditDraft,
  choices: AuditChoices,
): AuditInput => ({
  ...ids,
  customerSiteId: choices.site?.id ?? '',
  inspectionDate: momentOf(inspectionDate).toISOString(),
  siteProtocolId: choices.siteProtocolId ?? '',
  operationalProtocolId: choices.operationalProtocolId,
  ...choices.contact,
});

const fields = [
  'customerSiteId',
  'inspectionDate',
  'siteProtocolId',
  'operationalProtocolId',
  'contactName',
  'contactPhoneNumber',
  'contactEmail',
];

/** The field of the page that an error of the server belongs to; undefined where none does. */
export const fieldOf = (path: string): string | undefined => fields.find((field) => field === path);
