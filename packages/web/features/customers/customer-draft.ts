import type { Customer, CustomerInput } from '@assay/contract/customers';
import { newId } from '@assay/domain/id';
import type { Language } from '@assay/domain/languages';
import { temporaryPrefix } from '@assay/domain/part-ids';

type WithId<Part> = Part & { id: string };

/** A customer as the form holds it: every part has an id, new ones a temporary one. */
export type CustomerDraft = {
  name: string;
  englishName: string;
  mdmCustomerId: string;
  language: Language;
  sites: WithId<Omit<Customer['sites'][number], 'id'>>[];
  contacts: WithId<Omit<Customer['contacts'][number], 'id'>>[];
};

export const emptyDraft = (): CustomerDraft => ({
  name: '',
  englishName: '',
  mdmCustomerId: '',
  language: 'en',
  sites: [],
  contacts: [],
});

export const draftOf = ({ name, englishName, mdmCustomerId, language, sites, contacts }: Customer): CustomerDraft => ({
  name,
  englishName,
  mdmCustomerId,
  language,
  sites,
  contacts,
});

const temporaryId = (): string => `${temporaryPrefix}${newId()}`;

export const newSite = (): CustomerDraft['sites'][number] => ({
  id: temporaryId(),
  name: '',
  mdmSiteId: '',
  mdmType: '',
  country: '',
  stateProvince: '',
  timeZone: '',
});

export const newContact = (language: Language): CustomerDraft['contacts'][number] => ({
  id: temporaryId(),
  name: '',
  email: '',
  phoneNumber: '',
  language,
  customerSiteId: null,
});

/** What is sent: a contact whose site was removed belongs to the customer alone. */
export function inputOf(draft: CustomerDraft): CustomerInput {
  const sites = new Set(draft.sites.map(({ id }) => id));
  const contacts = draft.contacts.map((contact) => ({
    ...contact,
    email: contact.email.trim(),
    customerSiteId: contact.customerSiteId && sites.has(contact.customerSiteId) ? contact.customerSiteId : null,
  }));
  return { ...draft, contacts };
}
