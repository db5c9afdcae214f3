import { slipKinds } from '@assay/domain/trends/slip';
import { type FirstValue, firstValuesOf, isAsked, typedFirst } from './data/first-values.ts';
import { type RememberedValue, rememberedValuesOf, slipAt } from './data/remembered-values.ts';
import { mistakes } from './data/slips-of-typing.ts';
import { typedAnswers } from './data/typed-answers.ts';
import { printTable } from './measure/table.ts';
import { withServer } from './server/loaded-server.ts';

// The questions of the product about the demo's own answers, each with all that was measured before it: 10,000 slips of each kind put
// into them, and every true value as it is; then about all answers, as if each were the first of its machine.

const slipsOfEachKind = 10_000;

/** The same numbers in every run. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const percent = (part: number, all: number, decimals = 1): string =>
  `${((100 * part) / Math.max(1, all)).toFixed(decimals)} %`;

/** Where what is held against them is known. */
const surroundings: Record<string, (value: FirstValue) => boolean> = {
  'with limits': ({ isLimited, isKnown }) => isLimited && !isKnown,
  'with limits and others of the model': ({ isLimited, isKnown }) => isLimited && isKnown,
  'with others of the model': ({ isLimited, isKnown }) => !isLimited && isKnown,
  'with neither': ({ isLimited, isKnown }) => !isLimited && !isKnown,
};

function benchFirst(values: readonly FirstValue[], roll: () => number): void {
  const groups = Object.values(surroundings).map((belongs) => values.filter(belongs));
  const rows = Object.entries(typedFirst).map(([name, type]) => {
    const shares = groups.map((group) => {
      const fitting = group.filter((one) => type({ ...one, number: Number(one.value) }, 0) !== undefined);
      let found = 0;
      for (let made = 0; fitting.length > 0 && made < slipsOfEachKind; made += 1) {
        const one = fitting[Math.floor(roll() * fitting.length)];
        const typed = one && type({ ...one, number: Number(one.value) }, roll());
        if (one && typed !== undefined && isAsked(one, typed)) found += 1;
      }
      return fitting.length > 0 ? percent(found, slipsOfEachKind) : '-';
    });
    return [name, ...shares];
  });
  const alarms = groups.map((group) => percent(group.filter((one) => isAsked(one)).length, group.length, 2));
  printTable(
    `${values.length} values of the demo, each as the first of its machine: found`,
    ['slip', ...Object.keys(surroundings)],
    [...rows, ['false alarms', ...alarms], ['of true values', ...groups.map(({ length }) => length)]],
  );
}

function benchRemembered(values: readonly RememberedValue[], roll: () => number): void {
  const rows = Object.entries(mistakes).map(([name, { kind, type }]): (string | number)[] => {
    // Chance is no matter of whether it can be typed at all.
    const fitting = values.filter((one) => type(one, 0) !== undefined);
    let [found, named] = [0, 0];
    for (let made = 0; fitting.length > 0 && made < slipsOfEachKind; made += 1) {
      const one = fitting[Math.floor(roll() * fitting.length)];
      const typed = one && type(one, roll());
      const slip = typed === undefined ? undefined : slipAt(one as RememberedValue, typed);
      if (slip) found += 1;
      if (slip?.kind === kind) named += 1;
    }
    const shares = fitting.length > 0 ? [percent(found, slipsOfEachKind), percent(named, slipsOfEachKind)] : ['-', '-'];
    return [name, fitting.length, ...shares];
  });
  printTable(
    `${slipsOfEachKind} slips of each kind in ${values.length} values of the demo with a history`,
    ['slip', 'values it fits', 'found', 'and named so'],
    rows,
  );
  const asked = values.flatMap((one) => slipAt(one)?.kind ?? []);
  printTable(
    `False alarms: ${percent(asked.length, values.length)} of ${values.length} true values`,
    ['asked as', 'how many', 'share'],
    slipKinds.map((kind) => {
      const count = asked.filter((one) => one === kind).length;
      return [kind, count, percent(count, values.length, 2)];
    }),
  );
}

await withServer(3996, async (_, client) => {
  const answers = await typedAnswers(client);
  const roll = dice(16);
  benchRemembered(rememberedValuesOf(answers), roll);
  benchFirst(firstValuesOf(answers), roll);
});
