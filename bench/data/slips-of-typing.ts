import type { SlipKind } from '@assay/domain/trends/slip';
import { unitFactors } from '@assay/domain/trends/slip';
import { median } from '../measure/table.ts';
import type { RememberedValue } from './remembered-values.ts';

interface Mistake {
  kind: SlipKind;
  /** A true value as somebody types it wrongly, by a share of chance; undefined where this one cannot be typed so. */
  type: (given: RememberedValue, share: number) => string | undefined;
}

const inch = 25.4;

const ownDecimals = (value: string): number => value.split(/[.,]/)[1]?.length ?? 0;
const decimalsOf = ({ value, history }: RememberedValue): number =>
  Math.max(ownDecimals(value), ...history.map((one) => ownDecimals(String(one))));

/** As many decimals as are usual here, and nothing that is the true value after all. */
function written(number: number, given: RememberedValue): string | undefined {
  const text = number.toFixed(decimalsOf(given));
  return Number(text) === given.number ? undefined : text;
}

const wearsIn = ({ answer: { at } }: RememberedValue) =>
  'lifeEstimate' in at.point ? at.point.lifeEstimate : undefined;
const mayBe = (factor: number, { answer: { at } }: RememberedValue): boolean =>
  unitFactors(at.point.unitValue).includes(factor);
const chosen = <T>(among: readonly T[], share: number): T | undefined => among[Math.floor(share * among.length)];

/** Another value of the same answer; of those alone that lie so far from the last one here, as a share of it. */
const neighbour =
  (least: number): Mistake['type'] =>
  (given, share) => {
    const last = given.history.at(-1) ?? 0;
    const others = given.neighbours.filter(
      (one) => one !== given.number && Math.abs(one - last) > least * Math.abs(last),
    );
    return chosen(others, share)?.toString();
  };

function grownBack(given: RememberedValue): string | undefined {
  const { history, result } = given;
  const wears = wearsIn(given);
  const last = history.at(-1) ?? 0;
  const [least, most] = [Math.min(...history), Math.max(...history)];
  const gained = wears === 'Min' ? (most - last) / 2 : wears === 'Max' ? (least - last) / 2 : 0;
  return gained === 0 || result.replaced ? undefined : written(last + gained, given);
}

function farOff(given: RememberedValue): string | undefined {
  const { history } = given;
  const step = median(history.slice(1).map((value, place) => Math.abs(value - (history[place] ?? value))));
  return history.length < 3 || step === 0 ? undefined : written((history.at(-1) ?? 0) + 10 * step, given);
}

function swapped(given: RememberedValue): string | undefined {
  const typed = given.number.toFixed(decimalsOf(given));
  const [one = '', other = ''] = [...typed];
  return /\d/.test(one) && /\d/.test(other) && one !== other ? other + one + typed.slice(2) : undefined;
}

export const mistakes: Record<string, Mistake> = {
  'ten times too large': {
    kind: 'tenfold',
    type: (given) => (given.number * 10).toFixed(Math.max(0, decimalsOf(given) - 1)),
  },
  'ten times too small': { kind: 'tenfold', type: (given) => (given.number / 10).toFixed(decimalsOf(given) + 1) },
  'inch for millimetre': {
    kind: 'unit',
    type: (given) => (mayBe(inch, given) ? (given.number / inch).toFixed(decimalsOf(given) + 1) : undefined),
  },
  'millimetre for inch': {
    kind: 'unit',
    type: (given) => (mayBe(1 / inch, given) ? (given.number * inch).toFixed(decimalsOf(given)) : undefined),
  },
  'digits swapped': { kind: 'swapped', type: swapped },
  'sign wrong': { kind: 'negative', type: (given) => (given.number > 0 ? `-${given.value.trim()}` : undefined) },
  'a neighbour’s value': { kind: 'neighbour', type: neighbour(0) },
  '… 30 % off or more': { kind: 'neighbour', type: neighbour(0.3) },
  'grown back by half': { kind: 'grewBack', type: grownBack },
  'last value again': { kind: 'repeated', type: (given) => (given.history.at(-1) ?? 0).toFixed(decimalsOf(given)) },
  'ten usual steps off': { kind: 'farOff', type: farOff },
};
