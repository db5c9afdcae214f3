import type { Customer } from '@assay/contract/customers';

/** Whom to speak to at a visit. */
export interface VisitContact {
  contactName: string;
  contactPhoneNumber: string;
  contactEmail: string;
}

const noContact: VisitContact = { contactName: '', contactPhoneNumber: '', contactEmail: '' };

export type CustomerContact = Customer['contacts'][number];

export const contactOf = ({ name, phoneNumber, email }: CustomerContact): VisitContact => ({
  contactName: name,
  contactPhoneNumber: phoneNumber,
  contactEmail: email,
});

/** Whoever is responsible for the site, else for the customer as a whole; nobody of another site. */
export function likelyContact(customer: Customer | undefined, siteId: string | null): VisitContact {
  const contacts = customer?.contacts ?? [];
  const likely =
    contacts.find(({ customerSiteId }) => siteId !== null && customerSiteId === siteId) ??
    contacts.find(({ customerSiteId }) => customerSiteId === null);
  return likely ? contactOf(likely) : noContact;
}
