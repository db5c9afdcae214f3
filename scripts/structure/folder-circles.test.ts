import { expect, test } from 'vitest';
import { folderFaults } from './folder-circles.ts';

const file = (path: string, ...modules: string[]) => ({
  path: `packages/${path}`,
  text: modules.map((module) => `import { a } from '${module}';\n`).join(''),
});

const listAndRow = [file('web/ui/list/List.tsx', '../row/Row.tsx'), file('web/ui/row/Row.tsx', '../list/columns.ts')];

test('folders that import each other are refused, with the files that close the circle', () => {
  expect(folderFaults(listAndRow, [])).toEqual([
    `Folders import each other in a circle. One line of these has to go:
  packages/web/ui/list/List.tsx imports ../row/Row.tsx
  packages/web/ui/row/Row.tsx imports ../list/columns.ts`,
  ]);
});

test('a folder and one inside it are two folders, and other files that import the same are counted', () => {
  const files = [
    file('domain/problem.ts', './words/message.ts'),
    file('domain/words/message.ts', '../filled-text.ts', '../files.ts'),
    file('domain/words/number.ts', '../files.ts'),
  ];
  expect(folderFaults(files, [])).toEqual([
    `Folders import each other in a circle. One line of these has to go:
  packages/domain/problem.ts imports ./words/message.ts
  packages/domain/words/message.ts imports ../filled-text.ts (files of packages/domain/words that import from packages/domain: 2)`,
  ]);
});

test('of a large group, the shortest circle is named', () => {
  const files = [
    file('domain/points/point.ts', '../limits/limit.ts'),
    file('domain/limits/limit.ts', '../numbers/number.ts'),
    file('domain/numbers/number.ts', '../points/point.ts', '../limits/limit.ts'),
  ];
  const [fault, ...others] = folderFaults(files, []);
  expect(others).toEqual([]);
  expect(fault?.split('\n').slice(1)).toEqual([
    '  packages/domain/limits/limit.ts imports ../numbers/number.ts',
    '  packages/domain/numbers/number.ts imports ../limits/limit.ts',
  ]);
});

test.each([
  ['by the name of a package', [file('web/a/a.ts', '@assay/web/b/b'), file('web/b/b.ts', '../a/a.ts')]],
  [
    'when it is needed',
    [
      { path: 'packages/web/a/a.ts', text: "const b = lazy(() => import('../b/B.tsx'));\n" },
      file('web/b/B.tsx', '../a/c.ts'),
    ],
  ],
  [
    'for a type alone',
    [{ path: 'packages/web/a/a.ts', text: "import type { B } from '../b/b.ts';\n" }, file('web/b/b.ts', '../a/c.ts')],
  ],
  [
    'and hands it on',
    [{ path: 'packages/web/a/a.ts', text: "export { b } from '../b/b.ts';\n" }, file('web/b/b.ts', '../a/c.ts')],
  ],
])('a circle counts when a file imports the other %s', (_, files) => {
  expect(folderFaults(files, [])).toHaveLength(1);
});

test.each([
  ['folders one after the other', [file('web/a/a.ts', '../b/b.ts', '../c/c.ts'), file('web/b/b.ts', '../c/c.ts')]],
  ['files of one folder', [file('web/a/a.ts', './b.ts'), file('web/a/b.ts', './c.ts')]],
  [
    'tests and what they are helped by',
    [
      file('web/a/a.ts', '../b/b.ts'),
      file('web/b/b.test.ts', '../a/a.ts'),
      file('web/b/b.ts', '../testing/draw.ts'),
      file('web/testing/draw.ts', '../b/b.ts'),
    ],
  ],
  ['style sheets', [file('web/a/A.tsx', '../b/b.module.css'), file('web/b/B.tsx', '../a/A.tsx')]],
])('%s: fine', (_, files) => {
  expect(folderFaults(files, [])).toEqual([]);
});

const listed = [['packages/web/ui/list', 'packages/web/ui/row']];

test('a circle that the list of those left over names is let pass', () => {
  expect(folderFaults(listAndRow, listed)).toEqual([]);
});

test('a circle of the list that takes in one more folder is refused by the way through that folder', () => {
  const files = [
    ...listAndRow,
    file('web/ui/row/Cell.tsx', '../menu/Menu.tsx'),
    file('web/ui/menu/Menu.tsx', '../row/Row.tsx'),
  ];
  expect(folderFaults(files, listed)).toEqual([
    `Folders import each other in a circle. One line of these has to go:
  packages/web/ui/row/Cell.tsx imports ../menu/Menu.tsx
  packages/web/ui/menu/Menu.tsx imports ../row/Row.tsx`,
  ]);
});

test('two circles of the list that become one are refused by what joins them', () => {
  const menuAndItem = [
    file('web/ui/menu/Menu.tsx', '../item/Item.tsx'),
    file('web/ui/item/Item.tsx', '../menu/menu.ts', '../row/Row.tsx'),
  ];
  const both = [...listed, ['packages/web/ui/item', 'packages/web/ui/menu']];
  expect(folderFaults([...listAndRow, ...menuAndItem], both)).toEqual([]);
  const joined = [...listAndRow, ...menuAndItem, file('web/ui/list/Head.tsx', '../item/Item.tsx')];
  expect(folderFaults(joined, both)).toEqual([
    `Folders import each other in a circle. One line of these has to go:
  packages/web/ui/item/Item.tsx imports ../row/Row.tsx
  packages/web/ui/row/Row.tsx imports ../list/columns.ts
  packages/web/ui/list/Head.tsx imports ../item/Item.tsx`,
  ]);
});

test('a circle of the list that is gone has to leave the list', () => {
  expect(folderFaults([file('web/ui/list/List.tsx', '../row/Row.tsx')], listed)).toEqual([
    'folder-circles.ts lists a circle of packages/web/ui/list, packages/web/ui/row. What is left of it: nothing.',
  ]);
});

test('a circle of the list that lost a folder has to be shortened', () => {
  const [more] = listed.map((group) => [...group, 'packages/web/ui/text']);
  expect(folderFaults(listAndRow, [more ?? []])).toEqual([
    'folder-circles.ts lists a circle of packages/web/ui/list, packages/web/ui/row, packages/web/ui/text. What is left of it: packages/web/ui/list, packages/web/ui/row.',
  ]);
});
