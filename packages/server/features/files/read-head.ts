import { open } from 'node:fs/promises';

/** The first bytes of a file, which say what it is; zeroes where it is shorter. */
export async function readHead(path: string, length: number): Promise<Buffer> {
  const head = Buffer.alloc(length);
  const handle = await open(path);
  try {
    await handle.read(head, 0, length, 0);
  } finally {
    await handle.close();
  }
  return head;
}
