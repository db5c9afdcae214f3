import type { Fact, PointRow, ReportDocument } from '@assay/contract/reports/document';
import type { Language } from '@assay/domain/languages';
import { labels } from '@assay/report/languages/labels';
import { afterAll, describe, expect, it } from 'vitest';
import { engineUnderTest } from './testing/engine-under-test.ts';
import { paperFaults } from './testing/paper-faults.ts';
import { readPdf } from './testing/read-pdf.ts';
import { maximal } from './testing/rendered.ts';
import { typstRenderer } from './typst-renderer.ts';

/** Longer than its place, of words that each fit into it. */
const longLabel: Partial<Record<Language, string>> = {
  en: 'Thickness of the fixed jaw die measured below',
  de: 'Verschleißdicke der festen Brechbacke unten gemessen',
  fi: 'Kiinteän leuan kulutusosan paksuus alhaalla',
};

function documentIn(language: Language): ReportDocument {
  const label = longLabel[language] ?? '';
  const name = 'Repair';
  const rating = { name, label: labels[language][`rating.${name}`] } as const;
  const fact: Fact = { key: 'long', label, value: '50 mm', tone: 'plain' };
  const row: PointRow = {
    ...{ kind: 'row', key: 'row', number: '1', title: label, rating, notes: [], content: [], toldAt: null },
    figures: [
      { ...fact, before: '62', change: '−12', limits: 'min 45', critical: 'below 30' },
      { ...fact, key: 'other', before: '61', change: '−11', limits: 'min 45', critical: 'below 30' },
    ],
  };
  return {
    ...maximal(language),
    facts: ['a', 'b', 'c', 'd'].map((key) => ({ key, title: key, facts: [fact, fact] })),
    sections: [
      {
        key: 'points',
        title: 'Points',
        blocks: [
          { kind: 'entry', key: 'e', number: '1', title: label, rating, notes: [], content: [] },
          { kind: 'points', key: 'rows', rows: [row] },
          { kind: 'facts', key: 'facts', facts: [fact, fact, fact] },
        ],
      },
    ],
  };
}

describe('the labels of a report on paper', () => {
  const pdf = typstRenderer(engineUnderTest);
  afterAll(pdf.close);

  it.each(Object.keys(longLabel) as Language[])('wrap between words, beside their values, in %s', async (language) => {
    const document = documentIn(language);
    const paper = await readPdf(await pdf.render(document, new Map()));
    expect(paperFaults(document, paper).filter((fault) => / stands (on|outside)/.test(fault))).toEqual([]);
    const drawn = paper.pages.flatMap(({ texts }) => texts.map(({ text }) => text));
    const words = drawn.flatMap((text) => text.trim().split(/\s+/));
    // In four groups of facts, at a point, in its row with two values, and in three facts of a section.
    const places = 4 * 2 + 1 + 3 + 3;
    const long = (longLabel[language] ?? '').split(' ').filter((word) => word.length > 5);
    const whole = long.map((word) => [word, words.filter((one) => one === word).length]);
    expect(whole).toEqual(long.map((word) => [word, places]));
    expect(drawn.filter((text) => /\p{L}[-‐]$/u.test(text.trim()))).toEqual([]);
  });
});
