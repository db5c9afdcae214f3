import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { platform } from 'node:os';
import { join } from 'node:path';
import { files } from '@assay/contract/files';
import { describe, expect, it } from 'vitest';
import { aForm, type FormPart, formOf } from '../../testing/forms.ts';
import { openFiles, useRawRequests, useUncaughtErrors } from '../../testing/raw-requests.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { startUpload } from '../../testing/uploads.ts';

/** The pool may open some meanwhile; what leaks does so with every request. */
const fewConnections = 5;

describe('a form that is meant to do harm', () => {
  const app = useTestApp();
  const raw = useRawRequests(app);
  const uncaught = useUncaughtErrors();
  const left = () => readdir(join(app().dataDir, 'incoming')).catch(() => []);
  const authorization = () => `Bearer ${app().tokenOf('dina')}`;
  const request = (path: string, { headers, payload }: ReturnType<typeof formOf>, body = payload) => ({
    method: 'POST',
    path,
    headers: { ...headers, authorization: authorization() },
    body,
  });
  const photo = (size = 10): FormPart => ({
    name: 'photo',
    value: Buffer.alloc(size, 7),
    file: 'jaw.jpg',
    type: 'image/jpeg',
  });
  const field = (name: string): FormPart => ({ name, value: 'x' });

  const nothingIsLeft = async () => {
    expect(uncaught()).toEqual([]);
    await expect.poll(left).toEqual([]);
    expect((await app().ask('GET', '/healthz')).status).toBe(200);
  };

  it.each([
    ['3,000 fields', Array.from({ length: 3_000 }, (_, i) => field(`f${i}`)), 413],
    ['3,000 files', Array.from({ length: 3_000 }, () => photo()), 400],
    ['3,000 unknown files', Array.from({ length: 3_000 }, () => ({ ...photo(), name: 'other' })), 400],
    ['a name of 75,000 letters', [{ ...photo(), file: `${'x'.repeat(75_000)}.jpg` }], 400],
    ['a part with a header of 200,000 letters', [{ ...photo(), type: `image/jpeg; x=${'y'.repeat(200_000)}` }], 415],
  ] as [string, FormPart[], number][])('with %s is refused, whole or cut off', async (_, parts, status) => {
    const form = formOf(parts);
    expect((await raw.send(request('/api/v1/images', form))).status).toBe(status);
    for (const cut of [-30, -3]) {
      const half = await raw.send(request('/api/v1/images', form, form.payload.subarray(0, cut)));
      expect([status, 400]).toContain(half.status);
    }
    await nothingIsLeft();
  });

  it('that ends at any of its bytes is refused', async () => {
    const form = formOf([field('source'), photo(), { ...photo(), name: 'file' }]);
    for (let end = 0; end < form.payload.length - 4; end += 1) {
      const { status, reply } = await raw.send(request('/api/v1/images', form, form.payload.subarray(0, end)));
      expect([400, 415], `${end} bytes: ${reply}`).toContain(status);
    }
    await nothingIsLeft();
  });

  it('with a part whose headers do not end is refused, not waited for', async () => {
    const form = formOf([field('source'), photo()]);
    const payload = Buffer.from(form.payload.toString('latin1').replaceAll('\r\n\r\n', '\r\n'), 'latin1');
    const { status, reply } = await raw.send(request('/api/v1/images', form, payload));
    expect([status, reply]).toEqual([400, expect.stringContaining('The form is not well formed.')]);
    await nothingIsLeft();
  });

  it('that ends within a file says so', async () => {
    const form = formOf([{ name: 'files', value: 'x'.repeat(100), file: 'a.txt' }]);
    const { status, reply } = await raw.send(request('/api/v1/file/upload', form, form.payload.subarray(0, 130)));
    expect([status, reply]).toEqual([400, expect.stringContaining('The form is not well formed.')]);
    await nothingIsLeft();
  });

  it('or a picture that is too large is answered, and not cut off', async () => {
    const { pathname, search } = new URL((await startUpload(app(), 'dina')).uploadUrl);
    const headers = { 'content-type': 'image/jpeg', 'x-ms-blob-type': 'BlockBlob' };
    const body = Buffer.alloc(40_000_000);
    expect((await fetch(raw.address() + pathname + search, { method: 'PUT', headers, body })).status).toBe(413);
    await nothingIsLeft();
  });

  describe.skipIf(platform() !== 'linux')('whose connection breaks', () => {
    const cutOff = async (count: number, send: () => Promise<Parameters<typeof raw.open>[0]>) => {
      const before = await openFiles();
      for (let i = 0; i < count; i += 1) {
        const socket = await raw.open({ ...(await send()), contentLength: 5_000_000 });
        await expect.poll(async () => (await left()).length).toBe(1);
        socket.destroy();
        await expect.poll(left).toEqual([]);
      }
      await expect.poll(openFiles).toBeLessThan(before + fewConnections);
      await nothingIsLeft();
    };

    it('leaves neither an open file nor its bytes', async () => {
      const form = formOf([{ name: 'files', value: Buffer.alloc(300_000), file: 'manual.pdf' }]);
      await cutOff(25, async () => request('/api/v1/file/upload', form, form.payload.subarray(0, 250_000)));
    });

    it('while a file is read leaves none open', async () => {
      const form = aForm({ files: { name: 'manual.pdf', content: Buffer.alloc(20_000_000) } });
      const { body } = await app().call(files.upload, { as: 'dina', ...form });
      const { pathname, search } = new URL((body as { files: { readUrl: string }[] }).files[0]?.readUrl ?? '');
      const before = await openFiles();
      for (let i = 0; i < 25; i += 1) {
        const socket = await raw.open({ method: 'GET', path: pathname + search, headers: {}, body: Buffer.alloc(0) });
        if (i % 2) await once(socket, 'data');
        socket.destroy();
      }
      await expect.poll(openFiles).toBeLessThan(before + fewConnections);
      await nothingIsLeft();
    });

    it('leaves nothing of a picture that was put to its address either', async () => {
      await cutOff(10, async () => {
        const { pathname, search } = new URL((await startUpload(app(), 'dina')).uploadUrl);
        const headers = { 'content-type': 'image/jpeg', 'x-ms-blob-type': 'BlockBlob' };
        return { method: 'PUT', path: pathname + search, headers, body: Buffer.alloc(250_000) };
      });
    });
  });
});
