import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cleanFiles, refusedFiles, workspaces } from './lint-rules.cases.ts';

const root = resolve(import.meta.dirname, '..');
const found = new Map<string, Set<string>>();
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-lint-'));
  for (const file of ['biome.json', '.gitignore', 'scripts/literal-attributes.grit']) {
    cpSync(join(root, file), join(folder, file));
  }
  for (const [name, dependencies] of Object.entries(workspaces)) {
    write(join(name, 'package.json'), JSON.stringify({ name: name.replace('packages', '@assay'), dependencies }));
  }
  for (const { file, text } of [...refusedFiles, ...cleanFiles]) write(file, text);
  const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const args = [biome, 'lint', '--reporter=json', '--max-diagnostics=none', '.'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 });
  for (const { category, location } of JSON.parse(stdout).diagnostics) {
    const file: string = location.path.file ?? location.path;
    const rule = category.split('/').at(-1);
    found.set(file, (found.get(file) ?? new Set()).add(rule));
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

const rulesIn = (file: string): string[] => [...(found.get(file) ?? [])];

test.for(refusedFiles)('the linter refuses $what', ({ file, rule }) => {
  expect(rulesIn(file)).toEqual([rule]);
});

test.for(cleanFiles)('the linter lets $what pass', ({ file }) => {
  expect(rulesIn(file)).toEqual([]);
});
