import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createZstdCompress, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';
import { firstLine, type Header, header } from './format.ts';
import { openFrameWriter } from './frame-writer.ts';
import {
  backUp,
  bareInstallation,
  contentsOf,
  type Installation,
  leaveNothingBehind,
  newFolder,
  restore,
} from './testing/installations.ts';

leaveNothingBehind();

describe('a file that is not exactly a backup', () => {
  const app = useTestApp();
  let whole: Buffer;
  let installation: Installation;

  beforeAll(async () => {
    whole = await readFile(await backUp({ url: app().databaseUrl, dataDir: app().dataDir }));
    installation = await bareInstallation();
  });

  /** What a restore says to the bytes; the installation must not have noticed. */
  const refusalOf = async (bytes: Buffer): Promise<string> => {
    const file = join(await newFolder(), 'some.backup');
    await writeFile(file, bytes);
    const before = await contentsOf(installation.url);
    const outcome = await restore(file, installation).then(
      () => 'restored',
      (error: Error) => `${error.name}: ${error.message.replace(file, 'FILE')}`,
    );
    expect(await contentsOf(installation.url)).toEqual(before);
    return outcome;
  };
  const unpacked = (): Buffer => zstdDecompressSync(whole.subarray(firstLine.length));
  const packed = (frames: Buffer): Buffer => Buffer.concat([firstLine, zstdCompressSync(frames)]);

  it('is refused when it is cut off anywhere', async () => {
    for (const share of [0.3, 0.6, 0.9])
      expect(await refusalOf(whole.subarray(0, Math.floor(whole.length * share)))).toContain('it ends too early');
    expect(await refusalOf(whole.subarray(0, -1))).toContain('it ends too early');
    expect(await refusalOf(firstLine)).toContain('it ends too early');
  });

  it('is refused when its frames end before the trailer, however well they are packed', async () => {
    const frames = unpacked();
    const trailer = frames.lastIndexOf('Z\0\0\0');
    expect(await refusalOf(packed(frames.subarray(0, trailer)))).toContain('it ends too early');
    expect(await refusalOf(packed(frames.subarray(0, trailer - 3)))).toContain('it ends too early');
  });

  it('is refused when a single byte of it differs', async () => {
    for (const share of [0.1, 0.5, 0.99]) {
      const altered = Buffer.from(whole);
      const at = Math.floor(firstLine.length + (whole.length - firstLine.length - 1) * share);
      // All its bits: one alone may be among the few that mean nothing to who unpacks it.
      altered.writeUInt8(altered.readUInt8(at) ^ 0xff, at);
      expect(await refusalOf(altered)).toMatch(/^BackupRefused: The backup is damaged/);
    }
  });

  it('is refused when a value was changed and everything packed again', async () => {
    const altered = Buffer.from(unpacked().toString('latin1').replace('dina@', 'dora@'), 'latin1');
    expect(await refusalOf(packed(altered))).toContain('its contents are not what its end says');
  });

  it('is refused when something follows its end', async () => {
    expect(await refusalOf(packed(Buffer.concat([unpacked(), Buffer.from('H\0\0\0\0')])))).toContain('follows its end');
    expect(await refusalOf(Buffer.concat([whole, Buffer.from('more')]))).toContain('follows its end');
  });

  it('is refused when it is something else, or in a format of the future', async () => {
    expect(await refusalOf(Buffer.from('PGDMP and so on'))).toBe('BackupRefused: FILE is not a backup of Assay.');
    expect(await refusalOf(Buffer.alloc(0))).toBe('BackupRefused: FILE is not a backup of Assay.');
    const future = Buffer.concat([Buffer.from('assay-backup 2\n'), whole.subarray(firstLine.length)]);
    expect(await refusalOf(future)).toContain('FILE is a backup in format 2; this Assay reads format 1');
    await expect(restore('/nowhere/at-all.backup', installation)).rejects.toThrow('there is no such file');
  });

  describe('with a header that this Assay did not write', () => {
    const withHeader = async (change: (known: Header) => object): Promise<Buffer> => {
      const frames = unpacked();
      const known = header.parse(JSON.parse(frames.subarray(5, 5 + frames.readUInt32BE(1)).toString()));
      const writer = openFrameWriter();
      const pieces = [writer.note('header', { ...known, tables: [], ...change(known) }), writer.trailer()];
      return Buffer.concat([firstLine, await buffer(Readable.from(pieces).pipe(createZstdCompress()))]);
    };

    it('is refused when it has a migration that is not known here', async () => {
      const bytes = await withHeader(({ migrations }) => ({
        assay: '0.9.0',
        migrations: [...migrations, { name: '99-later.sql', sha256: '00' }],
      }));
      expect(await refusalOf(bytes)).toContain(
        'made by an Assay (0.9.0) of another schema than this one (0.0.0-test): its 99-later.sql is unknown here',
      );
    });

    it('is refused when its migrations are not ours', async () => {
      const bytes = await withHeader(({ migrations }) => ({
        migrations: migrations.map((migration) => ({ ...migration, sha256: '00' })),
      }));
      expect(await refusalOf(bytes)).toContain('its 01-platform.sql is a different one');
    });

    it('is refused when it lacks tables', async () => {
      expect(await refusalOf(await withHeader(() => ({})))).toContain('lacks tables that its migrations make');
    });

    it('is refused when it promises tables that do not follow', async () => {
      expect(await refusalOf(await withHeader(({ tables }) => ({ tables })))).toContain('are not what its end says');
    });
  });
});
