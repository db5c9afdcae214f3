import type { Figure, PointRow, ReportDocument } from '@assay/contract/reports/document';
import { rating } from '@assay/report/testing/maximal-points';
import { afterAll, describe, expect, it } from 'vitest';
import { engineUnderTest } from './testing/engine-under-test.ts';
import { readPdf } from './testing/read-pdf.ts';
import { maximal } from './testing/rendered.ts';
import { typstRenderer } from './typst-renderer.ts';

const row = (number: number, value: string, more: Partial<Figure>, toldAt: string | null = null): PointRow => ({
  ...{ kind: 'row', key: `row-${number}`, number: `${number}`, title: `Point ${number}`, notes: [], content: [] },
  ...{ rating: rating(toldAt ? 'ImmediateAction' : 'Ok'), toldAt },
  figures: [
    { key: 'value', label: '', value, tone: 'plain', before: '', change: '', limits: '', critical: '', ...more },
  ],
});

/** A point that is told in full, and the list of all points with it and with another one. */
const listed = (more: Partial<Figure>): ReportDocument => ({
  ...maximal(),
  sections: [
    {
      key: 'attention',
      title: 'Points that need attention',
      blocks: [
        {
          ...{ kind: 'entry', key: 'told', number: '1', title: 'Rope', notes: [], content: [] },
          rating: rating('ImmediateAction'),
        },
      ],
    },
    {
      key: 'points',
      title: 'All points',
      blocks: [{ kind: 'points', key: 'points', rows: [row(1, '11 mm', {}, 'told'), row(2, '48 mm', more)] }],
    },
  ],
});

const before = { before: '49', change: '−1' };
const limits = { limits: 'min 20', critical: 'below 15' };

describe('a point that was told before, in the list of all points on paper', () => {
  const pdf = typstRenderer(engineUnderTest);
  afterAll(pdf.close);

  it.each([
    ['the last visit and limits', { ...before, ...limits }, 'Critical'],
    ['the last visit', before, 'Change'],
    ['limits', limits, 'Critical'],
    ['nothing', {}, undefined],
  ])('has its value below the others and its page apart, compared with %s', async (_, more, last) => {
    const { pages } = await readPdf(await pdf.render(listed(more), new Map()));
    const texts = pages.flatMap((page) => page.texts);
    const endOf = (text: string) => {
      const found = texts.findLast((one) => one.text.trim() === text);
      return found ? found.x + found.width : undefined;
    };
    const result = endOf('Result') ?? 0;
    expect([endOf('11 mm'), endOf('48 mm')]).toEqual([expect.closeTo(result, 0), expect.closeTo(result, 0)]);
    const page = texts.findLast(({ text }) => /^page \d+$/.test(text.trim()));
    if (!page) throw new Error('Its page is not named.');
    if (last) expect(page.x + page.width).toBeCloseTo(endOf(last) ?? 0, 0);
    else expect(page.x + page.width).toBeLessThan(result - 60);
  });
});
