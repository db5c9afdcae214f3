import { describe, expect, it } from 'vitest';
import { isAcceptablePassword } from './passwords.ts';

describe('a new password', () => {
  it.each([
    ['Assay-demo-1', true],
    ['Abcdefg12', true],
    ['Abcdefg1', false], // 8 characters: the rule says more than 8
    ['abcdefgh1', false],
    ['ABCDEFGH1', false],
    ['Abcdefghi', false],
    ['Åbcdéfgh1', true],
    ['', false],
    [`Aa1${'x'.repeat(125)}`, true],
    [`Aa1${'x'.repeat(126)}`, false],
  ])('%j is acceptable: %s [AUT-06]', (password, acceptable) => {
    expect(isAcceptablePassword(password)).toBe(acceptable);
  });
});
