import { expect, it } from 'vitest';
import { en } from './en.ts';
import type { Code } from './message.ts';

/** The specification's own words, as far as rules and problems say them. */
const quoted: [ids: string, code: Code, text: string][] = [
  ['AUP-17', 'file.type', 'Unallowed file type'],
  ['AUP-17', 'file.onlyOne', 'Only one file allowed at a time'],
  [
    'AUT-06',
    'password.weak',
    'The password must contain a lower case and an upper case letter and a number, and be at least 8 characters long.',
  ],
  [
    'AUT-07',
    'password.linkExpired',
    'This password change link might have expired. We can send you a new link via email.',
  ],
  ['PRO-03', 'dependency.pointNotFound', 'Point not found!'],
  ['PRO-11', 'protocol.phaseMissing', 'you need to choose phase for every point before you can create a protocol'],
];

// The ids are of the lines that quote the texts; other tests prove the rest of these lines.
it.each(quoted)('what %s quotes for %s is said word for word: %s', (_, code, text) => {
  expect(en[code]).toBe(text);
});
