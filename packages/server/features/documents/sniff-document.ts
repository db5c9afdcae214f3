import { endingOf } from '@assay/domain/documents/document';
import type { ReceivedFile } from '../../http/body/multipart.ts';
import { readHead } from '../files/read-head.ts';

const headLength = 512;
const anything = 'application/octet-stream';

const startsWith = (head: Buffer, ...bytes: number[]): boolean => bytes.every((byte, i) => head[i] === byte);
const holds = (head: Buffer, word: string, at: number): boolean =>
  head.toString('latin1', at, at + word.length) === word;

/** What a file is by its own bytes: senders may call it anything. */
const byBytes: readonly [type: string, is: (head: Buffer) => boolean][] = [
  ['application/pdf', (head) => holds(head, '%PDF-', 0)],
  ['image/png', (head) => startsWith(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
  ['image/jpeg', (head) => startsWith(head, 0xff, 0xd8, 0xff)],
  ['image/gif', (head) => holds(head, 'GIF87a', 0) || holds(head, 'GIF89a', 0)],
  ['image/webp', (head) => holds(head, 'RIFF', 0) && holds(head, 'WEBP', 8)],
];

/** Packed formats share their first bytes, the ending tells them apart. */
const packed: Readonly<Record<string, string>> = {
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.pptx': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  '.zip': 'application/zip',
};
const plain: Readonly<Record<string, string>> = { '.txt': 'text/plain', '.csv': 'text/csv', '.md': 'text/markdown' };

/** The type that a document is kept and served as. */
export async function sniffDocument({
  path,
  name,
  size,
}: Pick<ReceivedFile, 'path' | 'name' | 'size'>): Promise<string> {
  const head = await readHead(path, headLength);
  const found = byBytes.find(([, is]) => is(head))?.[0];
  if (found) return found;
  const ending = endingOf(name).toLowerCase();
  if (holds(head, 'PK', 0)) return packed[ending] ?? anything;
  const text = head.subarray(0, Math.min(size, headLength));
  return text.includes(0) ? anything : (plain[ending] ?? anything);
}
