import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { isCode, message, type Plural, type Text, type Words, worded, wordedText } from './message.ts';

describe('a message', () => {
  it('has the values that its text asks for, or does not compile', () => {
    // @ts-expect-error Nothing says which group is meant.
    message('group.include');
    // @ts-expect-error The text asks for a group, not for a name.
    message('group.include', { name: 'Dust' });
    // @ts-expect-error A text with forms for numbers needs one.
    message('file.tooMany', { count: 'three' });
    // @ts-expect-error No table has this code.
    message('group.nothing');
    expect(worded(message('group.include', { group: 'Dust' }), 'en')).toBe('Include Dust: yes or no?');
  });

  it.each([
    [0, '0 things are missing.'],
    [1, 'One thing is missing.'],
    [2, '2 things are missing.'],
    [1234, '1234 things are missing.'],
    [12345, '12,345 things are missing.'],
  ])('about %d reads as its language counts', (count, text) => {
    expect(worded(message('inspection.incomplete', { count }), 'en')).toBe(text);
  });

  it('takes forms that English does not have from another language', () => {
    const pieces = { one: '{count} файл', few: '{count} файла', many: '{count} файлов', other: '{count} файла' };
    expect([1, 3, 5, 21].map((count) => wordedText(pieces, { count }, 'ru'))).toEqual([
      '1 файл',
      '3 файла',
      '5 файлов',
      '21 файл',
    ]);
    expect(wordedText('{max} px', { max: 20000.5 }, 'de')).toBe('20.000,5 px');
  });

  it('keeps words as they are, whatever stands in them', () => {
    expect(worded(message('group.include', { group: '{group} $& 1000' }), 'en')).toBe(
      'Include {group} $& 1000: yes or no?',
    );
  });

  it('has a code that a table knows; names of JavaScript are none', () => {
    expect(['notFound', 'toString', 'constructor', '__proto__', 'x', 7, null].filter(isCode)).toEqual(['notFound']);
  });
});

const wordsOf = (text: Text): Plural => (typeof text === 'string' ? { other: text } : text);

describe('the table of a language', () => {
  it('has every code, or does not compile', () => {
    const complete: Words = { ...en };
    const { notFound: _, ...rest } = en;
    // @ts-expect-error What is not found has no words.
    const incomplete: Words = rest;
    expect(Object.keys(complete).length - Object.keys(incomplete).length).toBe(1);
  });

  it('words every code: no text is empty, and every choice of a form shows its number', () => {
    const empty = Object.entries(en).filter(([, text]) =>
      Object.values(wordsOf(text)).some((form) => form.trim() === ''),
    );
    expect(empty).toEqual([]);
    const countless = Object.entries(en).filter(
      ([, text]) => !wordsOf(text).other.includes(typeof text === 'string' ? '' : '{count}'),
    );
    expect(countless).toEqual([]);
  });
});
