export interface PixelSize {
  width: number;
  height: number;
}

/** Markers of frames; between them lie those of tables, which tell no size. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** The size of a JPEG in colours or greys, from its header; undefined of anything else. */
export function jpegSize(bytes: Uint8Array): PixelSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return undefined;
  for (let at = 2; at + 10 <= view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) {
      const [height, width, colours] = [view.getUint16(at + 5), view.getUint16(at + 7), view.getUint8(at + 9)];
      return width > 0 && height > 0 && (colours === 1 || colours === 3) ? { width, height } : undefined;
    }
    // A marker that stands alone is followed by the next one, all others by their length.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}
