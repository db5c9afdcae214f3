import { texts } from '../../ui/texts.ts';

export const t = texts({
  createTitle: 'New customer',
  editTitle: 'Edit customer',
  save: 'Save customer',
  cancel: 'Cancel',
  saved: '{name} was saved.',
  saveFailed: 'The customer was not saved',
  kept: 'Everything that you typed is still here.',
  faulty: 'Some fields need another look; they say why.',
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
  gone: 'The customer was merged or deleted by somebody else meanwhile. Copy what you need, then leave.',
});
