import { texts } from '../../ui/texts.ts';

export const t = texts({
  contact: 'Contact of the customer',
  otherContact: 'Somebody else',
  contactName: 'Contact name',
  contactPhoneNumber: 'Contact phone number',
  contactEmail: 'Contact e-mail',
});
