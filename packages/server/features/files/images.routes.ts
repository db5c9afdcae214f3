import { images as calls, type images } from '@assay/contract/images';
import { newId } from '@assay/domain/id';
import { invalidField, notFound } from '@assay/domain/problem';
import { later, minutes } from '@assay/domain/time';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import type { Uploads } from '../../frame/uploads.ts';
import type { AddressSigner } from '../../http/addresses/signed-addresses.ts';
import type { ReceivedFile } from '../../http/body/multipart.ts';
import { type Handlers, handler } from '../../http/frame/handlers.ts';
import { createImage, findImage } from './images.queries.ts';
import { storeImage } from './store-image.ts';
import { showFile } from './stored-files.ts';

type Table = typeof images;

const downloadLives = minutes(5);

function onlyFile(files: { photo: ReceivedFile[]; file: ReceivedFile[] }): ReceivedFile {
  const [photo, ...more] = [...files.photo, ...files.file];
  if (!photo) throw invalidField('photo', 'photo.missing');
  if (more.length > 0) throw invalidField('photo', 'file.onlyOne');
  return photo;
}

async function toRead({ db, scope, params }: { db: Db; scope: Scope; params: { id: string } }) {
  const image = await findImage(db, scope, params.id);
  if (!image) throw notFound();
  return image;
}

export function imageHandlers({ storage, by }: Uploads, signer: AddressSigner): Handlers<Table> {
  return {
    create: handler<Table['create']>()({
      prepare: ({ db, files, person, now }) => storeImage(db, by(person), onlyFile(files), now),
      run: async ({ db, person, prepared, now }) => {
        const id = newId(now.getTime());
        await createImage(db, prepared, { id, ownerUserId: person.userId }, now);
        return { id, width: prepared.width, height: prepared.height };
      },
    }),
    createForPoint: handler<Table['createForPoint']>()({
      prepare: ({ db, files, person, now }) => storeImage(db, by(person), onlyFile(files), now),
      run: async ({ db, person, params, prepared, now }) => {
        const id = newId(now.getTime());
        const point = { protocolPointId: params.protocolPointId, index: Number(params.index) };
        await createImage(db, prepared, { id, ownerUserId: person.userId, point }, now);
        return { id, ...point };
      },
    }),
    file: handler<Table['file']>()({
      load: toRead,
      run: ({ db, record, query }) => showFile(db, storage, record[query.size ?? 'original']),
    }),
    downloadUrl: handler<Table['downloadUrl']>()({
      load: toRead,
      run: async ({ record, person, now, appUrl }) => ({
        url: signer.address(calls.download, { id: record.id }, person.sessionId, later(now, downloadLives), appUrl),
      }),
    }),
    download: handler<Table['download']>()({
      load: toRead,
      run: ({ db, record }) => showFile(db, storage, record.original, record.name),
    }),
  };
}
