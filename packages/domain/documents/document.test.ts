import { describe, expect, it } from 'vitest';
import { makesCycle, nested, withAncestors } from './category-tree.ts';
import { downloadName, inKilobytes, isPreviewed, typeShown, withoutDuplicateNames } from './document.ts';

describe('a document', () => {
  it('has its size in KB with two decimals', () => {
    expect([0, 1, 1024, 1_234_567].map(inKilobytes)).toEqual(['0.00 KB', '0.00 KB', '1.00 KB', '1205.63 KB']);
  });

  it('is downloaded under its name, with the ending of its file', () => {
    expect(downloadName('Torque table', 'a.PDF')).toBe('Torque table.PDF');
    expect(downloadName('Torque table.pdf', 'a.PDF')).toBe('Torque table.pdf');
    expect(downloadName('手册', '手册.docx')).toBe('手册.docx');
    expect(downloadName('Plain', 'README')).toBe('Plain');
  });

  it('is told by the ending of its name, or else by its type', () => {
    expect(typeShown('application/pdf', 'a.pdf')).toBe('PDF');
    expect(typeShown('application/octet-stream', 'plan.dwg')).toBe('DWG');
    expect(typeShown('image/png', 'Drawing')).toBe('PNG');
    expect(typeShown('application/octet-stream', 'Drawing')).toBe('File');
  });

  it('opens in the browser as a PDF or picture, never as something that may run', () => {
    expect(['application/pdf', 'image/png', 'image/webp'].every(isPreviewed)).toBe(true);
    expect(['image/svg+xml', 'text/html', 'text/plain', 'application/octet-stream'].some(isPreviewed)).toBe(false);
  });

  it('is skipped in a selection that has one of its name, however its letters are composed', () => {
    const names = ['a.pdf', 'Käyttö.pdf', 'a.pdf', 'Ka\u0308ytto\u0308.pdf', 'A.pdf'].map((name) => ({ name }));
    const { kept, skipped } = withoutDuplicateNames(names);
    expect([kept.map(({ name }) => name), skipped.length]).toEqual([['a.pdf', 'Käyttö.pdf', 'A.pdf'], 2]);
  });
});

describe('the tree of categories', () => {
  const tree = [
    { id: 'a', parentId: null },
    { id: 'b', parentId: 'a' },
    { id: 'c', parentId: 'b' },
    { id: 'd', parentId: null },
  ];

  it('knows a move that would make a category its own ancestor', () => {
    const cases = [
      ['a', 'c', true],
      ['a', 'a', true],
      ['c', 'a', false],
      ['a', 'd', false],
      ['a', null, false],
    ] as const;
    for (const [id, parent, cycle] of cases) expect(makesCycle(tree, id, parent), `${id} ${parent}`).toBe(cycle);
  });

  it('nests in the given order, and shows one whose parent is missing at the root', () => {
    expect(nested([...tree, { id: 'x', parentId: 'gone' }]).map(({ id }) => id)).toEqual(['a', 'd', 'x']);
    expect(nested(tree)[0]?.subCategories[0]?.subCategories.map(({ id }) => id)).toEqual(['c']);
  });

  it('is cut to what holds something, with the way to it', () => {
    expect(withAncestors(tree, ({ id }) => id === 'c').map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
});
