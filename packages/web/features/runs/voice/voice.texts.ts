import { texts } from '../../../ui/texts.ts';

export const t = texts({
  voice: 'Voice comment',
  record: 'Record',
  again: 'Record again',
  stop: 'Stop recording',
  recording: 'Recording, {seconds} s',
  level: 'Level',
  remove: 'Delete the recording',
  removeTitle: 'Delete the recording',
  removeText: 'Delete the voice comment of this point?',
  none: 'The microphone cannot be used. Connect one or allow it in the browser, then try again.',
  unsupported: 'This browser cannot record.',
  loading: 'Loading the recording',
  failed: 'The recording could not be loaded',
  retry: 'Retry',
  play: 'Voice comment of this point',
});
