import type { ReportDocument, Section } from '@assay/contract/reports/document';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textsOf } from '../document-texts.ts';
import { maximalDocument } from '../testing/maximal-document.ts';
import { compareDocuments } from './compare-documents.ts';

const picture = (n: number): string => `01900000-0000-7000-8000-00000000010${n}`;
const document = maximalDocument('en', { wide: picture(1), tall: picture(2), signature: picture(3) });

/** What a report derives from its other parts, and its numbers. */
const derived = new Set([
  document.footer,
  document.verdict.text,
  ...document.verdict.counts.flatMap(({ rating, count }) => [rating.label, String(count)]),
  ...textsOf({ ...document, sections: document.sections.filter(({ key }) => key === 'ratings') }),
]);

/** Every string of a value by its path, but for names of things and what no reader sees. */
const unread = new Set([
  'key',
  'kind',
  'name',
  'language',
  'imageId',
  'alt',
  'at',
  'inspectionId',
  'inspectionName',
  'savedAt',
  'layout',
  'align',
  'tone',
  'pageLabel',
  'footer',
  'number',
  'answer',
]);
function readPaths(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value === 'string') return value === '' ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    unread.has(key) && !(path.includes('signatures') && key === 'name') ? [] : readPaths(inner, [...path, key]),
  );
}
/** What follows from values that are compared where they stand, and what frames them. */
const framing = new Set(['words', 'edition', 'control', 'texts', 'projection', 'replacements', 'references', 'since']);
const following = new Set(['toldAt', 'before', 'change']);
const isTold = ([, section, , block, , row]: readonly (string | number)[]): boolean => {
  const of = document.sections[Number(section)]?.blocks[Number(block)];
  return of?.kind === 'points' && of.rows[Number(row)]?.toldAt !== null;
};
const isDerived = (path: readonly (string | number)[]): boolean =>
  (path[0] === 'verdict' && path[1] !== 'title') ||
  (path[0] === 'front' && path[1] !== 'safeToRun') ||
  path.some((step) => framing.has(String(step))) ||
  following.has(String(path.at(-1))) ||
  (path[0] === 'sections' && (path[2] === 'note' || path[4] === 'note')) ||
  (path[4] === 'rows' && isTold(path)) ||
  (path[0] === 'sections' && document.sections[Number(path[1])]?.key === 'ratings');
const paths = readPaths(document).filter((path) => !isDerived(path));

function withText(of: ReportDocument, path: readonly (string | number)[], text: string): ReportDocument {
  const copy = structuredClone(of);
  let at: Record<string | number, unknown> = copy as never;
  for (const step of path.slice(0, -1)) at = at[step] as never;
  at[path.at(-1) ?? ''] = text;
  return copy;
}

const withSection = (key: string, change: (section: Section) => Section): ReportDocument => ({
  ...document,
  sections: document.sections.map((section) => (section.key === key ? change(section) : section)),
});

describe('what changed between two versions of a report', () => {
  it('is nothing between a version and itself', () => {
    expect(compareDocuments(document, structuredClone(document))).toEqual([]);
  });

  it('is not that it is another version', () => {
    const numbered = (version: string): ReportDocument => ({
      ...document,
      footer: version,
      facts: [
        {
          key: 'visit',
          title: 'Visit',
          facts: ['version', 'reason'].map((key) => ({ key, label: key, value: version, tone: 'plain' })),
        },
      ],
    });
    expect(compareDocuments(numbered('1'), numbered('2'))).toEqual([]);
  });

  it('is every text that differs, wherever it stands', () => {
    fc.assert(
      fc.property(fc.constantFrom(...paths), (path) => {
        const found = compareDocuments(document, withText(document, path, 'Something else'));
        expect(found.map(({ after }) => after).join('\n'), path.join('.')).toContain('Something else');
      }),
      { numRuns: 400 },
    );
    expect(paths.length).toBeGreaterThan(textsOf(document).filter((text) => !derived.has(text)).length / 3);
  });

  it('names the place of a value in words', () => {
    const changed = structuredClone(document);
    const points = changed.sections.find(({ key }) => key === 'points');
    const entry = points?.blocks.find((block) => block.kind === 'entry');
    const values = entry?.kind === 'entry' ? entry.content[0] : undefined;
    if (values?.kind === 'facts' && values.facts[0]) values.facts[0].value = '11 mm';
    expect(compareDocuments(document, changed)).toEqual([
      {
        place: ['Inspection points', 'Category of everything', 'Point number 1', 'Liner thickness'],
        kind: 'changed',
        before: '12,5 mm',
        after: '11 mm',
      },
    ]);
  });

  it('tells a new finding and a lost one in one piece', () => {
    const without = withSection('findings', (section) => ({ ...section, blocks: [] }));
    const text = [
      'Cracked bowl',
      'Repair or replace',
      'Aino Customer · 12/03/2026 · 63 days ago · Overdue',
      'Description: A crack of 40 mm.',
      'Consequence: It will grow.',
      'Corrective action: Weld it.',
      'Preventive action: Look monthly.',
      'The crack itself',
    ].join('\n');
    expect(compareDocuments(without, document)).toEqual([
      { place: ['Findings'], kind: 'added', before: '', after: text },
    ]);
    expect(compareDocuments(document, without)).toEqual([
      { place: ['Findings'], kind: 'removed', before: text, after: '' },
    ]);
  });

  it('tells photos apart by their picture, whatever their captions', () => {
    const swapped = withSection('findings', (section) => ({
      ...section,
      blocks: section.blocks.map((block) =>
        block.kind === 'entry'
          ? {
              ...block,
              content: block.content.map((inner) =>
                inner.kind === 'photos'
                  ? { ...inner, photos: inner.photos.map((photo) => ({ ...photo, imageId: picture(9) })) }
                  : inner,
              ),
            }
          : block,
      ),
    }));
    expect(compareDocuments(document, swapped)).toEqual([
      { place: ['Findings', 'Cracked bowl'], kind: 'added', before: '', after: 'The crack itself' },
      { place: ['Findings', 'Cracked bowl'], kind: 'removed', before: 'The crack itself', after: '' },
    ]);
  });
});
