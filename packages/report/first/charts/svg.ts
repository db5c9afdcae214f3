import type { ChartBlock } from '@assay/contract/reports/document';
import { type Html, html } from '../../html/markup.ts';
import { type ChartGeometry, chartGeometry } from './geometry.ts';

/** Lines beyond these begin with the first colour again. */
const lineKinds = 6;
export const lineKind = (place: number): string => `line-${place % lineKinds}`;

const size = { width: 600, height: 220 };
const short = (value: number): string => String(Math.round(value * 10) / 10);

const bands = ({ plot, bands: drawn }: ChartGeometry): Html[] =>
  drawn.map(
    ({ kind, y, height }) =>
      html`<rect class="band band-${kind}" x="${short(plot.x)}" y="${short(y)}" width="${short(plot.width)}" height="${short(height)}"/>`,
  );

const rules = ({ plot, rules: drawn }: ChartGeometry): Html[] =>
  drawn.map(
    ({ y, label }) =>
      html`<path class="rule" d="M${short(plot.x)} ${short(y)}h${short(plot.width)}"/><text class="tick tick-value" x="${short(plot.x - 6)}" y="${short(y + 4)}">${label}</text>`,
  );

const days = ({ plot, days: drawn }: ChartGeometry): Html[] =>
  drawn.map(
    ({ x, label, anchor }) =>
      html`<text class="tick tick-${anchor}" x="${short(x)}" y="${short(plot.y + plot.height + 16)}">${label}</text>`,
  );

const lines = ({ lines: drawn }: ChartGeometry): Html[] =>
  drawn.map(({ places }, place) => {
    const path = places.map(({ x, y }, step) => `${step === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('');
    return html`<g class="line ${lineKind(place)}"><path d="${path}"/>${places.map(
      ({ x, y }) => html`<circle cx="${short(x)}" cy="${short(y)}" r="3.2"/>`,
    )}</g>`;
  });

/** A chart as SVG text: how it looks is the style sheet's to say. */
export function chartSvg(chart: Pick<ChartBlock, 'lines' | 'limits' | 'alt'>): Html {
  const geometry = chartGeometry(chart, size.width, size.height);
  return html`<svg class="chart-drawing" viewBox="0 0 ${size.width} ${size.height}" role="img" aria-label="${chart.alt}">${bands(geometry)}${rules(geometry)}${days(geometry)}${lines(geometry)}</svg>`;
}
