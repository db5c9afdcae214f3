import type { FittingProtocol } from '@assay/contract/protocols/protocol';
import { newId } from '@assay/domain/id';
import type { ProtocolType } from '@assay/domain/protocol-types';
import { hashKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useKeptSince } from '../../../api/kept-since.ts';
import { useFieldErrors } from '../../../ui/form/use-field-errors.ts';
import { useRecordSave } from '../../../ui/form/use-record-save.ts';
import { notifyFailure } from '../../../ui/notify.ts';
import { customerQuery } from '../../customers/customers.queries.ts';
import { likelyContact } from '../../customers/visit-contact.ts';
import { useKeptProtocols } from '../../device/use-kept-protocols.ts';
import { fittingProtocolsQuery } from '../../runs/begin/begin.queries.ts';
import { auditLink } from '../audit-link.ts';
import { type AuditChoices, type AuditDraft, emptyDraft, faultsOf, fieldOf, inputOf } from './audit-draft.ts';
import { useCreateAudit } from './create.queries.ts';
import { t } from './create.texts.ts';
import { takeAlongAudit } from './take-along-audit.ts';
import { useBeginAudit } from './use-begin-audit.ts';

const none: readonly FittingProtocol[] = [];

/** The protocols of a type that is for no machine, newest first; without network those that this device keeps. */
function useProtocols(type: Extract<ProtocolType, 'Audit_Site' | 'Audit_Site_Operational'>) {
  const query = fittingProtocolsQuery({ type });
  const read = useQuery(query);
  const keptSince = useKeptSince(hashKey(query.queryKey));
  const isHere = useKeptProtocols(read.data ?? none, keptSince !== undefined);
  return { ...read, keptSince, here: read.data?.filter(({ protocolId }) => isHere(protocolId)) };
}

/** What is known of what was chosen, and what follows from it until the person says otherwise. */
function useAuditChoices(draft: AuditDraft) {
  const chosen = draft.customer;
  const record = useQuery({ ...customerQuery(chosen?.id ?? ''), enabled: chosen !== null });
  const siteProtocols = useProtocols('Audit_Site');
  const operationalProtocols = useProtocols('Audit_Site_Operational');
  const known = chosen ? record.data : undefined;
  const onlySite = known?.sites.length === 1 ? (known.sites[0] ?? null) : null;
  const site = draft.site === undefined ? onlySite : draft.site;
  const newest = ({ here }: typeof siteProtocols) => here?.[0]?.protocolId ?? null;
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
export function useNewAudit(customerId: string | undefined, again: string | undefined) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [ids] = useState(() => ({ id: newId(), siteRunId: newId(), operationalRunId: newId() }));
  const { id } = ids;
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
    save: useCreateAudit(useBeginAudit(choices)),
    onSaved: async () => {
      const left = again ? await takeAlongAudit(client, again, id).catch(() => 0) : 0;
      if (left > 0) notifyFailure(t('notTakenAlong', { count: left }));
      await navigate({ ...auditLink(id), replace: true });
    },
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
      if (Object.keys(faults).length === 0) saving.send(inputOf(ids, draft, choices));
    },
  };
}

export type NewAudit = ReturnType<typeof useNewAudit>;
