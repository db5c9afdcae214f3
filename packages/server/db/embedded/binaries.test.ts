import { lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findBinaries, repairSymlinks } from './binaries.ts';

test('makes the symlinks that were not made after the download, and leaves the others alone', () => {
  const home = mkdtempSync(join(tmpdir(), 'assay-test-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  const library = join(home, 'native', 'lib');
  mkdirSync(library, { recursive: true });
  writeFileSync(join(library, 'libpq.so.5.18'), 'the library');
  symlinkSync('elsewhere', join(library, 'libpq.so'));
  writeFileSync(join(library, 'elsewhere'), 'kept');
  const links = ['libpq.so.5', 'libpq.so'].map((name) => ({
    source: 'native/lib/libpq.so.5.18',
    target: `native/lib/${name}`,
  }));
  writeFileSync(join(home, 'native', 'pg-symlinks.json'), JSON.stringify(links));
  repairSymlinks(home);
  expect(lstatSync(join(library, 'libpq.so.5')).isSymbolicLink()).toBe(true);
  expect(readFileSync(join(library, 'libpq.so.5'), 'utf8')).toBe('the library');
  expect(readFileSync(join(library, 'libpq.so'), 'utf8')).toBe('kept');
});

test('says so when a folder holds no PostgreSQL', () => {
  expect(() => findBinaries(tmpdir())).toThrow(`There is no PostgreSQL in ${tmpdir()}`);
});
