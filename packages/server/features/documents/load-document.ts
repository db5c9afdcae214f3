import { notFound } from '@assay/domain/problem';
import type { RecordRequest } from '../../http/frame/handlers.ts';
import { type DocumentRecord, findDocument, lockDocument } from './documents.queries.ts';

export async function documentToRead({ db, scope, params }: RecordRequest): Promise<DocumentRecord> {
  const record = await findDocument(db, scope, params.id);
  if (!record) throw notFound();
  return record;
}

export async function documentToWrite({ db, scope, params }: RecordRequest): Promise<DocumentRecord> {
  const record = await lockDocument(db, scope, params.id);
  if (!record) throw notFound();
  return record;
}
