import { describe, expect, it } from 'vitest';
import { texts } from './texts.ts';

const t = texts({
  plain: 'Continue',
  question: 'Send a password reset link to {email}?',
  twice: '{count} of {count} in {place}',
});

describe('texts', () => {
  it('give the text of a key', () => {
    expect(t('plain')).toBe('Continue');
  });

  it('fill in every place of a value', () => {
    expect(t('question', { email: 'dina@distributor.example' })).toBe(
      'Send a password reset link to dina@distributor.example?',
    );
    expect(t('twice', { count: 2, place: 'Oulu' })).toBe('2 of 2 in Oulu');
  });

  it('leave braces and dollar signs in a value alone', () => {
    expect(t('question', { email: '{email} $& $1' })).toBe('Send a password reset link to {email} $& $1?');
  });

  it('refuse unknown keys and missing values before anything runs', () => {
    // @ts-expect-error there is no such key
    expect(t('unknown')).toBe('');
    // @ts-expect-error the value is missing
    expect(t('question')).toBe('Send a password reset link to ?');
    // @ts-expect-error the value has another name
    expect(t('question', { mail: 'x' })).toBe('Send a password reset link to ?');
  });
});
