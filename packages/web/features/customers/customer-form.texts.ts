import { texts } from '../../ui/texts.ts';

export const t = texts({
  createTitle: 'New customer',
  editTitle: 'Edit customer',
  save: 'Save customer',
  saved: '{name} was saved.',
  saveFailed: 'The customer was not saved',
  siteNumber: 'Site {number}',
  contactNumber: 'Contact {number}',
  addSite: 'Add site',
  addContact: 'Add contact',
  removeSite: 'Remove site {number}',
  removeContact: 'Remove contact {number}',
  noSite: 'No site',
  unnamedSite: 'Site without a name',
  conflictPart: '{list}: {name}',
  conflictField: '{list}: {name}, {field}',
});
