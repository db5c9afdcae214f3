import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { firstLoad } from './first-load.ts';

const dist = mkdtempSync(join(tmpdir(), 'first-load-'));
afterEach(() => rmSync(dist, { recursive: true }));

describe('the first load', () => {
  it('counts what the page imports statically, once each, and nothing that is fetched later', () => {
    mkdirSync(join(dist, 'assets'));
    writeFileSync(join(dist, 'index.html'), '<script type="module" src="./assets/main.js"></script>');
    writeFileSync(
      join(dist, 'assets/main.js'),
      'import{a}from"./a.js";import"./b.js";const later=()=>import("./page.js");',
    );
    writeFileSync(join(dist, 'assets/a.js'), 'export{b as a}from"./b.js";');
    writeFileSync(join(dist, 'assets/b.js'), 'export const b=1;');
    writeFileSync(join(dist, 'assets/page.js'), 'export const page=1;');
    const loaded = firstLoad(dist);
    expect(loaded.map(({ path }) => path).toSorted()).toEqual(['assets/a.js', 'assets/b.js', 'assets/main.js']);
    expect(loaded.every(({ gzipped }) => gzipped > 0)).toBe(true);
  });
});
