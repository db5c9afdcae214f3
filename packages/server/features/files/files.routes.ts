import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { files as calls } from '@assay/contract/files';
import { photoTypes } from '@assay/domain/files';
import { invalidField, notFound, Problem } from '@assay/domain/problem';
import { days, later, minutes } from '@assay/domain/time';
import { message } from '@assay/domain/words/message';
import type { Uploads } from '../../frame/uploads.ts';
import type { AddressSigner } from '../../http/addresses/signed-addresses.ts';
import type { IncomingFolder } from '../../http/body/incoming-folder.ts';
import { unallowedFile } from '../../http/body/multipart.ts';
import { type Handlers, handler, type RecordRequest } from '../../http/frame/handlers.ts';
import { createImage, findImage } from './images.queries.ts';
import { storeImage } from './store-image.ts';
import { keepFiles } from './stored-files.queries.ts';
import { showFile, storeReceived } from './stored-files.ts';
import { createUpload, findUpload, lockUpload, markReceived } from './uploads.queries.ts';

type Table = typeof calls;

interface FilePlaces {
  uploads: Uploads;
  signer: AddressSigner;
  incoming: IncomingFolder;
}

const uploadLives = minutes(15);
const readLives = minutes(5);
const documentWaits = days(30);

function requirePhotoType(contentType: string): void {
  if ((photoTypes as readonly string[]).includes(contentType.toLowerCase())) return;
  throw unallowedFile('contentType');
}

type Request = RecordRequest & { now: Date };

/** An address for putting lives as long as its upload. */
async function toReceive({ db, scope, params, now }: Request, find: typeof findUpload) {
  const upload = await find(db, scope, params.id);
  if (upload?.purpose !== 'image' || upload.expires_at <= now) throw notFound();
  return upload;
}

const otherFile = (): Problem => new Problem('conflict', message('file.alreadyUploaded'), { code: 'alreadyUploaded' });

export function fileHandlers({ uploads: { storage, by }, signer, incoming }: FilePlaces): Handlers<Table> {
  return {
    uploadUrl: async ({ db, body, person, now, appUrl }) => {
      requirePhotoType(body.contentType);
      const expiresAt = later(now, uploadLives);
      const upload = { purpose: 'image', ownerUserId: person.userId, fileName: body.fileName, expiresAt } as const;
      const uploadId = await createUpload(db, upload, now);
      const params = { id: uploadId };
      return {
        uploadId,
        uploadUrl: signer.address(calls.put, params, person.sessionId, expiresAt, appUrl),
        readUrl: signer.address(calls.read, params, person.sessionId, later(expiresAt, readLives), appUrl),
      };
    },
    put: handler<Table['put']>()({
      prepare: async (request) => {
        const { db, person, now, stream, headers } = request;
        if (headers['x-ms-blob-type'] !== 'BlockBlob') throw invalidField('x-ms-blob-type', 'value.blobType');
        const upload = await toReceive(request, findUpload);
        if (!stream) throw invalidField('', 'request.bodyMissing');
        return withReceivedBytes(incoming, stream, async ({ path, sha256 }) => {
          if (upload.received_sha256?.equals(sha256)) return { sha256 };
          if (upload.received_sha256) throw otherFile();
          return { sha256, image: await storeImage(db, by(person), { path, name: upload.file_name }, now) };
        });
      },
      run: async (request) => {
        const { db, params, person, prepared, now } = request;
        const upload = await toReceive(request, lockUpload);
        // A repeat of a put whose answer was lost, or of one that is still under way.
        if (upload.received_sha256 && !upload.received_sha256.equals(prepared.sha256)) throw otherFile();
        if (upload.received_sha256 || !prepared.image) return {};
        await createImage(db, prepared.image, { id: params.id, ownerUserId: person.userId }, now);
        await markReceived(db, params.id, prepared.sha256);
        return {};
      },
    }),
    read: handler<Table['read']>()({
      load: async ({ db, scope, params }) => {
        const upload = await findUpload(db, scope, params.id);
        const image = upload?.purpose === 'image' ? await findImage(db, scope, params.id) : undefined;
        const fileId = image?.original ?? upload?.stored_file_id;
        if (!upload || !fileId) throw notFound();
        return { fileId, fileName: image ? undefined : upload.file_name };
      },
      run: ({ db, record }) => showFile(db, storage, record.fileId, record.fileName),
    }),
    upload: handler<Table['upload']>()({
      prepare: async ({ db, files, person, now }) => {
        if (files.files.length === 0) throw invalidField('files', 'file.missing');
        const stored = [];
        for (const file of files.files)
          stored.push({ ...file, id: await storeReceived(db, by(person), file, 'application/octet-stream', now) });
        return stored;
      },
      run: async ({ db, person, prepared, now, appUrl }) => {
        await keepFiles(
          db,
          prepared.map(({ id }) => id),
        );
        const files = [];
        for (const { id: fileId, name, size } of prepared) {
          const upload = { purpose: 'document', ownerUserId: person.userId, fileName: name, fileId } as const;
          const id = await createUpload(db, { ...upload, expiresAt: later(now, documentWaits) }, now);
          const readUrl = signer.address(calls.read, { id }, person.sessionId, later(now, readLives), appUrl);
          files.push({ fileName: id, originalName: name, size, readUrl });
        }
        return { files };
      },
    }),
  };
}

interface ReceivedBytes {
  path: string;
  sha256: Buffer;
}

/** Streams a raw body to a file of its own for as long as the work on it lasts. */
async function withReceivedBytes<T>(
  incoming: IncomingFolder,
  stream: Readable,
  work: (received: ReceivedBytes) => Promise<T>,
): Promise<T> {
  const path = join(incoming.path, randomUUID());
  const hash = createHash('sha256');
  await incoming.refuseWithoutRoom(0);
  try {
    await pipeline(
      stream,
      async function* (source: AsyncIterable<Buffer>) {
        for await (const chunk of source) {
          hash.update(chunk);
          yield chunk;
        }
      },
      incoming.whileThereIsRoom,
      createWriteStream(path, { flags: 'wx', mode: 0o600 }),
    );
    return await work({ path, sha256: hash.digest() });
  } finally {
    await incoming.remove(path);
  }
}
