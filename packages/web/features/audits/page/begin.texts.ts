import { texts } from '../../../ui/texts.ts';

export const t = texts({
  hereTitle: 'Started on this device',
  hereText: 'The server does not have this audit yet. It is sent first, and everything you enter after it.',
  refusedTitle: 'Needs you: the server did not start this audit',
  refusedText:
    'Everything you entered is kept on this device. Try again once the reason is gone, or start again with another site or protocol: answers to points of both are taken along.',
  retry: 'Try again',
  again: 'Start again with other choices',
  discard: 'Discard',
  discardTitle: 'Discard this audit',
  discardText: 'The server never had it. Everything that was entered is lost.',
  discardConfirm: 'Discard audit',
});
