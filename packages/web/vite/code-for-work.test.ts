import { describe, expect, it } from 'vitest';
import { codeKinds } from './code-for-work.ts';

const dexie = '/node_modules/dexie/dist/dexie.mjs';
const engine = '/node_modules/re2js/build/index.js';
const input = '/web/features/runs/inputs/ValueInput.tsx';

/** Pages and what they import, and that in turn; pages are fetched when they are opened. */
const imports: Record<string, readonly string[]> = {
  List: ['Table', 'Picker', 'Status'],
  Other: ['Table', 'Rules'],
  Perform: ['Table', 'Queue', 'Status', input],
  Write: ['Rules', 'Queue', input],
  Keep: ['Store'],
  Picker: ['Store'],
  Store: [dexie],
  Rules: ['patterns'],
  patterns: [engine],
  Queue: ['Keys'],
  Table: ['Icon'],
};
const pages = ['List', 'Other', 'Perform', 'Write', 'Keep'];

const kindOf = codeKinds();
const kind = (id: string) =>
  kindOf(id, {
    getModuleInfo: (one) => ({
      importedIds: imports[one] ?? [],
      importers: Object.keys(imports).filter((other) => imports[other]?.includes(one)),
      dynamicImporters: pages.includes(one) ? ['router'] : [],
    }),
  });

describe('code that several pages share', () => {
  it.each([
    ['Table', 'shared'],
    ['Icon', 'shared'],
    ['Status', 'shared'],
  ])('is for all where it is light and wanted by all kinds: %s', (id, expected) => expect(kind(id)).toBe(expected));

  it.each([
    ['Picker', 'device'],
    ['Store', 'device'],
    [dexie, 'device'],
    ['Rules', 'work'],
    ['patterns', 'work'],
    [engine, 'work'],
    [input, 'work'],
  ])('is not for all where it is large or leads to something large: %s', (id, expected) =>
    expect(kind(id)).toBe(expected),
  );

  it.each(['Queue', 'Keys'])('goes along with what is large where nobody else wants it: %s', (id) =>
    expect(kind(id)).toBe('work'),
  );
});
