import type { ChartBlock } from '@assay/contract/reports/document';
import type { Language } from '@assay/domain/languages';
import { paperTimes } from '@assay/domain/time';
import { type Html, html } from '../html/markup.ts';
import { paperNumbers } from '../languages/numbers.ts';
import { type PaperChart, paperChart } from './paper-chart.ts';

/** Lines beyond these begin with the first colour again. */
const lineKinds = 4;
export const lineKind = (place: number): string => `line-${place % lineKinds}`;

const size = { width: 540, height: 190 };
const short = (value: number): string => String(Math.round(value * 10) / 10);

type Spot = { x: number; y: number };
const path = (places: readonly Spot[]): string =>
  places.map(({ x, y }, step) => `${step === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('');
const dots = (places: readonly Spot[]): Html[] =>
  places.map(
    ({ x, y }, place) => html`<circle cx="${short(x)}" cy="${short(y)}" r="${place === places.length - 1 ? 4.4 : 3}"/>`,
  );

const rules = ({ plot, rules: drawn }: PaperChart): Html[] =>
  drawn.map(
    ({ y, label }) =>
      html`<path class="rule" d="M${short(plot.x)} ${short(y)}h${short(plot.width)}"/><text class="tick tick-end" x="${short(plot.x - 6)}" y="${short(y + 3)}">${label}</text>`,
  );

const days = ({ plot, days: drawn }: PaperChart): Html => {
  const low = plot.y + plot.height;
  return html`<path class="axis" d="M${short(plot.x)} ${short(low)}h${short(plot.width)}"/>${drawn.map(
    ({ x, label }) =>
      html`<path class="axis" d="M${short(x)} ${short(low)}v3"/><text class="tick" x="${short(x)}" y="${short(low + 13)}">${label}</text>`,
  )}`;
};

const limits = ({ plot, limits: drawn }: PaperChart): Html[] =>
  drawn.map(
    ({ isCritical, y, textY, word, text, hatches }) =>
      html`<g class="${isCritical ? 'limit critical' : 'limit'}">${hatches.map(
        ([from, to]) => html`<path class="hatch" d="${path([from, to])}"/>`,
      )}<path class="limit-line" d="M${short(plot.x)} ${short(y)}h${short(plot.width)}"/><text class="limit-text" x="${short(plot.x + plot.width + 5)}" y="${short(textY + 3)}"><tspan class="limit-word">${word}</tspan> ${text}</text></g>`,
  );

const replacements = ({ replacements: drawn }: PaperChart): Html[] =>
  drawn.map(
    ({ x, y, top, bottom, text, anchor }) =>
      html`<path class="replaced" d="M${short(x)} ${short(top)}V${short(bottom)}"/><path class="replaced-mark" d="M${short(x - 3)} ${short(top - 4)}h6l-3 4.5z"/><text class="said tick-${anchor}" x="${short(anchor === 'start' ? x + 6 : x - 6)}" y="${short(y)}">${text}</text>`,
  );

const projection = ({ projection: drawn }: PaperChart): Html =>
  drawn === null
    ? html``
    : html`<path class="expected" d="${path([drawn.from, drawn.early, drawn.late])}z"/><path class="expected-line" d="${path([drawn.from, drawn.early])}${path([drawn.from, drawn.late])}"/><path class="bracket" d="M${short(drawn.early.x)} ${short(drawn.early.y - 4)}v8M${short(drawn.late.x)} ${short(drawn.late.y - 4)}v8"/>`;

const said = (label: PaperChart['lines'][number]['last'], kind: string): Html =>
  label === null
    ? html``
    : html`<text class="${kind}" x="${short(label.x)}" y="${short(label.y)}">${label.text}</text>`;

const lines = ({ lines: drawn }: PaperChart): Html[] =>
  drawn.map(
    ({ now, before, last, previous }, place) =>
      html`<g class="line ${lineKind(place)}">${before.map(
        (life) => html`<g class="earlier"><path d="${path(life)}"/>${dots(life)}</g>`,
      )}<path d="${path(now)}"/>${dots(now)}${said(previous, 'said')}${said(last, 'said last')}</g>`,
  );

/** A chart as SVG text: how it looks is the style sheet's to say. */
export function chartSvg(chart: ChartBlock, language: Language): Html {
  const { number } = paperNumbers(language);
  const drawn = paperChart(chart, size.width, size.height, { number, month: paperTimes(language, 'UTC').month });
  return html`<svg class="chart-drawing" viewBox="0 0 ${size.width} ${size.height}" role="img" aria-label="${chart.alt}">${rules(drawn)}${days(drawn)}${limits(drawn)}${replacements(drawn)}${projection(drawn)}${lines(drawn)}</svg>`;
}
