import { slipKinds } from '@assay/domain/measurements/slip';
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

function benchFirst(values: readonly FirstValue[], roll: () => number): void {
  console.log(`\n${values.length} values of the demo, each as the first of its machine`);
  for (const [name, type] of Object.entries(typedFirst)) {
    const fitting = values.filter((one) => type({ ...one, number: Number(one.value) }, 0) !== undefined);
    const [limited, others] = [0, 1].map((open) => fitting.filter((one) => Number(one.isLimited) !== open));
    const rates = [limited ?? [], others ?? []].map((among) => {
      let found = 0;
      for (let made = 0; among.length > 0 && made < slipsOfEachKind; made += 1) {
        const one = among[Math.floor(roll() * among.length)];
        const typed = one && type({ ...one, number: Number(one.value) }, roll());
        if (one && typed !== undefined && isAsked(one, typed)) found += 1;
      }
      return among.length > 0 ? percent(found, slipsOfEachKind) : 'none';
    });
    console.log(`${name.padEnd(22)} found ${rates[0]} with limits, ${rates[1]} without`);
  }
  const alarms = values.filter((one) => isAsked(one)).length;
  console.log(`false alarms           ${percent(alarms, values.length)} of ${values.length} true values`);
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
