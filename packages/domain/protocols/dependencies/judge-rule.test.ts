import { describe, expect, it } from 'vitest';
import type { Code, Message, MessageValues } from '../../words/message.ts';
import { dependencyFaults } from '../dependency-faults.ts';
import { shownPoints } from '../shown-points.ts';
import { categoriesOf, dependency, protocolPoint } from '../testing/protocols.ts';
import { judgeRule } from './judge-rule.ts';
import { ruleFault } from './rule.ts';

const unreadable = (code: Code, values: MessageValues = {}): Message => ({ code, values });

describe('a rule', () => {
  const parameters = {
    gap: 12,
    liner: 'Worn',
    text: '12',
    defects: ['Crack', 'Rust'],
    one: ['Left'],
    empty: [],
    none: null,
  };
  const gap = { var: 'gap' };
  const isCrack = { '==': [{ var: '' }, 'Crack'] };

  it.each([
    [{ '>': [gap, 10] }, true],
    [{ '>=': [gap, 12] }, true],
    [{ '<=': [gap, 10] }, false],
    [{ '<': [5, gap, 20] }, true],
    [{ '<': [5, gap, 12] }, false],
    [{ '==': [{ var: 'liner' }, 'Worn'] }, true],
    [{ '!=': [{ var: 'liner' }, 'Worn'] }, false],
    [{ '==': [{ var: 'text' }, 12] }, true],
    [{ '===': [{ var: 'text' }, 12] }, false],
    [{ '!==': [{ var: 'text' }, 12] }, true],
    [{ '==': [{ var: 'one' }, 'Left'] }, true],
    // A list of several values is no text and equals none.
    [{ '==': [{ var: 'defects' }, 'Crack,Rust'] }, false],
    [{ '!=': [{ var: 'defects' }, null] }, true],
    [{ '>': [{ var: 'defects' }, 1] }, false],
    [{ '+': [{ var: 'defects' }, 1] }, false],
    [{ in: [{ var: 'one' }, 'Left and right'] }, true],
    [{ in: ['Crack', { var: 'defects' }] }, true],
    [{ in: ['Hole', { var: 'defects' }] }, false],
    [{ in: [{ var: 'liner' }, ['New', 'Worn']] }, true],
    [{ in: ['or', { var: 'liner' }] }, true],
    [{ in: ['or', { var: 'none' }] }, false],
    [{ some: [{ var: 'defects' }, isCrack] }, true],
    [{ some: [{ var: 'empty' }, isCrack] }, false],
    [{ all: [{ var: 'defects' }, isCrack] }, false],
    [{ all: [{ var: 'defects' }, { in: [{ var: '' }, ['Crack', 'Rust']] }] }, true],
    [{ all: [{ var: 'empty' }, isCrack] }, false],
    [{ none: [{ var: 'defects' }, isCrack] }, false],
    [{ none: [{ var: 'liner' }, isCrack] }, true],
    [{ and: [{ '!': { var: 'none' } }, { '!!': gap }] }, true],
    [{ and: [gap, { var: 'none' }] }, false],
    [{ or: [{ var: 'none' }, { var: 'empty' }] }, false],
    [{ or: [{ var: 'none' }, gap] }, true],
    [{ '!!': { var: 'empty' } }, false],
    [{ if: [{ var: 'none' }, true, { '==': [{ '+': [gap, 1] }, 13] }] }, true],
    [{ if: [gap, false, true] }, false],
    [{ if: [{ var: 'none' }, true] }, false],
    [{ '==': [{ '-': [gap, 2] }, 10] }, true],
    [{ '==': [{ '-': gap }, -12] }, true],
    [{ '==': [{ '*': [gap, '2 mm'] }, 24] }, true],
    [{ '==': [{ '/': [gap, 4] }, 3] }, true],
    [{ '==': [{ '%': [gap, 5] }, 2] }, true],
    [{ '==': [{ max: [gap, 20, 3] }, 20] }, true],
    [{ '==': [{ min: [gap, 20, 3] }, 3] }, true],
    [{ '==': [{ substr: [{ var: 'liner' }, 0, 2] }, 'Wo'] }, true],
    [{ '==': [{ substr: [{ var: 'liner' }, -2] }, 'rn'] }, true],
    [{ '==': [{ var: ['none', 7] }, 7] }, true],
    [true, true],
    [false, false],
    // A missing value is neither more nor less than anything.
    [{ '<': [{ var: 'none' }, 10] }, false],
    [{ '>=': [{ var: 'none' }, 0] }, false],
  ])('%j holds: %s', (rule, holds) => {
    expect(judgeRule(rule, parameters)).toEqual({ holds });
  });

  it('reads a parameter that is named like a part of JavaScript', () => {
    expect(judgeRule({ var: 'constructor' }, { constructor: null } as never)).toEqual({ holds: false });
  });

  it.each([
    [7, unreadable('rule.shape')],
    [null, unreadable('rule.shape')],
    [[], unreadable('rule.shape')],
    [{}, unreadable('rule.oneOperator')],
    [{ '>': [1, 2], '<': [1, 2] }, unreadable('rule.oneOperator')],
    [{ shout: 'loud' }, unreadable('rule.unknownOperator', { operator: 'shout' })],
    [{ log: 'x' }, unreadable('rule.unknownOperator', { operator: 'log' })],
    [{ constructor: 'x' }, unreadable('rule.unknownOperator', { operator: 'constructor' })],
    [{ 'map.constructor': ['x'] }, unreadable('rule.unknownOperator', { operator: 'map.constructor' })],
    [{ '==': [{ var: 'other' }, 1] }, unreadable('rule.unknownVariable', { name: 'other' })],
    [{ '==': [{ var: 'gap.length' }, 1] }, unreadable('rule.unknownVariable', { name: 'gap.length' })],
    [{ var: '' }, unreadable('rule.unknownVariable', { name: '' })],
    [{ var: 3 }, unreadable('rule.variableNotText')],
    ...['map', 'filter', 'reduce', 'merge', 'cat', 'missing', 'missing_some'].map((operator): [unknown, Message] => [
      { [operator]: [gap, gap] },
      unreadable('rule.unknownOperator', { operator }),
    ]),
    [{ some: [[1, 2], true] }, unreadable('rule.notOverVariable', { operator: 'some' })],
    [{ all: [{ if: [true, [1, 2]] }, true] }, unreadable('rule.notOverVariable', { operator: 'all' })],
    [{ some: [gap, { none: [{ var: '' }, true] }] }, unreadable('rule.nestedList', { operator: 'none' })],
    [{ some: [gap, gap] }, unreadable('rule.onlyItem')],
  ])('%j cannot be read: %j', (rule, why) => {
    expect(ruleFault(rule, ['gap'])).toEqual(why);
    expect(judgeRule(rule, { gap: 1 })).toEqual({ fault: why });
  });

  it('cannot be nested without end', () => {
    let rule: unknown = { var: 'gap' };
    for (let i = 0; i < 30; i++) rule = { '!': rule };
    expect(ruleFault(rule, ['gap'])).toEqual(unreadable('rule.tooDeep', { max: 20 }));
  });

  it('cannot have parts without end', () => {
    const names = (count: number) => ({ in: [{ var: 'gap' }, Array.from({ length: count }, (_, i) => `M ${i}`)] });
    expect(ruleFault(names(900), ['gap'])).toBeUndefined();
    expect(ruleFault(names(1_000), ['gap'])).toEqual(unreadable('rule.tooManyParts', { max: 1000 }));
  });
});

/** Rules that once froze the server or filled its memory. */
const attacks: [string, unknown][] = [
  [
    'five maps, one within the other',
    [1, 2, 3, 4, 5].reduce<unknown>((inner) => ({ map: [Array.from({ length: 25 }, () => 1), inner] }), 1),
  ],
  [
    'a list that is merged with itself again and again',
    {
      reduce: [
        Array.from({ length: 27 }, () => 1),
        { merge: [{ var: 'accumulator' }, { var: 'accumulator' }] },
        [1, 1],
      ],
    },
  ],
  ['a text that is doubled again and again', { reduce: [[1, 2, 3], { cat: [{ var: 'accumulator' }] }, 'x'] }],
];

describe.each(attacks)('a rule of %s', (_, rule) => {
  it('is refused before it is saved, at its field', () => {
    const dependencies = [dependency({ type: 'json', json: rule })];
    const faults = dependencyFaults({ categories: categoriesOf([protocolPoint('a', { dependencies })]) });
    expect(faults.map(({ path }) => path)).toEqual(['categories.0.inspectionPoints.0.dependencies.0.json']);
  });

  it('that was stored before shows its point, with a warning', () => {
    const point = { id: 'a', dependencies: [dependency({ type: 'json', json: rule })] };
    const { shown, warning } = shownPoints([point], () => null, null).get('a') ?? {};
    expect(shown).toBe(true);
    expect(warning).toMatchObject({
      code: 'rule.unknownOperator',
      values: { operator: expect.stringMatching(/^(map|reduce)$/) },
    });
  });
});

describe('a rule that is cheap to read and dear on what was answered', () => {
  const tooMany = { fault: unreadable('rule.tooManySteps') };
  const many = (rule: unknown) => ({ and: Array.from({ length: 90 }, () => rule) });

  it.each([
    ['asks a long list many times', many({ none: [{ var: 'list' }, { '==': [{ var: '' }, 'Hole'] }] })],
    ['looks for a thing in a long list many times', many({ '!': { in: ['Hole', { var: 'list' }] } })],
    ['looks for a long text in a long one many times', many({ '!': { in: [{ var: 'needle' }, { var: 'text' }] } })],
    ['reads a long text many times', many({ '!=': [{ var: 'text' }, `${'a'.repeat(9_000)}b`] })],
  ])('and %s counts as unreadable', (_, rule) => {
    const list = Array.from({ length: 1_000 }, (__, i) => `Crack ${i}`);
    const parameters = { list, needle: `${'a'.repeat(5_000)}b`, text: 'a'.repeat(10_000) };
    expect(ruleFault(rule, Object.keys(parameters))).toBeUndefined();
    expect(judgeRule(rule, parameters)).toEqual(tooMany);
    expect(judgeRule(rule, { list: ['Crack'], needle: 'b', text: 'a' })).toEqual({ holds: true });
  });
});

describe('the rules of one protocol', () => {
  const list = Array.from({ length: 900 }, (_, i) => `Crack ${i}`);
  const rule = { none: [{ var: 'list' }, { '==': [{ var: '' }, 'Hole'] }] };
  const points = Array.from({ length: 400 }, (_, i) => ({
    id: `p${i}`,
    dependencies:
      i === 0
        ? []
        : [
            dependency({ type: 'point', parameter: 'list', protocolPointId: 'p0' }),
            dependency({ type: 'json', json: rule }),
          ],
  }));
  const warnings = (answer: string[]) =>
    [...shownPoints(points, () => answer, null).values()].flatMap(({ shown, warning }) =>
      shown ? (warning ?? []) : [],
    );

  it('have steps for all of them together; what is beyond shows its point, with a warning', () => {
    expect(warnings(['Crack'])).toEqual([]);
    const beyond = new Set(warnings(list).map(({ code }) => code));
    expect([...beyond]).toEqual(['rule.protocolTooManySteps']);
    expect(warnings(list).length).toBeLessThan(points.length - 1);
  });

  it('never write a list of answers out as one text, which once took seconds', () => {
    const texts = Array.from({ length: 1_200 }, (_, i) => `${i}`.padEnd(500, 'x'));
    const attack = { '==': [Array.from({ length: 150 }, () => ({ var: 'x' })), 'a'] };
    expect(judgeRule(attack, { x: texts })).toEqual({ holds: false });
  });
});
