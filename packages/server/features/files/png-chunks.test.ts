import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { aPicture, pngChunk as chunk, withPngChunks as withChunks } from '../../testing/pictures.ts';
import { withoutIdleChunks } from './png-chunks.ts';

const typesIn = (png: Buffer): string[] => {
  const types: string[] = [];
  for (let at = 8; at + 12 <= png.length; at += 12 + png.readUInt32BE(at))
    types.push(png.toString('latin1', at + 4, at + 8));
  return types;
};
const packedText = chunk('zTXt', Buffer.concat([Buffer.from('k\0\0'), deflateSync(Buffer.alloc(1_000_000, 65))]));

describe('a PNG', () => {
  it('reaches the image library without the texts that are packed into it, and shows the same', async () => {
    const picture = await aPicture({ format: 'png' });
    const stuffed = withChunks(
      picture,
      ...Array.from({ length: 500 }, () => packedText),
      chunk('tIME', Buffer.alloc(7)),
    );
    const lean = withoutIdleChunks(Buffer.concat([stuffed, packedText]));
    expect(new Set(typesIn(lean))).toEqual(new Set(['IHDR', 'IDAT', 'IEND']));
    expect((await sharp(lean).raw().toBuffer()).equals(await sharp(picture).raw().toBuffer())).toBe(true);
  });

  it('keeps its transparency, its colours and which side is up, each once and within bounds', async () => {
    const kept = [chunk('gAMA', Buffer.from([0, 0, 177, 143])), chunk('eXIf', Buffer.from('II*\0\b\0\0\0\0\0'))];
    const stuffed = withChunks(
      await aPicture({ format: 'png' }),
      ...kept,
      ...kept,
      chunk('iCCP', Buffer.alloc(1_000_001)),
    );
    expect(typesIn(withoutIdleChunks(stuffed)).slice(0, 4)).toEqual(['IHDR', 'gAMA', 'eXIf', 'IDAT']);
  });

  it('that lies about its lengths is left to be refused', async () => {
    const picture = await aPicture({ format: 'png' });
    const lying = Buffer.from(picture);
    const data = lying.indexOf('IDAT') - 4;
    lying.writeUInt32BE(0xffff_ffff, data);
    expect(withoutIdleChunks(lying).subarray(-100)).toEqual(lying.subarray(-100));
    await expect(sharp(withoutIdleChunks(lying)).toBuffer()).rejects.toThrow();
    for (const end of [8, 9, 20, 40])
      expect(withoutIdleChunks(picture.subarray(0, end)).length).toBeLessThanOrEqual(end);
  });
});
