import { texts } from '../../../ui/texts.ts';

export const t = texts({
  language: 'Language of the report',
  recipients: 'Recipients',
  recipient: 'Recipient {number}',
  addRecipient: 'Add a recipient',
  removeRecipient: 'Remove recipient {number}',
  notAnAddress: 'Enter one e-mail address',
  noRecipient: 'Add at least one recipient.',
  title: 'Send by e-mail',
  text: 'Version {version} goes out as PDF with a link, as it is; no new version is written.',
  send: 'Send',
  notSent: 'The report was not sent',
  sent: { one: 'The report goes out to {count} address', other: 'The report goes out to {count} addresses' },
});
