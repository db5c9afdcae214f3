import { days, later } from '@assay/domain/time';
import type { Db, WholeDb } from '../../db/pool.ts';
import { withoutScopedTables } from '../../db/pool.ts';
import { insertCategory } from '../../features/documents/document-categories.queries.ts';
import { setLinks } from '../../features/documents/document-links.queries.ts';
import { insertPackage } from '../../features/documents/document-packages.queries.ts';
import { addVersion, insertDocument, type NewVersion } from '../../features/documents/write-documents.queries.ts';
import { keepFiles } from '../../features/files/stored-files.queries.ts';
import { storeBytes } from '../../features/files/stored-files.ts';
import type { FileStorage } from '../../providers/files/file-storage.ts';
import { demoAuthor } from '../demo-author.ts';
import { idOf, namedIds } from '../demo-names.ts';
import { type DemoContent, type DemoDocument, demoDocuments, demoPackages } from './document-list.ts';
import { writePdf } from './write-pdf.ts';

const types = { pdf: 'application/pdf', png: 'image/png', text: 'text/plain' } as const;

async function bytesOf(content: DemoContent): Promise<Buffer> {
  if (content.kind === 'pdf') return writePdf(content.pages);
  if (content.kind === 'text') return Buffer.from(content.text);
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(content.drawing())).png().toBuffer();
}

interface Place {
  /** Outside of the demo's transaction: bytes come before the rows that name them. */
  db: Db;
  storage: FileStorage;
  now: Date;
}

type StoredFile = Omit<NewVersion, 'uploadedBy'>;

async function store({ db, storage, now }: Place, name: string, content: DemoContent): Promise<StoredFile> {
  const [bytes, fileType] = [await bytesOf(content), types[content.kind]];
  const fileId = await storeBytes(db, { storage }, { name, contentType: fileType, bytes }, now);
  return { fileId, fileName: name, fileType, fileSize: bytes.length };
}

/** A document of the demo with its files, oldest first, waiting for its rows. */
export interface StoredDocument {
  document: DemoDocument;
  versions: StoredFile[];
}

export async function storeDocuments(place: Place): Promise<StoredDocument[]> {
  const stored: StoredDocument[] = [];
  for (const document of demoDocuments) {
    const { name, before, content } = document;
    const older = before ? [await store(place, name, before)] : [];
    stored.push({ document, versions: [...older, await store(place, name, content)] });
  }
  return stored;
}

/** Adds each category when it is named for the first time; answers the last one of a path. */
function categoryAdder(db: Db, now: Date): (path: readonly string[]) => Promise<string | null> {
  const ids = new Map<string, string>();
  return async (path) => {
    let parentId: string | null = null;
    for (const name of path) {
      const key: string = `${parentId} ${name}`;
      const id: string = ids.get(key) ?? (await insertCategory(db, { name, parentId }, now));
      ids.set(key, id);
      parentId = id;
    }
    return parentId;
  };
}

/** The library of documents, with links to points and products; answers how many there are. */
export async function loadDocuments(db: WholeDb, stored: readonly StoredDocument[], now: Date): Promise<number> {
  const open = withoutScopedTables(db);
  const { userId } = await demoAuthor(db, 'ada@provider.example');
  const points = namedIds(await db.selectFrom('inspection_point').select(['id', 'name']).execute());
  const families = namedIds(await db.selectFrom('product_family').select(['id', 'name']).execute());
  const models = namedIds(await db.selectFrom('product_model').select(['id', 'name']).execute());
  const found = (ids: ReadonlyMap<string, string>, names: readonly string[] = []): string[] =>
    names.map((name) => idOf(ids, name));
  const categoryAt = categoryAdder(open, now);
  const made = new Map<string, string>();
  for (const { document, versions } of stored) {
    await keepFiles(
      open,
      versions.map(({ fileId }) => fileId),
    );
    const [first, ...newer] = versions.map((version) => ({ ...version, uploadedBy: userId }));
    if (!first) continue;
    const { name, description } = document;
    const own = {
      name,
      description,
      sourceSystem: 'demo',
      companyId: null,
      categoryId: await categoryAt(document.category),
    };
    const id = await insertDocument(open, { ...first, ...own }, later(now, -days(200)));
    for (const [i, version] of newer.entries()) await addVersion(open, id, i + 1, version, later(now, -days(20)));
    await setLinks(open, 'document_point', id, found(points, document.points));
    await setLinks(open, 'document_family', id, found(families, document.families));
    await setLinks(open, 'document_model', id, found(models, document.models));
    made.set(name, id);
  }
  for (const { name, type, documents } of demoPackages)
    await insertPackage(open, { name, type, documentIds: found(made, documents) }, now);
  return made.size;
}
