import type { FileHandle } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { createInflateRaw } from 'node:zlib';

/** The file cannot be read as a spreadsheet. */
export class SheetFault extends Error {
  readonly tooLarge: boolean;
  constructor(problem: string, tooLarge = false) {
    super(problem);
    this.tooLarge = tooLarge;
  }
}

interface ZipEntry {
  name: string;
  method: number;
  start: number;
  packed: number;
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const mostEntries = 1_000;
const mostDirectory = 1_000_000;

async function bytesAt(file: FileHandle, start: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, start);
  return buffer.subarray(0, bytesRead);
}

/** The files in an archive by their names; anything that a spreadsheet would not do is refused. */
export async function zipEntries(file: FileHandle): Promise<Map<string, ZipEntry>> {
  const { size } = await file.stat();
  const tailLength = Math.min(size, 65_557);
  const tail = await bytesAt(file, size - tailLength, tailLength);
  const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > tail.length || tail.readUInt32LE(end) !== endSignature) throw new SheetFault('no archive');
  const count = tail.readUInt16LE(end + 10);
  const length = tail.readUInt32LE(end + 12);
  const start = tail.readUInt32LE(end + 16);
  if (count > mostEntries || length > mostDirectory || start + length > size) throw new SheetFault('no such archive');
  const directory = await bytesAt(file, start, length);
  const entries = new Map<string, ZipEntry>();
  for (let at = 0; at + 46 <= directory.length && directory.readUInt32LE(at) === entrySignature; ) {
    const nameLength = directory.readUInt16LE(at + 28);
    const name = directory.toString('utf8', at + 46, at + 46 + nameLength);
    entries.set(name, {
      name,
      method: directory.readUInt16LE(at + 10),
      packed: directory.readUInt32LE(at + 20),
      start: directory.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return entries;
}

/** A small file may unpack to a huge one, so the reader says how much may come. */
const atMost = (most: number): Transform => {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      seen += chunk.length;
      done(seen > most ? new SheetFault('unpacks to too much', true) : null, chunk);
    },
  });
};

/** The contents of a file in the archive, unpacked a piece at a time. */
export async function* unpacked(file: FileHandle, entry: ZipEntry, most: number): AsyncGenerator<string> {
  const head = await bytesAt(file, entry.start, 30);
  if (head.length < 30) throw new SheetFault('cut off');
  const start = entry.start + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
  if (entry.method !== 0 && entry.method !== 8) throw new SheetFault('packed in another way');
  const packed = Readable.from(piecesOf(file, start, entry.packed));
  const plain = entry.method === 8 ? packed.pipe(createInflateRaw()) : packed;
  const bounded = atMost(most);
  // An error of one stage ends the others, so that the reader sees one failure.
  packed.on('error', (error) => bounded.destroy(error));
  plain.on('error', () => bounded.destroy(new SheetFault('damaged')));
  plain.pipe(bounded);
  const decoder = new TextDecoder('utf-8');
  try {
    for await (const chunk of bounded) yield decoder.decode(chunk as Buffer, { stream: true });
    yield decoder.decode();
  } finally {
    packed.destroy();
    plain.destroy();
    bounded.destroy();
  }
}

const pieceSize = 65_536;

async function* piecesOf(file: FileHandle, start: number, length: number): AsyncGenerator<Buffer> {
  for (let done = 0; done < length; ) {
    const piece = await bytesAt(file, start + done, Math.min(pieceSize, length - done));
    if (piece.length === 0) return;
    done += piece.length;
    yield piece;
  }
}
