import { readFile } from 'node:fs/promises';
import { type ImageSize, longerSide, mostPhotoPixels, mostPhotoSide } from '@assay/domain/files';
import { fieldError, invalidFields, Problem } from '@assay/domain/problem';
import type { Code, CodeValues } from '@assay/domain/words/message';
import type { Metadata, Sharp } from 'sharp';
import { unallowedFile } from '../../http/body/multipart.ts';
import { inTurn } from './in-turn.ts';
import { withoutIdleChunks } from './png-chunks.ts';

export interface ReadImage {
  contentType: 'image/jpeg' | 'image/png';
  width: number;
  height: number;
  /** Encoded again, so that nothing of the sent bytes is kept but the picture. A small picture is its own smaller copy. */
  copies: Record<ImageSize, Buffer>;
}

type Format = 'jpeg' | 'png';

const signatures: Record<Format, Buffer> = {
  jpeg: Buffer.from([0xff, 0xd8, 0xff]),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
};

const unallowed = (): Problem => unallowedFile('photo');

const unreadable = <C extends Code>(code: C, ...values: CodeValues<C>): Problem =>
  invalidFields([fieldError('photo', code, ...values)], 'unreadableImage');

function sniff(bytes: Buffer): Format {
  for (const [format, signature] of Object.entries(signatures))
    if (bytes.subarray(0, signature.length).equals(signature)) return format as Format;
  throw unallowed();
}

/** An interlaced PNG is in memory as a whole before its first line is known. */
const mostInterlacedPixels = 16_000_000;

function refuseTraps({ width, height, format, isProgressive }: Metadata): void {
  if (Math.max(width, height) > mostPhotoSide) throw unreadable('photo.tooWide', { max: mostPhotoSide });
  if (width * height > mostPhotoPixels)
    throw unreadable('photo.tooManyPixels', { millions: mostPhotoPixels / 1_000_000 });
  if (format === 'png' && isProgressive && width * height > mostInterlacedPixels)
    throw unreadable('photo.interlaced', { millions: mostInterlacedPixels / 1_000_000 });
}

/** Many times what the largest photo takes; past it a picture is a trap, and others wait for its thread. */
const limitSeconds = 10;
const picturesAtOnce = 3;

const encode = (picture: Sharp, format: Format): Promise<{ data: Buffer; info: { width: number; height: number } }> =>
  (format === 'jpeg' ? picture.jpeg({ quality: 86 }) : picture.png()).toBuffer({ resolveWithObject: true });

const isTimeout = (error: unknown): boolean => error instanceof Error && error.message.startsWith('timeout:');

/** Decodes, turns upright, drops everything but the pixels and encodes them again, on the threads of the image library. */
export const readImage = inTurn(picturesAtOnce, async (path: string): Promise<ReadImage> => {
  // Read here: a file that the image library opens itself stays mapped into memory, and Windows refuses to remove it.
  const sent = await readFile(path);
  const format = sniff(sent);
  const bytes = format === 'png' ? withoutIdleChunks(sent) : sent;
  // Loaded when the first picture comes: it is a large native library.
  const { default: sharp } = await import('sharp');
  // No picture is read twice: its cache would hold memory for nothing.
  sharp.cache(false);
  const within = (side: number) => ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const;
  const options = { failOn: 'error', limitInputPixels: mostPhotoPixels, sequentialRead: true } as const;
  const open = (from: Buffer) => sharp(from, options).timeout({ seconds: limitSeconds });
  try {
    const found = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (found.format !== format) throw unallowed();
    refuseTraps(found);
    const original = await encode(open(bytes).autoOrient().resize(within(longerSide.original)), format);
    const smaller = async (size: ImageSize): Promise<Buffer> =>
      Math.max(original.info.width, original.info.height) <= longerSide[size]
        ? original.data
        : (await encode(open(original.data).resize(within(longerSide[size])), format)).data;
    return {
      contentType: `image/${format}`,
      width: original.info.width,
      height: original.info.height,
      copies: { original: original.data, report: await smaller('report'), thumbnail: await smaller('thumbnail') },
    };
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw unreadable(isTimeout(error) ? 'photo.tooSlow' : 'photo.unreadable');
  }
});
