import * as format from './format.ts';
import { damaged, type Frame, readNote } from './frame-reader.ts';

export interface BackupVisitor {
  header(header: format.Header): Promise<void>;
  table(table: format.TableEntry, rows: AsyncIterable<Buffer>): Promise<void>;
  sequences(sequences: format.SequenceEntry[]): Promise<void>;
  file(file: format.FileMark, content: AsyncIterable<Buffer>): Promise<void>;
}

type Frames = AsyncGenerator<Frame>;

async function nextFrame(frames: Frames): Promise<Frame> {
  const { value, done } = await frames.next();
  if (done) throw damaged('it ends too early');
  return value;
}

/** Hands a section's content to whoever wants it, then compares it with the section's end mark. */
async function readSection(frames: Frames, use: (content: AsyncIterable<Buffer>) => Promise<void>) {
  const seen = { lines: 0, bytes: 0 };
  let end: Frame | undefined;
  async function* content(): AsyncGenerator<Buffer> {
    while (!end) {
      const frame = await nextFrame(frames);
      if (frame.kind === 'bytes') {
        seen.bytes += frame.payload.length;
        seen.lines += format.countLines(frame.payload);
        yield frame.payload;
      } else if (frame.kind === 'end') end = frame;
      else throw damaged('a section does not end');
    }
  }
  await use(content());
  for await (const _ of content());
  if (!end) throw damaged('a section does not end');
  const mark = readNote(end, format.endMark);
  if (mark.bytes !== seen.bytes) throw damaged('a section has another length than it says');
  return { ...mark, lines: seen.lines };
}

/** Leads a visitor through a backup and holds everything against what its marks say. */
export async function visitBackup(frames: Frames, visitor: BackupVisitor): Promise<format.Trailer> {
  const first = await nextFrame(frames);
  if (first.kind !== 'header') throw damaged('it has no header');
  const header = readNote(first, format.header);
  await visitor.header(header);
  const counted = { tables: 0, rows: 0, files: 0, bytes: 0 };
  for (;;) {
    const frame = await nextFrame(frames);
    if (frame.kind === 'table') {
      const table = header.tables[counted.tables];
      if (readNote(frame, format.tableMark).name !== table?.name) throw damaged('a table is not where it should be');
      const { rows, lines, bytes } = await readSection(frames, (content) => visitor.table(table, content));
      if (rows !== lines) throw damaged(`${table.name} has another number of rows than it says`);
      counted.tables++;
      counted.rows += rows;
      counted.bytes += bytes;
    } else if (frame.kind === 'file') {
      const mark = readNote(frame, format.fileMark);
      const { bytes } = await readSection(frames, (content) => visitor.file(mark, content));
      if (bytes !== mark.size) throw damaged(`${mark.path} has another length than it says`);
      counted.files++;
      counted.bytes += bytes;
    } else if (frame.kind === 'sequences') await visitor.sequences(readNote(frame, format.sequenceList));
    else if (frame.kind === 'trailer') return checkTrailer(frame, { ...counted, header });
    else throw damaged('its parts are in the wrong order');
  }
}

type Counted = Omit<format.Trailer, 'sha256'> & { header: format.Header };

function checkTrailer(frame: Frame, { header, ...counted }: Counted): format.Trailer {
  const trailer = readNote(frame, format.trailer);
  const expected = { ...counted, tables: header.tables.length, sha256: frame.sha256Before() };
  const differs = (Object.keys(expected) as (keyof format.Trailer)[]).some((key) => trailer[key] !== expected[key]);
  if (differs || counted.tables !== expected.tables) throw damaged('its contents are not what its end says');
  return trailer;
}
