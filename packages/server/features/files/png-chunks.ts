/** Only chunks that make up the picture or say how to show it are read; others may be packed to inflate for seconds. */
const critical = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND']);
const helpful = new Set(['tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'eXIf']);
const mostHelpfulBytes = 1_000_000;

const signatureLength = 8;
/** Length, type and check sum around the data of a chunk. */
const frameLength = 12;

/** A PNG with nothing in it but its picture; a damaged one is left for the image library to judge. */
export function withoutIdleChunks(png: Buffer): Buffer {
  const lean = Buffer.alloc(png.length);
  let written = png.copy(lean, 0, 0, signatureLength);
  const seen = new Set<string>();
  for (let at = signatureLength; at + frameLength <= png.length; ) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    const end = Math.min(at + frameLength + length, png.length);
    if (critical.has(type) || (helpful.has(type) && !seen.has(type) && length <= mostHelpfulBytes))
      written += png.copy(lean, written, at, end);
    if (type === 'IEND') break;
    seen.add(type);
    at = end;
  }
  return lean.subarray(0, written);
}
