import { defaultLanguage } from '../constants.ts';
import { termIn, textsInLanguage } from '../protocols/in-language.ts';
import { chartLines } from '../runs/chart-lines.ts';
import type { ShownPoint, ShownRun } from './shown-run.ts';

/** The lines of a chart were named when the version was made; a line keeps its place in the point. */
function chartIn({ point, outcome }: ShownPoint, translated: ShownPoint['point']): ShownPoint['outcome'] {
  if (!outcome.chart) return outcome;
  const places = chartLines(point).map(({ title }) => title);
  const titles = chartLines(translated).map(({ title }) => title);
  const lines = outcome.chart.lines.map((line) => ({
    ...line,
    title: titles[places.indexOf(line.title)] ?? line.title,
  }));
  return { ...outcome, chart: { ...outcome.chart, lines } };
}

/** A run of a report as its reader understands it, each text in English where it has no translation. */
export function runInLanguage({ categories, extraPoints, terms }: ShownRun, language: string): ShownRun {
  if (language === defaultLanguage) return { categories, extraPoints };
  const pointIn = (at: ShownPoint): ShownPoint => {
    // Names and descriptions are chosen where they are written.
    const point = textsInLanguage(at.point, language);
    return {
      ...at,
      point,
      phase: termIn(terms, 'phase', at.phase, language),
      subcategoryTitle: termIn(terms, 'category', at.subcategoryTitle, language),
      outcome: chartIn(at, point),
    };
  };
  return {
    categories: categories.map((category) => ({
      ...category,
      title: termIn(terms, 'category', category.title, language),
      points: category.points.map(pointIn),
    })),
    extraPoints: extraPoints.map(pointIn),
  };
}
