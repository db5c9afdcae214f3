import { mkdtempSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openLogFile } from './log-file.ts';

test('keeps the log bounded: a long one is put aside and a new one begun', () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'postgres.log');
  writeFileSync(file, 'old line\n'.repeat(100));
  const log = openLogFile(file, 500);
  writeSync(log.descriptor, 'new line\n');
  log.close();
  expect(readFileSync(file, 'utf8')).toBe('new line\n');
  expect(readFileSync(`${file}.1`, 'utf8')).toHaveLength(900);
});
