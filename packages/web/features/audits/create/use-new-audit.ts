import { newId } from '@assay/domain/id';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useFieldErrors } from '../../../ui/form/use-field-errors.ts';
import { useRecordSave } from '../../../ui/form/use-record-save.ts';
import { customerQuery } from '../../customers/customers.queries.ts';
import { likelyContact } from '../../customers/visit-contact.ts';
import { auditLink } from '../audit-link.ts';
import { type AuditChoices, type AuditDraft, emptyDraft, faultsOf, fieldOf, inputOf } from './audit-draft.ts';
import { siteProtocolsQuery, useCreateAudit } from './create.queries.ts';

/** What is known of what was chosen, and what follows from it until the person says otherwise. */
function useAuditChoices(draft: AuditDraft) {
  const chosen = draft.customer;
  const record = useQuery({ ...customerQuery(chosen?.id ?? ''), enabled: chosen !== null });
  const siteProtocols = useQuery(siteProtocolsQuery('Audit_Site'));
  const operationalProtocols = useQuery(siteProtocolsQuery('Audit_Site_Operational'));
  const known = chosen ? record.data : undefined;
  const onlySite = known?.sites.length === 1 ? (known.sites[0] ?? null) : null;
  const site = draft.site === undefined ? onlySite : draft.site;
  const newest = (query: typeof siteProtocols) => query.data?.[0]?.protocolId ?? null;
  const { operationalProtocolId: operational } = draft;
  const choices: AuditChoices = {
    customer: chosen && { ...chosen, name: known?.name ?? chosen.name },
    site: site && { id: site.id, name: site.name },
    siteProtocolId: draft.siteProtocolId ?? newest(siteProtocols),
    operationalProtocolId: operational === undefined ? newest(operationalProtocols) : operational,
    contact: draft.contact ?? likelyContact(known, site?.id ?? null),
  };
  return { record, contacts: known?.contacts ?? [], siteProtocols, operationalProtocols, choices };
}

/** An audit that is about to begin: what was filled in, what follows from it, and its start. */
export function useNewAudit(customerId: string | undefined) {
  const navigate = useNavigate();
  const [id] = useState(() => newId());
  const [begun] = useState(() => emptyDraft(new Date(), customerId));
  const [draft, setDraft] = useState(begun);
  const facts = useAuditChoices(draft);
  const { choices } = facts;
  const { errors, show } = useFieldErrors({
    ...choices.contact,
    customer: choices.customer?.id,
    customerSiteId: `${choices.customer?.id} ${choices.site?.id}`,
    siteProtocolId: choices.siteProtocolId,
    operationalProtocolId: choices.operationalProtocolId,
    inspectionDate: draft.inspectionDate,
  });
  const saving = useRecordSave({
    known: undefined,
    save: useCreateAudit(),
    onSaved: () => void navigate({ ...auditLink(id), replace: true }),
    fieldOf,
    onErrors: show,
  });
  const isWaiting =
    facts.siteProtocols.isPending ||
    facts.operationalProtocols.isPending ||
    (!!draft.customer && facts.record.isPending);

  return {
    id,
    draft,
    ...facts,
    errors,
    change: (changes: Partial<AuditDraft>) => setDraft((before) => ({ ...before, ...changes })),
    busy: saving.busy,
    failure: saving.failure,
    isDirty: () => draft !== begun && !saving.saved.current,
    submit: (event: FormEvent) => {
      event.preventDefault();
      // A dialog over the page has a form of its own, whose events pass through here.
      if (event.target !== event.currentTarget || saving.busy || isWaiting) return;
      const faults = faultsOf(draft, choices, new Date());
      show(faults);
      if (Object.keys(faults).length === 0) saving.send(inputOf(id, draft, choices));
    },
  };
}

export type NewAudit = ReturnType<typeof useNewAudit>;
