import type { Customer } from '@assay/contract/customers';
import { describe, expect, it } from 'vitest';
import { likelyContact } from './visit-contact.ts';

const contact = (name: string, customerSiteId: string | null) => ({ name, customerSiteId, email: '', phoneNumber: '' });
const customer = (...contacts: ReturnType<typeof contact>[]) => ({ contacts }) as unknown as Customer;
const [elsewhere, office, pit] = [contact('Elsewhere', 'b'), contact('Office', null), contact('Pit', 'a')];

describe('the contact that is likely meant', () => {
  it.each([
    ['the one of the site', customer(elsewhere, office, pit), 'a', 'Pit'],
    ['else the one of the whole customer', customer(elsewhere, office), 'a', 'Office'],
    ['the one of the whole customer where no site is known', customer(elsewhere, office, pit), null, 'Office'],
    ['nobody of another site', customer(elsewhere), 'a', ''],
    ['nobody while the customer is not known', undefined, 'a', ''],
  ])('is %s', (_, known, siteId, name) => {
    expect(likelyContact(known, siteId).contactName).toBe(name);
  });
});
