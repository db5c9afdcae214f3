import { texts } from '../../../ui/texts.ts';

export const t = texts({
  title: 'New audit',
  lead: 'Customer and site cannot be changed after the start. Crushers and screens are added on the next page.',
  place: 'Customer and site',
  customer: 'Customer',
  findCustomer: 'Find it by name',
  chooseCustomer: 'Choose a customer',
  site: 'Site',
  customerFirst: 'Choose the customer first',
  findSite: 'Find it by name',
  chooseSite: 'Choose a site',
  customerFailed: 'The customer could not be loaded',
  audit: 'This audit',
  inspectionDate: 'Inspection date (UTC)',
  dateNeeded: 'Enter the inspection date',
  siteProtocol: 'Site protocol',
  operationalProtocol: 'Operational protocol',
  none: 'None',
  chooseProtocol: 'Choose a protocol',
  protocolsFailed: 'The protocols could not be loaded',
  noProtocol: 'There is no site audit protocol yet. Create one under Protocols first.',
  noProtocolHere:
    'No connection, and no site audit protocol is kept on this device. Connect once: the newest ones are then kept for offline work.',
  notTakenAlong: {
    one: '{count} entry has no place in these protocols. It stays with the audit that was not started.',
    other: '{count} entries have no place in these protocols. They stay with the audit that was not started.',
  },
  offlineTitle: 'No connection',
  offlineText:
    'What you can choose is kept on this device, as of {time}. The audit starts here and is sent when the connection is back.',
  start: 'Start audit',
  failed: 'The audit was not started',
  kept: 'Everything you chose is still here. Starting again does not create a second audit.',
  begunTitle: 'This audit was started before your last changes',
  begunText: 'The first start worked, but its reply was lost. Open the audit and make your changes there.',
  openIt: 'Open the audit',
});
