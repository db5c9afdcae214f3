import { describe, expect, it } from 'vitest';
import { isPlainAddress, usualRecipients } from './report-mail.ts';

describe('the recipients of a report', () => {
  it.each([
    ['aino@mine.example', true],
    ['aino.aalto+reports@mine.example', true],
    ['äiti@kaivos.example', true],
    ['', false],
    ['aino', false],
    ['a@b.example,c@d.example', false],
    ['Aino <aino@mine.example>', false],
    ['aino@mine.example\r\nBcc: all@mine.example', false],
    ['"aino@evil.example"@mine.example', false],
    ['group:aino@mine.example;', false],
  ])('%j is one plain address: %s', (text, plain) => {
    expect(isPlainAddress(text)).toBe(plain);
  });

  it.each([
    ['aino@mine.example', 'uma@provider.example', ['aino@mine.example', 'uma@provider.example']],
    ['', 'uma@provider.example', ['uma@provider.example']],
    ['Uma@provider.example', 'uma@Provider.example', ['Uma@provider.example']],
    ['', '', []],
  ])('are the contacts %j and %j, each once', (contactEmail, inspectorContact, expected) => {
    expect(usualRecipients({ contactEmail, inspectorContact })).toEqual(expected);
  });
});
