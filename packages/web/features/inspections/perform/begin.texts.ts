import { texts } from '../../../ui/texts.ts';

export const t = texts({
  hereTitle: 'Started on this device',
  hereText: 'The server does not have this inspection yet. It is sent first, and everything you enter after it.',
  refusedTitle: 'Needs you: the server did not start this inspection',
  refusedText:
    'Everything you entered is kept on this device. Try again once the reason is gone, or start again with another protocol, machine or customer: answers to points of both are taken along.',
  knownText:
    'The machine was new when you started without network. Start the inspection on the registered machine, or start again with another serial number. Everything you entered goes along.',
  takeKnown: 'Use the registered machine',
  retry: 'Try again',
  again: 'Start again with other choices',
  discard: 'Discard',
  discardTitle: 'Discard this inspection',
  discardText: 'The server never had it. Everything that was entered is lost.',
  discardConfirm: 'Discard inspection',
});
