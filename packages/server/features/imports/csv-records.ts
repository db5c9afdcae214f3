import type { Readable } from 'node:stream';
import { CsvReader, type CsvRecord } from '@assay/domain/imports/csv';

/** Bytes that are no text: says on which line, for whoever must correct the file. */
function notText(reader: CsvReader, chunk: Buffer): SyntaxError {
  const [before = ''] = new TextDecoder().decode(chunk).split('\uFFFD', 1);
  return new SyntaxError(`Line ${reader.line + before.split('\n').length - 1}: is not UTF-8 text`);
}

/** The records of a CSV stream, a piece at a time; what cannot be read is a SyntaxError that names the line. */
export async function* csvRecords(source: Readable): AsyncGenerator<CsvRecord> {
  const reader = new CsvReader();
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const decode = (chunk?: Buffer): string => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      throw notText(reader, chunk ?? Buffer.alloc(0));
    }
  };
  for await (const chunk of source) yield* reader.push(decode(chunk));
  yield* reader.push(decode());
  yield* reader.end();
}
