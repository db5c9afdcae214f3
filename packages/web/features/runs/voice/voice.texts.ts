import { texts } from '../../../ui/texts.ts';

export const t = texts({
  voice: 'Voice comment',
  hint: 'Kept with the point, never in the report',
  record: 'Record',
  again: 'Record again',
  stop: 'Stop recording',
  recording: 'Recording, {seconds} s',
  level: 'Level',
  remove: 'Delete the recording',
  removeTitle: 'Delete the recording',
  removeText: 'Delete the voice comment of this point?',
  refused: 'The microphone may not be used. Allow it for this page in the browser, then try again.',
  missing: 'There is no microphone. Connect one, then try again, or type a comment instead.',
  unusable: 'The microphone cannot be used right now. Another program may be using it. Try again.',
  unsupported: 'This browser cannot record. Type a comment instead.',
  insecure:
    'Browsers allow the microphone only over a secure connection (https), and this page came over plain http. Type a comment instead.',
  loading: 'Loading the recording',
  failed: 'The recording could not be loaded',
  retry: 'Retry',
  play: 'Voice comment of this point',
});
