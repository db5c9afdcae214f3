import { describe, expect, it } from 'vitest';
import { type Translation, texts } from './texts.ts';

const english = {
  plain: 'Continue',
  question: 'Send a password reset link to {email}?',
  twice: '{place}, {place} and {other}',
  categories: { one: '{count} category', other: '{count} categories' },
  inPlace: { one: '{count} machine in {place}', other: '{count} machines in {place}' },
} as const;

const t = texts(english);

describe('texts', () => {
  it('give the text of a key', () => {
    expect(t('plain')).toBe('Continue');
  });

  it('fill in every place of a value', () => {
    expect(t('question', { email: 'dina@distributor.example' })).toBe(
      'Send a password reset link to dina@distributor.example?',
    );
    expect(t('twice', { place: 'Oulu', other: 2 })).toBe('Oulu, Oulu and 2');
  });

  it('leave braces and dollar signs in a value alone', () => {
    expect(t('question', { email: '{email} $& $1' })).toBe('Send a password reset link to {email} $& $1?');
  });

  it('take the form that a count asks for, and write it as numbers are written', () => {
    const counts = [0, 1, 2, 1200].map((count) => t('categories', { count }));

    expect(counts).toEqual(['0 categories', '1 category', '2 categories', '1,200 categories']);
    expect(t('inPlace', { count: 1, place: 'Oulu' })).toBe('1 machine in Oulu');
  });

  it('refuse unknown keys and missing values before anything runs', () => {
    // @ts-expect-error there is no such key
    expect(() => t('unknown')).toThrow();
    // @ts-expect-error the value is missing
    expect(t('question')).toBe('Send a password reset link to ?');
    // @ts-expect-error the value has another name
    expect(t('question', { mail: 'x' })).toBe('Send a password reset link to ?');
    // @ts-expect-error a count is a number, which is written by the language
    expect(t('categories', { count: '1,200' })).toContain('NaN');
    // @ts-expect-error the place is missing
    expect(t('inPlace', { count: 1 })).toBe('1 machine in ');
  });

  it('refuse a noun behind a count that has only one form', () => {
    // @ts-expect-error 'categories' is wrong for one
    expect(texts({ categories: '{count} categories' })('categories', { count: 1 })).toBe('1 categories');
    expect(texts({ all: 'Show all {count}' })('all', { count: 2 })).toBe('Show all 2');
  });

  it('refuse another language that lacks a key or a form', () => {
    const finnish = {
      plain: 'Jatka',
      question: 'Lähetetäänkö linkki osoitteeseen {email}?',
      twice: '{place}, {place} ja {other}',
      categories: { one: '{count} luokka', other: '{count} luokkaa' },
      inPlace: { one: '{count} kone: {place}', other: '{count} konetta: {place}' },
    };
    const { plain, ...lacking } = finnish;

    expect(finnish satisfies Translation<typeof english>).toHaveProperty('plain', plain);
    // @ts-expect-error a key is missing
    expect(lacking satisfies Translation<typeof english>).not.toHaveProperty('plain');
    // @ts-expect-error a counted text needs its forms
    expect({ ...finnish, categories: '{count} luokkaa' } satisfies Translation<typeof english>).toBeTruthy();
    // @ts-expect-error there is no such text in English
    expect({ ...finnish, surplus: 'Lisää' } satisfies Translation<typeof english>).toBeTruthy();
  });
});
