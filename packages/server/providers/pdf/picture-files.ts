import { jpegSize } from './jpeg-size.ts';

export interface PictureFile {
  name: string;
  content: Buffer;
}

/**
 * The files that a picture is drawn from, the one that is drawn first.
 * A JPEG goes into the PDF as it is when a drawing links to it; drawn by itself it would be decoded first, at twenty times the price.
 */
export function pictureFiles(index: number, bytes: Uint8Array): [PictureFile, ...PictureFile[]] {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = jpegSize(bytes);
  if (!size) return [{ name: `${index}`, content }];
  const { width, height } = size;
  const frame = `width="${width}" height="${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${frame}><image ${frame} href="${index}.jpg"/></svg>`;
  return [
    { name: `${index}.svg`, content: Buffer.from(svg) },
    { name: `${index}.jpg`, content },
  ];
}
