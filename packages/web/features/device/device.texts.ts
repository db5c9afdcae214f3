import { texts } from '../../ui/texts.ts';

export const t = texts({
  title: 'On this device',
  lead: 'Field work is kept on this device until the server has it, and is sent automatically.',
  nothing: 'Nothing waits: everything has arrived.',
  sign: 'Stored on this device: {count}',
  signNeedsYou: 'Needs you: {count}',
  inspection: 'Inspection',
  audit: 'Audit',
  waiting: 'Waiting: {count}',
  needsYou: 'Needs you: {count}',
  save: 'Save as a file',
  saveHint: 'For another device, or before this one is given away. The work stays here too, and nothing arrives twice.',
  read: 'Read in a file',
  readHint: 'A file that was saved on another device',
  readDone: {
    one: '{count} entry was read in and is sent now.',
    other: '{count} entries were read in and are sent now.',
  },
  readNothing: 'Everything in this file is here already.',
  notWork: 'This is no file with field work, or it is damaged. Nothing was read in.',
  somebodyElse: 'This is the work of somebody else. Nothing was read in.',
  keepHere: 'Keep for offline work',
  keepMachine:
    'Its protocols and last results stay on this device, so that an inspection can be started without network.',
  keepCustomer:
    'Its sites, contacts and machines stay on this device, so that work can be started there without network.',
  keptAsOf: 'On this device, as of {time}.',
  keptMachineAsOf: 'Because of your last work it is here already, as of {time}.',
  keptCustomerAsOf:
    'Because of your last work its sites and contacts are here already, as of {time}. Of its machines only those that you worked on are, unless this is ticked.',
  keepNoLonger: 'Keep no longer',
  keepsNone: 'Nothing is kept for work without network yet. The machines of your last inspections are, after a while.',
  keptLead: 'Work can be started without network with what this device keeps:',
  keptMachines: 'Machines',
  keptProducts: 'New machines of',
  keptCustomers: 'Customers',
  keptProtocols: 'Protocols',
  productOf: '{family} {model}',
  noStorage: 'This browser keeps nothing. Nothing was read in.',
  lasting: 'This browser keeps it until it has arrived.',
  likely:
    'This browser keeps it, but may clear it when the device runs out of space. Installing the application prevents that.',
  keepsNothing:
    'At this address the browser keeps nothing: leave the page open until everything is saved. A secure address (https) is needed to work offline.',
});
