import { createHash, randomBytes } from 'node:crypto';
import type { ReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { documents } from '@assay/contract/documents';
import type { DocumentItem, LibraryDocument } from '@assay/contract/documents/document';
import { describe, expect, it, vi } from 'vitest';
import { useRawRequests } from '../../testing/raw-requests.ts';
import { useTestApp } from '../../testing/test-app.ts';

const megabyte = 1_000_000;
/** More than what waits on its way between two sockets. */
const megabytes = 48;
const boundary = 'x';
const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="Large.bin"\r\n\r\n`;
const tail = `\r\n--${boundary}--\r\n`;

describe('a large document', () => {
  const app = useTestApp();
  const { address } = useRawRequests(app);
  const block = randomBytes(megabyte);
  const sha256 = createHash('sha256');
  for (let i = 0; i < megabytes; i += 1) sha256.update(block);
  const whole = sha256.digest('hex');

  const begin = () => {
    const outgoing = request(`${address()}/api/v1/documentLibrary/document`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${app().tokenOf('max')}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
    });
    outgoing.write(head);
    const send = async (count: number) => {
      for (let i = 0; i < count; i += 1)
        if (!outgoing.write(block)) await new Promise((resolve) => outgoing.once('drain', resolve));
    };
    return { outgoing, send };
  };
  const filesIn = async (folder: string): Promise<string[]> => {
    const found = await readdir(join(app().dataDir, folder), { recursive: true, withFileTypes: true }).catch(() => []);
    return found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  };
  const count = async () =>
    ((await app().call(documents.list, { as: 'max' })).body as { result: DocumentItem[]; count: number }).count;

  it('goes to the disk while it comes, and leaves nothing when its sender gives up', async () => {
    const before = [await count(), await filesIn('files')];
    const { outgoing, send } = begin();
    const cutOff = new Promise((resolve) => outgoing.once('error', resolve));
    await send(megabytes / 2);
    const written = async () => {
      const [file] = await filesIn('incoming');
      return file ? (await stat(file)).size : 0;
    };
    // All but what is on its way is in the file, although the other half was never sent.
    await expect.poll(written, { timeout: 20_000 }).toBeGreaterThan((megabytes / 2 - 4) * megabyte);
    outgoing.destroy(new Error('given up'));
    await cutOff;
    await expect.poll(() => readdir(join(app().dataDir, 'incoming')), { timeout: 20_000 }).toEqual([]);
    expect([await count(), await filesIn('files')]).toEqual(before);
    expect((await app().pool.query('select 1 from stored_file')).rowCount).toBe(0);
  });

  it('is read from the disk no faster than its reader takes it, and comes back as it was', async () => {
    const { outgoing, send } = begin();
    const answered = new Promise<IncomingMessage>((resolve) => outgoing.once('response', resolve));
    await send(megabytes);
    outgoing.end(tail);
    const { id, fileSize } = JSON.parse(await text(await answered)) as LibraryDocument;
    expect(fileSize).toBe(megabytes * megabyte);

    const opened = vi.spyOn(app().storage, 'open');
    const headers = { authorization: `Bearer ${app().tokenOf('uma')}` };
    const path = documents.file.path.replace('{id}', id);
    // Nobody listens to what comes, so that nothing is taken from the socket.
    const reply = await new Promise<IncomingMessage>((resolve) => {
      request(address() + path, { headers }, resolve).end();
    });
    expect(reply.statusCode).toBe(200);
    const file = (await opened.mock.results[0]?.value) as ReadStream;
    for (let last = -1; file.bytesRead > last; await wait(200)) last = file.bytesRead;
    expect(file.bytesRead).toBeLessThan((megabytes / 2) * megabyte);
    const hash = createHash('sha256');
    for await (const chunk of reply) hash.update(chunk);
    expect(hash.digest('hex')).toBe(whole);
  });
});
