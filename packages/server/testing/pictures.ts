import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** A real picture, noisy enough to have some weight. */
export function aPicture(
  given: { width?: number; height?: number; format?: 'jpeg' | 'png'; seed?: number } = {},
): Promise<Buffer> {
  const { width = 640, height = 480, format = 'jpeg', seed = 7 } = given;
  const gradient = Buffer.alloc(width * height * 3);
  for (let at = 0; at < gradient.length; at += 1) gradient[at] = (at * seed + (at >> 8)) % 256;
  return sharp(gradient, { raw: { width, height, channels: 3 } })
    .toFormat(format)
    .toBuffer();
}

/** A phone's photo: lies on its side, and says where it was taken. */
export const aPhonePhoto = async (): Promise<Buffer> =>
  sharp(await aPicture({ width: 400, height: 200 }))
    .withExif({ IFD0: { Make: 'Phone maker' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '60/1 10/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** A PNG of few bytes and very many pixels. */
export const aBomb = (side = 8_000, progressive = false): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: 'black' } })
    .toColourspace('b-w')
    .png({ compressionLevel: 1, progressive })
    .toBuffer();

/** A chunk of a PNG: its length, its type, its data and their check sum. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** Where the first chunk of every PNG ends. */
const pngHeadEnds = 33;

export const withPngChunks = (png: Buffer, ...chunks: readonly Buffer[]): Buffer =>
  Buffer.concat([png.subarray(0, pngHeadEnds), ...chunks, png.subarray(pngHeadEnds)]);

/** A PNG whose header says its size, and whose pixels nobody can read. */
export function aPngHeader(width: number, height: number): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  const eightBitGrey = Buffer.from([8, 0, 0, 0, 0]);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', Buffer.concat([size, eightBitGrey])),
    pngChunk('IDAT', Buffer.from('no pixels')),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}
