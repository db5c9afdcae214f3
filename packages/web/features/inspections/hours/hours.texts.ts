import { texts } from '../../../ui/texts.ts';

export const t = texts({
  loadedHours: 'Hours under load',
  lastHours: 'Last time {hours} h, on {date}.',
  lowerHours: 'This is less than the {hours} h of {date}.',
  manyHours: 'More hours than have passed since the {hours} h of {date}.',
  checkHours: '{odd} Check it.',
});
