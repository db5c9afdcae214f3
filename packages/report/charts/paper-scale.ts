import { roundStep, type Scale, ticksBetween } from './scale.ts';

/** 5 to 2, 2 to 1, 1 to a half. */
const smallerStep = (step: number): number => roundStep(step / 3);

/** Below so much of the largest value a scale begins at 0. */
const fromZero = 0.45;
/** A scale spans at least so much of the largest value, so that 57 and 59 bar look alike. */
const smallestSpan = 0.25;

/** A scale for paper: at least four round steps, which hold all values and limits. */
export function paperScale(values: readonly number[]): Scale {
  const least = Math.min(...values);
  const most = Math.max(...values);
  const large = Math.max(Math.abs(least), Math.abs(most)) || 1;
  const span = Math.max(most - least, large * smallestSpan);
  const room = (span - (most - least)) / 2;
  // What lies at an edge has room beside it.
  const edge = span * 0.07;
  const low = least >= 0 && least <= most * fromZero ? 0 : least - Math.max(room, edge);
  const high = Math.max(most + Math.max(room, edge), low + span);
  const placesOf = (of: number) => [Math.floor(low / of + 1e-9), Math.ceil(high / of - 1e-9)] as const;
  const rough = roundStep((high - low) / 4.6);
  const [begin, end] = placesOf(rough);
  // With a smaller step rather than with room that nothing needs.
  const step = end - begin < 4 ? smallerStep(rough) : rough;
  const [first, last] = placesOf(step);
  const from = first * step;
  const to = Math.max(last, first + 4) * step;
  return ticksBetween(least >= 0 ? Math.max(0, from) : from, to, step);
}
