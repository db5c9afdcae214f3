import { hashKey, useQuery } from '@tanstack/react-query';
import { useKeptSince } from '../../../api/kept-since.ts';
import { customerQuery } from '../../customers/customers.queries.ts';
import { likelyContact } from '../../customers/visit-contact.ts';
import { equipmentQuery } from '../../equipment/equipment.queries.ts';
import { placeOf } from '../../equipment/equipment-draft.ts';
import { protocolQuery } from '../../protocols/protocols.queries.ts';
import { type FitTarget, fittingProtocolsQuery } from '../../runs/begin/begin.queries.ts';
import type { StartDraft } from './start-draft.ts';

const nowhere = { productFamilyId: '', productModelId: '' };

/** What is known of what was chosen, and what follows from it until the person says otherwise. */
export function useStartFacts({ machineKind, machine: chosen, product, ...draft }: StartDraft) {
  const known = machineKind === 'known' ? chosen : null;
  const machine = useQuery({ ...equipmentQuery(known?.id ?? ''), enabled: known !== null });
  const record = known ? machine.data : undefined;
  const placeOfMachine = record?.customer ? placeOf(record.customer, record.customerSite) : null;
  const place = draft.place === undefined ? placeOfMachine : draft.place;
  const customer = useQuery({ ...customerQuery(place?.customer.id ?? ''), enabled: place !== null });
  const contacts = place ? customer.data : undefined;
  const target: FitTarget | undefined = known
    ? record && {
        productFamilyId: record.productFamilyId,
        productModelId: record.productModelId,
        equipmentId: record.id,
      }
    : machineKind === 'new' && product
      ? { productFamilyId: product.family.id, productModelId: product.id }
      : undefined;
  const fitting = fittingProtocolsQuery(target ?? nowhere);
  return {
    machine,
    record,
    place,
    customer,
    contacts: contacts?.contacts ?? [],
    contact: draft.contact ?? likelyContact(contacts, place?.site?.id ?? null),
    /** What the inspector should be certified for. */
    family: record
      ? { id: record.productFamilyId, name: record.productFamilyName }
      : machineKind === 'new'
        ? product?.family
        : undefined,
    /** Whether there is a machine to find protocols for. */
    hasTarget: target !== undefined,
    fitting: useQuery({ ...fitting, enabled: target !== undefined }),
    /** When what is offered was read, where nobody answers now. */
    keptSince: useKeptSince(hashKey(fitting.queryKey)),
    protocol: useQuery({ ...protocolQuery(draft.protocolId ?? ''), enabled: draft.protocolId !== null }),
  };
}

export type StartFacts = ReturnType<typeof useStartFacts>;
