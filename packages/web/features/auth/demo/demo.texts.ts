import { texts } from '../../../ui/texts.ts';

export const t = texts({
  lookAround: 'Or look around as',
  about: 'This is a demo with invented data. Pick a person: no password is needed.',
  passwordChanged: 'The password of {name} was changed. Log in above with the new one.',
  castFailed: 'The people of the demo could not be loaded',
});
