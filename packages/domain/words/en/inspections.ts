/** Inspections, their follow-ups and their reports. */
export const inspections = {
  'inspection.dateInFuture': 'Must not be in the future',
  'inspection.dateTooEarly': 'Must not be before 1970',
  'inspection.hours': 'Enter a number of hours, for example 1200',
  'inspection.safeAnswer': 'Must be yes, conditions, no or empty',
  'inspection.safeMissing': 'Say whether the machine is safe to run',
  'inspection.conditionsMissing': 'Say under which conditions the machine may run',
  'inspection.idTaken': 'This id belongs to another inspection.',
  'inspection.finishedStays': 'A finished inspection is deleted only by force.',
  'inspection.waitingReadOnly': 'This inspection is waiting for review and can no longer be changed.',
  'inspection.finishedReadOnly': 'This inspection is finished and can no longer be changed.',
  'inspection.noStepFromInUse': 'This inspection is already in use.',
  'inspection.noStepFromWaiting': 'This inspection is already waiting.',
  'inspection.noStepFromFinished': 'This inspection is finished; its status can no longer be changed.',
  'inspection.reasonMissing': 'Enter what needs correcting',
  'inspection.incomplete': { one: 'One thing is missing.', other: '{count} things are missing.' },
  'inspection.protocolType': 'Inspections cannot be started with a protocol of this type',
  'inspection.protocolFit': 'The protocol is for other equipment',
  'inspection.notSubmitted': 'An inspection that is in use has no report to edit yet.',
  'inspection.useOldSignatures': 'Choose whether to use the old signatures',
  'followUp.unknownPoint': 'Not a point of this inspection',
  'ledger.undisposed': 'Say what became of this: {title}',
  'followUp.tooMany': 'An inspection has at most {max} of each kind.',
  'report.none': 'There is no report yet: the inspection has not been submitted.',
  'report.failed': 'The report could not be made just now. It will be tried again; come back later.',
  'report.inTheMaking': 'The report is still being made. Try again in a moment.',
  'report.busy': 'Too many reports are being made right now. Try again in a moment.',
  'mail.recipientMissing': 'Enter at least one recipient',
  'mail.stranger': '{address} is neither a contact of this inspection or its customer nor a colleague of yours',
  'mail.personWaitSeconds': {
    one: 'You may mail reports to {limit} addresses an hour. Try again in {count} second, or save without e-mail.',
    other: 'You may mail reports to {limit} addresses an hour. Try again in {count} seconds, or save without e-mail.',
  },
  'mail.personWaitMinutes': {
    one: 'You may mail reports to {limit} addresses an hour. Try again in {count} minute, or save without e-mail.',
    other: 'You may mail reports to {limit} addresses an hour. Try again in {count} minutes, or save without e-mail.',
  },
  'mail.companyWaitSeconds': {
    one: 'Your company may mail reports to {limit} addresses an hour. Try again in {count} second, or save without e-mail.',
    other:
      'Your company may mail reports to {limit} addresses an hour. Try again in {count} seconds, or save without e-mail.',
  },
  'mail.companyWaitMinutes': {
    one: 'Your company may mail reports to {limit} addresses an hour. Try again in {count} minute, or save without e-mail.',
    other:
      'Your company may mail reports to {limit} addresses an hour. Try again in {count} minutes, or save without e-mail.',
  },
} as const;
