import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { MultipartBody } from '@assay/contract/base/endpoint';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { scannedDisk } from '../../disk/testing/scanned-disk.ts';
import { formOf } from '../../testing/forms.ts';
import { openIncomingFolder } from './incoming-folder.ts';
import { receiveForm } from './multipart.ts';

describe('the files of a form', () => {
  let folder = '';
  let leftBehind: unknown[] = [];
  beforeEach(() => {
    leftBehind = [];
    folder = mkdtempSync(join(tmpdir(), 'assay-incoming-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
  });

  const body: MultipartBody = {
    kind: 'multipart',
    fields: z.unknown(),
    files: { photo: { types: ['*/*'], max: 1, bytes: 1_000 } },
  };
  const takeForm = async (platform: NodeJS.Platform): Promise<void> => {
    const onLeftBehind = (error: unknown) => void leftBehind.push(error);
    const incoming = openIncomingFolder(folder, { reserveBytes: 0, onLeftBehind, disk: scannedDisk(platform) });
    const photo = { name: 'photo', value: Buffer.alloc(10), file: 'jaw.jpg', type: 'image/jpeg' };
    const { headers = {}, payload } = formOf([photo]);
    const form = await receiveForm(body, Readable.from([payload]), headers, incoming);
    await form.discard();
  };

  it('are removed once a scanner on Windows has let go of them', async () => {
    await takeForm('win32');
    expect(readdirSync(folder)).toEqual([]);
    expect(leftBehind).toEqual([]);
  });

  it('stay for the storage sweeper where they cannot be removed, and fail no request', async () => {
    await takeForm('linux');
    expect(readdirSync(folder)).toHaveLength(1);
    expect(leftBehind).toMatchObject([{ code: 'EPERM' }]);
  });
});
