import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { aPicture } from '../../testing/pictures.ts';
import { readImage } from './read-image.ts';

/** Linux tells which files are mapped; Windows refuses to remove them. */
test.runIf(process.platform === 'linux').each(['jpeg', 'png'] as const)(
  'a %s that was read can be removed everywhere: nothing keeps it mapped into memory',
  async (format) => {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'assay-image-')));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const path = join(folder, `photo.${format}`);
    writeFileSync(path, await aPicture({ format, width: 1600, height: 1200 }));
    await readImage(path);
    expect(readFileSync('/proc/self/maps', 'utf8')).not.toContain(path);
  },
);
