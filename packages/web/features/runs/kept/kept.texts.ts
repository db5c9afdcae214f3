import { texts } from '../../../ui/texts.ts';

export const t = texts({
  title: 'Typed here and not saved',
  copy: 'Copy',
  copyOf: 'Copy the text of {title}',
  copied: 'The text was copied',
  marked: 'The text is marked: copy it with the keys or the menu of your device',
  putIn: 'Put in again',
  putInOf: 'Put the text of {title} in again',
  putInGone: 'The place of this text is not there any more. Copy it instead.',
  dismiss: 'Dismiss',
  dismissOf: 'Dismiss the text of {title}',
});
