import { invalidField } from '@assay/domain/problem';
import type { Db } from '../../db/pool.ts';
import type { Uploads } from '../../frame/uploads.ts';
import type { ReceivedFile } from '../../http/body/multipart.ts';
import type { Person } from '../../http/session/session.ts';
import { storeReceived } from '../files/store-file.ts';
import { sniffDocument } from './sniff-document.ts';
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
