import type { Customer } from '@assay/contract/customers';
import type { GroupAnswers } from '@assay/domain/protocols/walk';
import type { Reference } from '../../../ui/conflict/three-way.ts';
import type { Place, Product } from '../../equipment/equipment-draft.ts';

export interface Contact {
  contactName: string;
  contactPhoneNumber: string;
  contactEmail: string;
}

/** What the person has filled in so far; what is undefined is as the records have it. */
export interface StartDraft {
  machineKind: 'known' | 'new';
  machine: Reference | null;
  product: Product | null;
  serialNumber: string;
  nickName: string;
  place: Place | null | undefined;
  contact: Contact | undefined;
  protocolId: string | null;
  configuratorId: string | null;
  /** As a field for date and time holds it, in UTC. */
  inspectionDate: string;
  loadedHours: string;
  answers: GroupAnswers;
  samples: Readonly<Record<string, string>>;
}

const ofProtocol = { answers: {}, samples: {}, loadedHours: '' } as const;

/** What another protocol makes meaningless. */
export const withoutProtocol = { protocolId: null, configuratorId: null, ...ofProtocol } as const;

/** What another machine makes meaningless. */
export const withoutMachine = { place: undefined, contact: undefined, ...withoutProtocol } as const;

export const chooseProtocol = (protocolId: string) => ({ protocolId, ...ofProtocol });

export const emptyDraft = (now: Date, equipmentId?: string): StartDraft => ({
  machineKind: 'known',
  machine: equipmentId ? { id: equipmentId, name: '' } : null,
  product: null,
  serialNumber: '',
  nickName: '',
  inspectionDate: now.toISOString().slice(0, 16),
  ...withoutMachine,
});

const noContact: Contact = { contactName: '', contactPhoneNumber: '', contactEmail: '' };

type CustomerContact = Customer['contacts'][number];

export const contactOf = ({ name, phoneNumber, email }: CustomerContact): Contact => ({
  contactName: name,
  contactPhoneNumber: phoneNumber,
  contactEmail: email,
});

/** Whoever is responsible for the site, else for the customer as a whole; nobody of another site. */
export function likelyContact(customer: Customer | undefined, siteId: string | null): Contact {
  const contacts = customer?.contacts ?? [];
  const likely =
    contacts.find(({ customerSiteId }) => siteId !== null && customerSiteId === siteId) ??
    contacts.find(({ customerSiteId }) => customerSiteId === null);
  return likely ? contactOf(likely) : noContact;
}
