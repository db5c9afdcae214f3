import { afterEach, describe, expect, it } from 'vitest';
import { setLanguage } from './language.ts';
import { pseudoText } from './pseudo-language.ts';
import { texts } from './texts.ts';

const t = texts({
  hello: 'Hello, {name}',
  categories: { one: '{count} category', other: '{count} categories' },
  none: '–',
});

describe('the pseudo-language', () => {
  afterEach(() => setLanguage('en'));

  it('words every text at the moment it is shown, with the values as they are', () => {
    expect(t('hello', { name: 'Uma' })).toBe('Hello, Uma');

    setLanguage('pseudo');

    expect(t('hello', { name: 'Uma' })).toBe('[Hélló, Uma lor]');
    expect(t('categories', { count: 1 })).toBe('[1 cátégórý lore]');
    expect(t('categories', { count: 1200 })).toBe('[1,200 cátégóríés lorem]');
  });

  it('is at least 40 % longer than English', () => {
    for (const text of ['Save', 'Log in', 'Add a priority action', 'What you have changed here is not saved yet.'])
      expect(pseudoText(text).length / text.length, text).toBeGreaterThanOrEqual(1.4);
  });

  it('leaves signs alone', () => {
    setLanguage('pseudo');

    expect(t('none')).toBe('–');
  });
});
