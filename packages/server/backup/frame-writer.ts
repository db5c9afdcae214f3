import { createHash } from 'node:crypto';
import { countLines, type FrameKind, frameHeadLength, frameLetters, type Trailer } from './format.ts';

const frameSize = 128 * 1024;

export interface Counts {
  rows: number;
  bytes: number;
}

export interface FrameWriter {
  note(kind: FrameKind, value: unknown): Buffer;
  /** Rows or a file's content, ended by a mark that counts them. */
  section(kind: 'table' | 'file', mark: object, content: AsyncIterable<Buffer>): AsyncGenerator<Buffer, Counts>;
  trailer(): Buffer;
  totals(): Trailer;
}

/** Small pieces become frames of a decent size. */
async function* gathered(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const chunk of content) {
    waiting.push(chunk);
    length += chunk.length;
    if (length < frameSize) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    length = 0;
  }
  if (length > 0) yield Buffer.concat(waiting);
}

export function openFrameWriter(): FrameWriter {
  const hash = createHash('sha256');
  const counts = { tables: 0, rows: 0, files: 0, bytes: 0 };

  const frame = (kind: FrameKind, payload: Buffer): Buffer => {
    const whole = Buffer.allocUnsafe(frameHeadLength + payload.length);
    whole.write(frameLetters[kind], 'latin1');
    whole.writeUInt32BE(payload.length, 1);
    payload.copy(whole, frameHeadLength);
    hash.update(whole);
    return whole;
  };
  const note = (kind: FrameKind, value: unknown): Buffer => frame(kind, Buffer.from(JSON.stringify(value)));
  const totals = (): Trailer => ({ ...counts, sha256: hash.copy().digest('hex') });

  return {
    note,
    async *section(kind, mark, content) {
      yield note(kind, mark);
      const ended: Counts = { rows: 0, bytes: 0 };
      for await (const piece of gathered(content)) {
        ended.bytes += piece.length;
        if (kind === 'table') ended.rows += countLines(piece);
        for (let at = 0; at < piece.length; at += frameSize) yield frame('bytes', piece.subarray(at, at + frameSize));
      }
      yield note('end', ended);
      counts[kind === 'table' ? 'tables' : 'files']++;
      counts.rows += ended.rows;
      counts.bytes += ended.bytes;
      return ended;
    },
    trailer: () => note('trailer', totals()),
    totals,
  };
}
