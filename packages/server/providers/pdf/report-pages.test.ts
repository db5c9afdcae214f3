import type { Block, ReportDocument } from '@assay/contract/reports/document';
import { cell, photo } from '@assay/report/testing/maximal-points';
import { afterAll, describe, expect, it } from 'vitest';
import { engineUnderTest } from './testing/engine-under-test.ts';
import { type PdfPage, readPdf } from './testing/read-pdf.ts';
import { beginningWith, maximal, pictures } from './testing/rendered.ts';
import { typstRenderer } from './typst-renderer.ts';

const bare = (text: string): string => text.replaceAll(/[\s\p{Cf}]/gu, '');
const margin = 48.2;
const foot = 50;
const tolerance = 1;

/** What is drawn between the head and the foot of a page. */
const bodyOf = ({ texts, height }: PdfPage) => texts.filter(({ y }) => y > foot && y < height - foot);

/** Whatever announces something that follows it. */
function headsOf(block: Block): string[] {
  switch (block.kind) {
    case 'heading':
      return [block.text];
    case 'entry':
      return [block.number, block.title, block.rating?.label ?? '', ...block.notes, ...block.content.flatMap(headsOf)];
    case 'text':
      return [block.label];
    case 'facts':
      return block.facts.map(({ label }) => label);
    case 'table':
      return [block.title, ...block.columns.map(({ title }) => title)];
    case 'chart':
      return [block.title];
    case 'points':
      return [];
    default:
      return [];
  }
}

const lines = (count: number): Block => ({
  kind: 'text',
  key: 'lines',
  label: '',
  text: Array.from({ length: count }, (_, n) => `Line ${n + 1}.`).join('\n'),
});

/** The same report, in which no content reads like a heading. */
const withMarkedContent = (document: ReportDocument): ReportDocument => ({
  ...document,
  sections: document.sections.map((section) => ({ ...section, blocks: section.blocks.map(markedBlock) })),
});

function markedBlock<B extends Block>(block: B): B {
  if (block.kind === 'text') return { ...block, text: `Content: ${block.text}` };
  if (block.kind === 'facts')
    return { ...block, facts: block.facts.map((fact) => ({ ...fact, value: `Content: ${fact.value}` })) };
  if (block.kind === 'entry') return { ...block, content: block.content.map(markedBlock) };
  if (block.kind !== 'table') return block;
  const rows = block.rows.map(({ key, cells }) => ({
    key,
    cells: cells.map((one) => ({ ...one, text: `Content: ${one.text}` })),
  }));
  return { ...block, rows };
}

describe('the pages of a report', () => {
  const pdf = typstRenderer(engineUnderTest);
  afterAll(pdf.close);
  const pagesOf = async (document: ReportDocument) =>
    (await readPdf(await pdf.render(document, await pictures()))).pages;
  /** Set once for all who look at it as it is. */
  let whole: ReturnType<typeof pagesOf> | undefined;
  const wholePages = () => {
    whole ??= pagesOf(maximal());
    return whole;
  };

  it.each([0, 4, 9, 13, 18, 22, 27, 31])(
    'never end with a heading, nor begin with a caption, whatever stands before them (%i lines)',
    async (count) => {
      const document = withMarkedContent(beginningWith(maximal(), [lines(count)]));
      const heads = document.sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(headsOf)]).map(bare);
      const captions = document.sections
        .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'entry' ? block.content : [])))
        .flatMap((block) => (block.kind === 'photos' ? block.photos.map(({ caption }) => bare(caption)) : []));
      for (const page of await pagesOf(document)) {
        const body = bodyOf(page);
        const lowest = Math.min(...body.map(({ y }) => y));
        const last = body.filter(({ y }) => y < lowest + 2).map(({ text }) => bare(text));
        const endsWithPicture = page.images.some(({ y }) => y < lowest);
        expect(endsWithPicture || !last.every((text) => heads.includes(text)), last.join(' ')).toBe(true);
        const highest = body.reduce((one, other) => (other.y > one.y ? other : one));
        const underPicture = page.images.some(({ y }) => y > highest.y);
        expect(underPicture || !captions.includes(bare(highest.text)), highest.text).toBe(true);
      }
    },
  );

  it('say which they are of how many', async () => {
    const pages = await wholePages();
    const labels = pages.map(({ texts }) => texts.filter(({ y }) => y < foot).map(({ text }) => text));
    expect(labels).toEqual(
      pages.map((_, n) => [
        'CC 440 · SN-4711',
        // Why there is another version is told once.
        `Version 2 of 06/03/2026, 08:00 UTC, by Ada Admin${n === 0 ? ': due date of point 1 corrected' : ''}`,
        `Page ${n + 1} of ${pages.length}`,
      ]),
    );
  });

  it('repeat the head of a table wherever it goes on', async () => {
    const pages = (await wholePages()).map(({ texts }) => texts.map(({ text }) => text));
    const withRows = pages.filter((texts) => texts.some((text) => /^Row \d+ of the table$/.test(text)));
    expect(withRows.length).toBeGreaterThan(1);
    for (const texts of withRows) expect(texts).toEqual(expect.arrayContaining(['Row', 'Left', 'Right', 'Sum']));
  });

  it('show photos as they are: in two columns, across the page, or alone on theirs', async () => {
    const pages = await wholePages();
    for (const { images } of pages)
      for (const { width, height, aspect } of images) expect(Math.abs(width / height / aspect - 1)).toBeLessThan(0.01);
    const under = (caption: string) => {
      const page = pages.find(({ texts }) => texts.some(({ text }) => text === caption));
      return { page, texts: page?.texts.map(({ text }) => text) ?? [] };
    };
    const columns = under('A wide photo in two columns').page?.images.filter(({ width }) => width < 240) ?? [];
    const tops = columns.map(({ y, height }) => Math.round(y + height));
    expect(tops.filter((top, place) => tops.indexOf(top) !== place)).toHaveLength(1);
    const across = under('A photo across the page').page?.images.filter(({ width }) => width > 240) ?? [];
    expect(across.map(({ height }) => height <= 841.9 / 3)).toEqual([true]);
    for (const [caption, lies] of [
      ['A photo alone on its page, turned', true],
      ['A tall photo alone on its page', false],
    ] as const) {
      const { page } = under(caption);
      expect([page?.images.length, page && bodyOf(page).map(({ text }) => text)]).toEqual([1, [caption]]);
      expect((page?.width ?? 0) > (page?.height ?? 0)).toBe(lies);
    }
  });

  it('keep the true shape of a photo whose size was stated wrongly', async () => {
    const document = maximal();
    const [id] = (await pictures()).keys();
    const odd = photo(id ?? '', 'Odd', { width: 100, height: 1000 });
    const [first] = await pagesOf(beginningWith(document, [{ kind: 'photos', key: 'p', photos: [odd] }]));
    expect(first?.images.map(({ width, height }) => width / height)).toEqual([expect.closeTo(1.5, 2)]);
  });

  it('put the heading of a photo that is alone on its page onto that page', async () => {
    const [id] = (await pictures()).keys();
    const photos = [photo(id ?? '', 'Alone', { layout: 'Fullscreen' })];
    const entry = { kind: 'entry', key: 'e', number: '7', title: 'Only a picture', rating: null } as const;
    const document = beginningWith(maximal(), [
      { ...entry, notes: [], content: [{ kind: 'photos', key: 'p', photos }] },
    ]);
    const page = (await pagesOf(document)).find(({ texts }) => texts.some(({ text }) => text === 'Alone'));
    expect(page && bodyOf(page).map(({ text }) => text.trim())).toEqual(['In front', '7', 'Only a picture', 'Alone']);
  });

  it('keep every text between their margins, however long its words are', async () => {
    const word = 'M'.repeat(200);
    const maximalText = maximal();
    const many = Array.from({ length: 14 }, () => ({ title: word, rating: null, align: 'end' as const, weight: 1 }));
    const document: ReportDocument = {
      ...maximalText,
      title: word,
      facts: maximalText.facts.map((group) => ({
        ...group,
        facts: [{ key: 'w', label: word, value: word, tone: 'urgent' }],
      })),
      sections: [
        {
          key: 's',
          title: word,
          blocks: [
            { kind: 'heading', key: 'h', level: 2, text: word },
            { kind: 'facts', key: 'f', facts: [{ key: 'w', label: word, value: word, tone: 'plain' }] },
            {
              kind: 'table',
              key: 't',
              title: word,
              columns: many,
              rows: [{ key: 'r', cells: many.map(() => cell(word)) }],
            },
            {
              kind: 'entry',
              key: 'e',
              number: '1',
              title: word,
              rating: { name: 'Repair', label: 'Repair or replace' },
              notes: [word],
              content: [{ kind: 'text', key: 'c', label: word, text: word }],
            },
          ],
        },
      ],
    };
    for (const { texts, width, height } of await pagesOf(document))
      for (const { text, x, y, width: long } of texts) {
        expect(x, text).toBeGreaterThan(margin - tolerance);
        expect(x + long, text).toBeLessThan(width - margin + tolerance);
        expect(y > 20 && y < height - 20, text).toBe(true);
      }
  });
});
