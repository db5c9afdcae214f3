import type { ChartBlock } from '@assay/contract/reports/document';
import type { LimitName } from '@assay/domain/measurements/limits';
import { days } from '@assay/domain/time';
import { livesOf, replacedAt } from './lives.ts';
import { besideMarks, hatching, spreadOut } from './paper-marks.ts';
import { paperScale } from './paper-scale.ts';

interface Place {
  x: number;
  y: number;
}

interface Label extends Place {
  text: string;
  anchor: 'start' | 'middle' | 'end';
}

/** A chart for paper as plain numbers, with the origin at the top left: it reads in black and white, by shapes and words alone. */
export interface PaperChart {
  width: number;
  height: number;
  plot: { x: number; y: number; width: number; height: number };
  rules: { y: number; label: string }[];
  days: { x: number; label: string }[];
  limits: {
    name: LimitName;
    isCritical: boolean;
    y: number;
    textY: number;
    word: string;
    text: string;
    hatches: [Place, Place][];
  }[];
  /** What was measured since the last replacement, and what before: the two are not joined. */
  lines: { title: string; now: Place[]; before: Place[][]; last: Label | null; previous: Label | null }[];
  replacements: (Label & { top: number; bottom: number })[];
  projection: { from: Place; early: Place; late: Place } | null;
}

export interface PaperTexts {
  number: (value: number | string) => string;
  month: (iso: string) => string;
}

const critical: readonly LimitName[] = ['criticalLow', 'criticalHigh'];
const labelHeight = 9;
/** What a letter of a label takes in width, on average. */
const letter = 3.9;
/** Chinese characters are about twice as wide as letters. */
const widthOf = (text: string): number => (text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0)) * letter;
const dayRoom = 52;

export function paperChart(chart: ChartBlock, width: number, height: number, texts: PaperTexts): PaperChart {
  const { lines, limits, projection, replacements } = chart;
  const values = lines.flatMap((line) => line.values);
  const set = Object.values(limits).filter((limit) => limit !== null);
  const scale = paperScale([...values.map(({ value }) => value), ...set]);
  const limitTexts = chart.texts.limits;
  const longest = Math.max(0, ...limitTexts.map(({ word, text }) => widthOf(`${word} ${text}`)));
  const margin = {
    top: replacements.length > 0 ? 16 : 8,
    right: Math.min(width * 0.34, longest + 8),
    bottom: 16,
    left: 34,
  };
  const plot = {
    x: margin.left,
    y: margin.top,
    width: width - margin.left - margin.right,
    height: height - margin.top - margin.bottom,
  };
  const moments = values.map(({ at }) => Date.parse(at));
  const first = Math.min(...moments);
  const last = Math.max(...moments);
  // The last value, its text and what is expected next need room at the right.
  const end = Math.max(last + Math.max(days(30), (last - first) * 0.14), projection ? Date.parse(projection.late) : 0);
  const begin = first - (end - first) * 0.03;
  const xOf = (at: number): number => plot.x + plot.width * ((at - begin) / (end - begin));
  const yOf = (value: number): number => plot.y + plot.height * (1 - (value - scale.from) / (scale.to - scale.from));
  const placeOf = ({ at, value }: { at: string; value: number }): Place => ({ x: xOf(Date.parse(at)), y: yOf(value) });

  const lowest = plot.y + plot.height;
  const drawnLimits = spreadOut(
    limitTexts.flatMap(({ name, word, text }) => {
      const value = limits[name];
      return value === null ? [] : [{ name, word, text, y: yOf(value), isCritical: critical.includes(name) }];
    }),
    labelHeight,
    { top: plot.y, bottom: lowest },
  ).map((limit) => ({
    ...limit,
    hatches: limit.isCritical
      ? hatching({ from: plot.x, to: plot.x + plot.width, y: limit.y, down: limit.name === 'criticalLow' })
      : [],
  }));

  const replaced = replacedAt(chart);
  const highest = Math.min(...lines.flatMap(({ values: of }) => of.slice(-1).map(({ value }) => yOf(value))));
  const said = lines.map((line, place) => {
    const lives = livesOf(line.values, replaced).map((life) => life.map(placeOf));
    const now = lives.at(-1) ?? [];
    const [latest, previous] = [now.at(-1), now.at(-2)];
    const words = chart.texts.last[place];
    const isFree = (y: number) => drawnLimits.every((limit) => Math.abs(limit.y - y) > labelHeight * 0.8);
    const at = (spot: Place, text: string): Label => {
      const above = spot.y - 8;
      const below = spot.y + 13;
      const fits = (y: number): boolean => y > plot.y + 4 && y < lowest - 2;
      // Of several lines the highest is told above, the others below.
      const [best, other] = spot.y > highest && lines.length > 1 ? [below, above] : [above, below];
      const y = [best, other].find((one) => fits(one) && isFree(one - 3)) ?? (fits(best) ? best : other);
      // The text must not run into the names of the limits.
      const half = (widthOf(text) * 1.25) / 2;
      return { x: Math.min(spot.x, plot.x + plot.width - half), y, text, anchor: 'middle' };
    };
    const isFar = latest && previous && latest.x - previous.x > 34;
    return {
      title: line.title,
      now,
      before: lives.slice(0, -1).filter((life) => life.length > 0),
      last: latest && words ? at(latest, words.now) : null,
      previous: isFar && words && words.before !== '' && lines.length === 1 ? at(previous, words.before) : null,
    };
  });
  // What lines that end close together say does not cover what the others say.
  const apart = spreadOut(
    said.flatMap(({ last: label }, line) => (label ? [{ ...label, line }] : [])),
    labelHeight + 2,
    { top: plot.y + 5, bottom: lowest - 2 },
  );
  const drawnLines = said.map((one, place) => {
    const y = apart.find(({ line }) => line === place)?.textY;
    return { ...one, last: one.last && y !== undefined ? { ...one.last, y } : null };
  });

  const shownDays: { x: number; label: string }[] = [];
  for (const moment of [...new Set(moments)].sort((one, other) => other - one)) {
    const x = xOf(moment);
    if (shownDays.every((day) => day.x - x >= dayRoom))
      shownDays.push({ x, label: texts.month(new Date(moment).toISOString()) });
  }

  return {
    width,
    height,
    plot,
    rules: scale.ticks.map(({ value, label }) => ({ y: yOf(value), label: texts.number(label) })),
    days: shownDays,
    limits: drawnLimits,
    lines: drawnLines,
    replacements: besideMarks(
      replacements.map(({ at, label }) => ({ x: xOf(Date.parse(at)), text: label, room: widthOf(label) })),
      width - 4,
    ).map((mark) => ({ ...mark, y: plot.y - 5, top: plot.y - 4, bottom: lowest })),
    projection: projection
      ? {
          from: placeOf(projection.from),
          early: { x: xOf(Date.parse(projection.early)), y: yOf(projection.limit) },
          late: { x: xOf(Date.parse(projection.late)), y: yOf(projection.limit) },
        }
      : null,
  };
}
