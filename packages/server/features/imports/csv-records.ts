import type { Readable } from 'node:stream';
import { CsvFault, CsvReader, type CsvRecord } from '@assay/domain/imports/csv';
import { message } from '@assay/domain/words/message';

/** Bytes that are no text: says on which line, for whoever must correct the file. */
function notText(reader: CsvReader, chunk: Buffer): CsvFault {
  const [before = ''] = new TextDecoder().decode(chunk).split('\uFFFD', 1);
  return new CsvFault(message('import.notUtf8', { line: reader.line + before.split('\n').length - 1 }));
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
