import { describe, expect, it } from 'vitest';
import { fileOfSharedCode } from './shared-code.ts';

const dexie = '/node_modules/dexie/dist/dexie.mjs';
const engine = '/node_modules/re2js/build/index.js';

/** Pages and what they import, and that in turn. */
const imports: Record<string, readonly string[]> = {
  List: ['Table', 'Picker', 'Status'],
  Other: ['Table', 'Rules'],
  Perform: ['Table', 'Queue', 'Status', 'Input'],
  Write: ['Rules', 'Input', 'Picker'],
  Keep: ['Store', 'Notice'],
  Picker: ['Notice', 'Store'],
  Queue: ['Keys', 'Store'],
  Input: ['Rules', 'Keys'],
  Store: [dexie],
  Rules: ['patterns'],
  patterns: [engine],
  Table: ['Icon'],
};

/** As the bundler knows them, when the pages lie in a folder: they are what is imported when it is needed. */
function modulesIn(folder: string) {
  const path = (id: string): string => (id.startsWith('/') ? id : `${folder}/${id}`);
  const pages = ['List', 'Other', 'Perform', 'Write', 'Keep'].map(path);
  const all = Object.entries(imports).map(([id, others]) => [path(id), others.map(path)] as const);
  return {
    path,
    modules: {
      getModuleInfo: (one: string) => ({
        importedIds: all.find(([id]) => id === one)?.[1] ?? [],
        importers: all.flatMap(([id, others]) => (others.includes(one) ? [id] : [])),
        dynamicImporters: pages.includes(one) ? ['router'] : [],
      }),
    },
  };
}

describe.each(['features', 'elsewhere/deep'])('code that pages share, in the folder %s', (folder) => {
  const { path, modules } = modulesIn(folder);
  const file = fileOfSharedCode();

  it.each([
    ['Table', 'shared', 'pages without any large library want it'],
    ['Icon', 'shared', 'what is for all imports it'],
    ['Store', 'device', 'it leads to the database'],
    [dexie, 'device', 'it is the database'],
    ['Picker', 'device', 'it leads there by another'],
    ['Notice', 'device', 'only pages with the database want it'],
    ['Rules', 'work', 'it leads to the engine'],
    [engine, 'work', 'it is the engine'],
    ['Input', 'device-work', 'only pages with both want it'],
    ['Keys', 'device-work', 'only what these pages share wants it'],
  ])('%s is in the file %s, since %s', (id, expected) => {
    expect(file(path(id), modules)).toBe(expected);
  });
});
