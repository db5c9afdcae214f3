import { endingOf } from '@assay/domain/documents/document';
import { invalidField } from '@assay/domain/problem';
import type { Db } from '../../db/pool.ts';
import type { Uploads } from '../../frame/uploads.ts';
import type { ReceivedFile } from '../../http/body/multipart.ts';
import type { Person } from '../../http/session/session.ts';
import { readHead, storeReceived } from '../files/stored-files.ts';
import type { NewVersion } from './write-documents.queries.ts';

/** Stores received files as pending, in `prepare`: a document has them once the transaction of its write is committed. */
export async function storeDocuments(
  { db, person, now }: { db: Db; person: Person; now: Date },
  { by }: Uploads,
  files: readonly ReceivedFile[],
): Promise<NewVersion[]> {
  const stored: NewVersion[] = [];
  for (const file of files) {
    const fileType = await sniffDocument(file);
    const fileId = await storeReceived(db, by(person), file, fileType, now);
    stored.push({ fileId, fileName: file.name, fileType, fileSize: file.size, uploadedBy: person.userId });
  }
  return stored;
}

export const onlyFile = <Kept>([file]: readonly Kept[]): Kept => {
  if (file === undefined) throw invalidField('file', 'file.missing');
  return file;
};

const headLength = 512;
const anything = 'application/octet-stream';

const startsWith = (head: Buffer, ...bytes: number[]): boolean => bytes.every((byte, i) => head[i] === byte);
const holds = (head: Buffer, word: string, at: number): boolean =>
  head.toString('latin1', at, at + word.length) === word;

/** The bytes of a file decide its type, since senders may call it anything. */
const byBytes: readonly [type: string, is: (head: Buffer) => boolean][] = [
  ['application/pdf', (head) => holds(head, '%PDF-', 0)],
  ['image/png', (head) => startsWith(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
  ['image/jpeg', (head) => startsWith(head, 0xff, 0xd8, 0xff)],
  ['image/gif', (head) => holds(head, 'GIF87a', 0) || holds(head, 'GIF89a', 0)],
  ['image/webp', (head) => holds(head, 'RIFF', 0) && holds(head, 'WEBP', 8)],
];

/** Packed formats share their first bytes, so the ending decides. */
const packed: Readonly<Record<string, string>> = {
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.pptx': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  '.zip': 'application/zip',
};
const plain: Readonly<Record<string, string>> = { '.txt': 'text/plain', '.csv': 'text/csv', '.md': 'text/markdown' };

/** The type that a document is kept and served as. */
async function sniffDocument({ path, name, size }: Pick<ReceivedFile, 'path' | 'name' | 'size'>): Promise<string> {
  const head = await readHead(path, headLength);
  const found = byBytes.find(([, is]) => is(head))?.[0];
  if (found) return found;
  const ending = endingOf(name).toLowerCase();
  if (holds(head, 'PK', 0)) return packed[ending] ?? anything;
  const text = head.subarray(0, Math.min(size, headLength));
  return text.includes(0) ? anything : (plain[ending] ?? anything);
}
