import { buffer } from 'node:stream/consumers';
import type { Block, ReportDocument } from '@assay/contract/reports/document';
import type { Db } from '../../db/pool.ts';
import { type FileStorage, StorageFault } from '../../providers/files/file-storage.ts';
import { listReportPictures } from './report-pictures.queries.ts';

function imagesOf(block: Block): (string | null)[] {
  switch (block.kind) {
    case 'photos':
      return block.photos.map(({ imageId }) => imageId);
    case 'signatures':
      return block.signatures.map(({ imageId }) => imageId);
    case 'entry':
      return block.content.flatMap(imagesOf);
    default:
      return [];
  }
}

/** The bytes of every picture that a report shows; one that is gone for good is left out, a storage that is away is not. */
export async function readReportPictures(
  db: Db,
  storage: FileStorage,
  { sections }: ReportDocument,
): Promise<Map<string, Buffer>> {
  const shown = new Set(sections.flatMap(({ blocks }) => blocks.flatMap(imagesOf)).filter((id) => id !== null));
  const pictures = new Map<string, Buffer>();
  for (const { id, storageKey } of await listReportPictures(db, [...shown])) {
    try {
      pictures.set(id, await buffer(await storage.open(storageKey)));
    } catch (error) {
      if (!(error instanceof StorageFault && error.code === 'fileMissing')) throw error;
    }
  }
  return pictures;
}
