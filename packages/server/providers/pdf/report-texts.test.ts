import type { Block, ReportDocument } from '@assay/contract/reports/document';
import { languageIds } from '@assay/domain/languages';
import { textsOf } from '@assay/report/document-texts';
import { labels } from '@assay/report/languages/labels';
import { afterAll, describe, expect, it } from 'vitest';
import { coverageOf } from './font-coverage.ts';
import { readFonts } from './fonts.ts';
import { legibleWith } from './legible.ts';
import { engineUnderTest } from './testing/engine-under-test.ts';
import { type ReadPdf, readPdf } from './testing/read-pdf.ts';
import { beginningWith, maximal, pictures } from './testing/rendered.ts';
import { typstRenderer } from './typst-renderer.ts';

/** Lines end where they must, and what turns the direction of a text is no part of it. */
const bare = (text: string): string => text.replaceAll(/[\s\p{Cf}]/gu, '');
const textOf = ({ pages }: ReadPdf): string =>
  bare(pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join(''));
const rightToLeft = /\p{Script=Arabic}/u;

describe('the PDF of a report', () => {
  const pdf = typstRenderer(engineUnderTest);
  afterAll(pdf.close);
  const rendered = async (document: ReportDocument) => readPdf(await pdf.render(document, await pictures()));

  it.each(languageIds)('holds every text of the report, in %s, and draws every letter of it', async (language) => {
    const document = { ...maximal(language), mark: 'Not finished' };
    const read = await rendered(document);
    const found = textOf(read);
    // The letters of such a script stand in the order that they are seen in, joined to each other.
    const letters = new Set(found);
    const isThere = (text: string) =>
      rightToLeft.test(text)
        ? Array.from(bare(text)).every((letter) => letters.has(letter))
        : found.includes(bare(text));
    expect(textsOf(document).filter((text) => !isThere(text))).toEqual([]);
    expect(read.pages.map(({ missingGlyphs }) => missingGlyphs)).toEqual(read.pages.map(() => 0));
    expect(read.language).toBe(language);
  });

  it.each(languageIds)('has fonts for every label of the product in %s', (language) => {
    const legible = legibleWith(coverageOf(readFonts()));
    expect(Object.values<string>(labels[language]).filter((text) => legible(text) !== text)).toEqual([]);
  });

  it.each([
    ['one word', 'M'.repeat(10_000)],
    ['long words', 'Donaudampfschifffahrtsgesellschaft '.repeat(285)],
    ['Chinese', '圆锥破碎机衬板厚度测量三处。'.repeat(714)],
  ])('holds a comment as long as comments may be, of %s', async (_, text) => {
    const { sections: _others, ...cover } = maximal();
    const blocks: Block[] = [{ kind: 'text', key: 't', label: '', text }];
    const read = await rendered({ ...cover, sections: [{ key: 's', title: 'Long', blocks }] });
    const lines = read.pages.flatMap(({ texts }) => texts.map((line) => line.text));
    expect(bare(lines.join('')).length).toBeGreaterThan(bare(text).length);
    expect(lines.filter((line) => line.startsWith('。'))).toEqual([]);
  });

  it('marks what no font can draw, and hides nothing', async () => {
    const text = 'It works 😀 שלום \ue000 \u0000\u202Etxt.exe\u202C ok';
    const read = await rendered(beginningWith(maximal(), [{ kind: 'text', key: 't', label: '', text }]));
    expect(textOf(read)).toContain(bare('It works \ufffd \ufffd\ufffd\ufffd\ufffd \ufffd txt.exe ok'));
    expect(read.pages.reduce((sum, { missingGlyphs }) => sum + missingGlyphs, 0)).toBe(0);
  });
});
