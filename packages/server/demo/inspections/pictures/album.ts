import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '@assay/domain/id';
import type { Db } from '../../../db/pool.ts';
import { openDisk } from '../../../disk/disk.ts';
import { bindImages, createImage } from '../../../features/files/images.queries.ts';
import { type StoredImage, storeImage } from '../../../features/files/store-image.ts';
import { storeBytes } from '../../../features/files/stored-files.ts';
import type { FileStorage } from '../../../providers/files/file-storage.ts';
import type { Dice } from '../dice.ts';
import { drawPhoto, photographed, type Subject, variantsOf } from './draw-photo.ts';
import { drawSignature } from './draw-signature.ts';
import type { Silhouette } from './silhouettes.ts';
import { voiceNote } from './voice-note.ts';

interface Place {
  /** Outside of the demo's transaction: bytes come before the rows that show them. */
  db: Db;
  storage: FileStorage;
  now: Date;
}

type Format = 'jpeg' | 'png';

/** Draws a picture and stores it as if somebody had uploaded it. */
async function storeDrawing(
  { db, storage, now }: Place,
  folder: string,
  name: string,
  drawing: string,
  format: Format,
) {
  const { default: sharp } = await import('sharp');
  const path = join(folder, `${newId()}.${format}`);
  await writeFile(path, await sharp(Buffer.from(drawing)).toFormat(format).toBuffer());
  return storeImage(db, { storage }, { path, name }, now);
}

const photoKey = (silhouette: Silhouette, subject: Subject, variant: number): string =>
  `${silhouette}-${subject}-${variant}`;

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'assay-drawings-'));
  try {
    return await work(folder);
  } finally {
    await openDisk().remove(folder);
  }
}

/** Every photo of the demo, stored and waiting for the records that show it. */
export const storePhotos = (place: Place): Promise<Map<string, StoredImage>> =>
  inFolder(async (folder) => {
    const wanted = (Object.keys(photographed) as Silhouette[]).flatMap((silhouette) =>
      photographed[silhouette].flatMap((subject) =>
        Array.from({ length: variantsOf(subject) }, (_, variant) => ({ silhouette, subject, variant })),
      ),
    );
    const stored = await Promise.all(
      wanted.map(async ({ silhouette, subject, variant }) => {
        const key = photoKey(silhouette, subject, variant);
        const drawing = drawPhoto(silhouette, subject, variant);
        return [key, await storeDrawing(place, folder, `${key}.jpg`, drawing, 'jpeg')] as const;
      }),
    );
    return new Map(stored);
  });

/** Pictures by what they show: each is one image, however many records show it. */
export interface Album {
  /** Wear stands for what there is no photo of. */
  photo: (silhouette: Silhouette, subject: Subject, own: Dice) => Promise<string>;
  signature: (name: string) => Promise<string>;
  /** A picture that nothing shows yet: whatever takes it in says who sees it. */
  drawing: (name: string, drawing: string) => Promise<string>;
  /** The file of a recording. */
  recording: (pitch: number) => Promise<string>;
}

/** The album of the demo, whose images belong to the person who hands it out. */
export function openAlbum(db: Db, place: Place, photos: ReadonlyMap<string, StoredImage>, ownerUserId: string): Album {
  const made = new Map<string, string>();
  const once = async (key: string, store: () => Promise<StoredImage>): Promise<string> => {
    const known = made.get(key);
    if (known) return known;
    const id = newId(place.now.getTime());
    await createImage(db, await store(), { id, ownerUserId }, place.now);
    await bindImages(db, [id], place.now);
    made.set(key, id);
    return id;
  };
  return {
    photo: (silhouette, wanted, own) => {
      const subject = photographed[silhouette].includes(wanted) ? wanted : 'wear';
      const key = photoKey(silhouette, subject, Math.floor(own.between(0, variantsOf(subject))));
      return once(key, async () => {
        const photo = photos.get(key);
        if (!photo) throw new Error(`The demo has no photo ${key}.`);
        return photo;
      });
    },
    signature: (name) =>
      once(`signature of ${name}`, () =>
        inFolder((folder) => storeDrawing(place, folder, 'signature.png', drawSignature(name), 'png')),
      ),
    drawing: (name, drawing) =>
      inFolder(async (folder) => {
        const id = newId(place.now.getTime());
        const stored = await storeDrawing(place, folder, name, drawing, 'png');
        await createImage(db, stored, { id, ownerUserId }, place.now);
        return id;
      }),
    recording: (pitch) =>
      storeBytes(
        place.db,
        { storage: place.storage },
        { name: 'note.wav', contentType: 'audio/wav', bytes: voiceNote(3, pitch) },
        place.now,
      ),
  };
}
