import { describe, expect, it } from 'vitest';
import { type Condition, type Conditions, conditionsOf, ruleOf, unknownOptions } from './rule-conditions.ts';

const a = { var: 'a' };
const one = (operator: string, value: string, variable = 'a') => ({
  join: 'all',
  list: [{ variable, operator, value }],
});

describe('a rule as conditions', () => {
  it.each([
    [{ '==': [a, 'Worn'] }, one('is', 'Worn')],
    [{ '!=': [a, 'Worn'] }, one('isNot', 'Worn')],
    [{ '>': [a, 60] }, one('above', '60')],
    [{ '>=': [a, 1.5] }, one('atLeast', '1.5')],
    [{ '<': [a, -3] }, one('below', '-3')],
    [{ '<=': [a, 0] }, one('atMost', '0')],
    [{ in: ['Vorta', { var: 'model' }] }, one('contains', 'Vorta', 'model')],
    [{ in: [a, ['Worn', 'Loose', 3]] }, one('oneOf', 'Worn, Loose, 3')],
    [{ in: [a, ['Corrugated, fine', 'Worn']] }, one('oneOf', '"Corrugated, fine", Worn')],
    [{ '!!': [a] }, one('answered', '')],
    [{ '!': [a] }, one('unanswered', '')],
    [
      { or: [{ '==': [a, 'Worn'] }, { '>': [{ var: 'b' }, 5] }] },
      {
        join: 'any',
        list: [
          { variable: 'a', operator: 'is', value: 'Worn' },
          { variable: 'b', operator: 'above', value: '5' },
        ],
      },
    ],
    [{ and: [{ '!!': [a] }, { '!': [{ var: 'b' }] }] }, { ...one('answered', ''), list: expect.any(Array) }],
  ])('is read and written the same: %j', (rule, conditions) => {
    expect(conditionsOf(rule)).toEqual(conditions);
    expect(ruleOf(conditionsOf(rule) as Conditions)).toEqual(rule);
  });

  it.each([
    true,
    null,
    'text',
    [],
    {},
    { and: [] },
    { and: [{ '!!': [a] }] },
    { '==': [a, '60'] },
    { '==': [a, ' Worn'] },
    { '==': [a, null] },
    { '==': ['Worn', a] },
    { '==': [a, { var: 'b' }] },
    { '==': [{ var: ['a', 'none'] }, 'Worn'] },
    { '>': [a, 5, 3] },
    { in: [a, ['Worn, "loose"']] },
    { in: [a, [[1]]] },
    { some: [a, { '==': [{ var: '' }, 'x'] }] },
    { and: [{ '!!': [a] }, { or: [{ '!!': [a] }, { '!': [a] }] }] },
    { '==': [a, 1], '>': [a, 0] },
  ])('is left to JSON where conditions cannot say it: %j', (rule) => {
    expect(conditionsOf(rule)).toBeUndefined();
  });
});

describe('a condition about a choice', () => {
  it.each([
    ['is', 'Cracked', []],
    ['is', 'cracked', ['cracked']],
    ['is', '', []],
    ['isNot', 'Crackd', ['Crackd']],
    ['oneOf', 'Worn, "Corrugated, fine"', []],
    ['oneOf', 'Worn, Corrugated, fine', ['Corrugated', 'fine']],
    ['contains', 'Crack', []],
    ['answered', '', []],
  ] as const)('that says %s %j asks for what nothing is called: %j', (operator, value, unknown) => {
    const condition: Condition = { variable: 'a', operator, value };
    expect(unknownOptions(condition, ['Cracked', 'Worn', 'Corrugated, fine'])).toEqual(unknown);
  });
});
