import { createHash } from 'node:crypto';
import sharp from 'sharp';

const grain = 4;

/** A photo of coarse noise, another one for each name; a wider one weighs more. */
export async function aPhoto(name: string, width = 800) {
  const raw = { width: width / grain, height: Math.round((width * 0.75) / grain), channels: 3 as const };
  const outputLength = raw.width * raw.height * raw.channels;
  const noise = createHash('shake128', { outputLength }).update(name).digest();
  const buffer = await sharp(noise, { raw }).resize({ width, kernel: 'nearest' }).jpeg().toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}
