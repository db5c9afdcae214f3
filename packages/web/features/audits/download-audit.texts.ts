import { texts } from '../../ui/texts.ts';

export const t = texts({
  making: 'The PDF of {name} is being made',
});
