/** Round steps that a person counts in: 1, 2 or 5 times a power of ten. */
export function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const part = rough / power;
  return (part <= 1 ? 1 : part <= 2 ? 2 : part <= 5 ? 5 : 10) * power;
}

const decimalsOf = (step: number): number => Math.max(0, Math.min(10, -Math.floor(Math.log10(step) + 1e-9)));

export interface Scale {
  from: number;
  to: number;
  ticks: { value: number; label: string }[];
}

/** A scale with round ticks that holds all values; values that are all the same get room on both sides. */
export function scaleFor(values: readonly number[], wanted = 4): Scale {
  // Nothing but zeros: how much room they get cannot follow from them.
  if (values.every((value) => value === 0)) return ticksBetween(0, 1, 0.5);
  const least = Math.min(...values);
  const most = Math.max(...values);
  // What differs by less than a reader could ever see is one value.
  const level = most - least <= Math.max(Math.abs(least), Math.abs(most), 1e-3) * 1e-9;
  const room = level ? Math.max(Math.abs(least), 1e-3) : most - least;
  const step = roundStep(room / wanted);
  const from = Math.floor((level ? least - room / 2 : least) / step) * step;
  const to = Math.ceil((level ? most + room / 2 : most) / step) * step;
  return ticksBetween(from, to, step);
}

/** How many there are: from 0, in whole steps. */
export function scaleOfCounts(values: readonly number[], wanted = 4): Scale {
  const most = Math.max(1, ...values);
  const step = Math.max(1, roundStep(most / wanted));
  return ticksBetween(0, Math.ceil(most / step) * step, step);
}

export function ticksBetween(from: number, to: number, step: number): Scale {
  const count = Math.round((to - from) / step);
  const decimals = decimalsOf(step);
  const ticks = Array.from({ length: count + 1 }, (_, n) => from + n * step).map((value) => ({
    value,
    // Steps of binary fractions leave -0 and crumbs behind.
    label: Number(value.toFixed(decimals))
      .toLocaleString('en-GB', {
        useGrouping: false,
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      })
      .replace(/^-(0(\.0+)?)$/, '$1'),
  }));
  return { from, to, ticks };
}
