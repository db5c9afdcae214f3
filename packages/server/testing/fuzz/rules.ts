import type { Dice } from './dice.ts';
import { hostileText, hostileValue } from './values.ts';

const operators =
  'var missing missing_some if == === != !== ! !! or and > >= < <= max min + - * / % map filter reduce all none some merge in cat substr log method'.split(
    ' ',
  );

/** A rule of JSON logic, or something near to one. */
export function aRule(dice: Dice, depth = 6): unknown {
  if (depth === 0 || dice.chance(0.2))
    return dice.pick<unknown>([{ var: 'a' }, { var: 'b' }, { var: '' }, 1, 0, -1, 'x', null, true, [], [1, 2, 3]]);
  if (dice.chance(0.05)) return hostileValue(dice);
  const args = Array.from({ length: dice.below(4) }, () => aRule(dice, depth - 1));
  return { [dice.chance(0.97) ? dice.pick(operators) : hostileText(dice)]: dice.chance(0.9) ? args : args[0] };
}

const atoms = [
  'a',
  '1',
  '.',
  '\\d',
  '\\w',
  '\\p{L}',
  '[a-z]',
  '[^0-9]',
  '^',
  '$',
  '\\b',
  ' ',
  'ä',
  '\\',
  '[',
  '(',
  ')',
  '\0',
];
const repeats = ['', '', '', '*', '+', '?', '{2}', '{0,50}', '{1000}', '{1,99999}', '*?', '++', '{', '{,5}'];

/** A regular expression as authors write them, and as those do who want to see the server think. */
export function anExpression(dice: Dice, depth = 3): string {
  return Array.from({ length: 1 + dice.below(5) }, () => {
    const inner = depth > 0 && dice.chance(0.4) ? anExpression(dice, depth - 1) : undefined;
    const atom =
      inner === undefined
        ? dice.pick(atoms)
        : dice.pick([`(${inner})`, `(?:${inner}|${inner})`, `(?=${inner})`, `[${inner}]`, `(${inner}`]);
    return atom + dice.pick(repeats);
  }).join('');
}
