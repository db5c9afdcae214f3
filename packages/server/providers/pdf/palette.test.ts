import { readFileSync } from 'node:fs';
import { reportStyles } from '@assay/report/html/report-styles';
import { describe, expect, it } from 'vitest';

const template = (name: string): string => readFileSync(new URL(`./templates/${name}`, import.meta.url), 'utf8');

/** Of a colour as #rrggbb, by the formula of WCAG. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

/** What texts and their grounds are painted with. */
const grounds = ['#ffffff', '#f1f5f9'];
const lines = new Set(['#cbd5e1', '#e2e8f0', ...grounds]);
const coloursIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/#[0-9a-f]{6}\b/g)].map(([colour]) => colour).filter((colour) => !lines.has(colour))),
];

describe('the colours of a report', () => {
  it.each(['palette.typ', 'chart.typ'])('of %s can be read on every ground', (name) => {
    const colours = coloursIn(template(name));
    expect(colours.length).toBeGreaterThan(2);
    for (const colour of colours)
      for (const ground of grounds) expect(contrast(colour, ground), `${colour} on ${ground}`).toBeGreaterThan(4.5);
  });

  it('on screen are those of the paper', () => {
    const screen = coloursIn(reportStyles);
    const paper = new Set([...coloursIn(template('palette.typ')), ...coloursIn(template('chart.typ'))]);
    for (const colour of ['#0b5a55', '#1b6e38', '#855300', '#b0440c', '#ad1519']) {
      expect(screen).toContain(colour);
      expect(paper).toContain(colour);
    }
  });
});
