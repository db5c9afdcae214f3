import { slipKinds } from '@assay/domain/measurements/slip';
import { slipOf } from '@assay/domain/measurements/slips';
import { type FirstValue, firstValuesOf, isAsked, typedFirst } from './data/first-values.ts';
import { typedAnswers } from './data/typed-answers.ts';
import { withServer } from './server/loaded-server.ts';
import { ask } from './server/requests.ts';
import { signInStaff } from './server/sign-in-staff.ts';

// The slip detector against the demo's own histories: 10,000 slips of each kind put into them, and every true value as it is; then
// against all its answers, as if each were the first of its machine.

const slipsOfEachKind = 10_000;

interface Series {
  values: number[];
  limits: { criticalLow: number | null; low: number | null; high: number | null; criticalHigh: number | null } | null;
  decimals: number;
}

interface Trend {
  lines: { values: { value: number }[] }[];
  limits: Series['limits'];
}

/** The same numbers in every run. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0;

async function historiesOf(url: string, token: string): Promise<Series[]> {
  const found: Series[] = [];
  for (let index = 0; ; index += 200) {
    const { body } = await ask('GET', `${url}/api/v1/Equipments/query?amount=200&offset=${index}`, { token });
    const { result } = body as { result: { id: string }[] };
    for (const { id } of result) {
      const trends = (await ask('GET', `${url}/api/v1/Equipments/${id}/trends`, { token })).body as Trend[];
      for (const { lines, limits } of trends)
        for (const { values } of lines) {
          const taken = values.map(({ value }) => value);
          if (taken.length > 1) found.push({ values: taken, limits, decimals: Math.max(...taken.map(decimalsOf)) });
        }
    }
    if (result.length < 200) return found;
  }
}

/** A true value as somebody types it wrongly; undefined where this one cannot be typed so. */
const mistakes: Record<string, (value: number, series: Series, last: number) => string | undefined> = {
  'ten times too large': (value, { decimals }) => (value * 10).toFixed(Math.max(0, decimals - 1)),
  'ten times too small': (value, { decimals }) => (value / 10).toFixed(decimals + 1),
  'inch for millimetre': (value, { decimals }) => (value / 25.4).toFixed(decimals + 1),
  'millimetre for inch': (value, { decimals }) => (value * 25.4).toFixed(decimals),
  'digits swapped': (value, { decimals }) => {
    const typed = value.toFixed(decimals);
    const [one = '', other = ''] = [...typed];
    return /\d/.test(one) && /\d/.test(other) && one !== other ? other + one + typed.slice(2) : undefined;
  },
  'last value again': (_, { decimals }, last) => last.toFixed(decimals),
};

const percent = (part: number, all: number): string => `${((100 * part) / Math.max(1, all)).toFixed(1)} %`;

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

await withServer(3996, async ({ url }, client) => {
  const token = await signInStaff(url, 'ada@provider.example');
  const histories = (await historiesOf(url, token)).filter(({ values }) => values.every((value) => value !== 0));
  const roll = dice(16);
  console.log(`${histories.length} histories of the demo`);
  for (const [name, mistake] of Object.entries(mistakes)) {
    let [found, made] = [0, 0];
    while (made < slipsOfEachKind) {
      const series = histories[Math.floor(roll() * histories.length)];
      const place = 1 + Math.floor(roll() * ((series?.values.length ?? 1) - 1));
      const history = series?.values.slice(0, place) ?? [];
      const typed = series && mistake(series.values[place] ?? 0, series, history.at(-1) ?? 0);
      if (!series || typed === undefined) continue;
      made += 1;
      if (slipOf(typed, { history, limits: series.limits ?? undefined })) found += 1;
    }
    console.log(`${name.padEnd(22)} found ${percent(found, made)} of ${made}`);
  }
  let all = 0;
  const asked = new Map<string, number>(slipKinds.map((kind) => [kind, 0]));
  for (const { values, limits, decimals } of histories)
    for (const [place, value] of values.entries()) {
      if (place === 0) continue;
      all += 1;
      const slip = slipOf(value.toFixed(decimals), { history: values.slice(0, place), limits: limits ?? undefined });
      if (slip) asked.set(slip.kind, (asked.get(slip.kind) ?? 0) + 1);
    }
  const alarms = [...asked.values()].reduce((sum, count) => sum + count, 0);
  console.log(`false alarms           ${percent(alarms, all)} of ${all} true values`);
  for (const [kind, count] of asked) if (count > 0) console.log(`  ${kind.padEnd(20)} ${count}`);
  benchFirst(firstValuesOf(await typedAnswers(client)), roll);
});
