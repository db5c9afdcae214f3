import type { ImportColumns } from '@assay/domain/imports/columns';
import { csvStart, csvText, faultyLinesWriter } from '@assay/domain/imports/faulty-lines';
import type { Db } from '../../db/pool.ts';
import type { FileAnswer } from '../../http/replies/file-reply.ts';
import { listFaultyLines } from './imports.queries.ts';

const linesAtOnce = 5_000;

/** The faulty lines of an import as a CSV file: to be corrected there and sent again. */
export async function writeFaultyLines(
  db: Db,
  importId: string,
  fileName: string,
  columns: ImportColumns<string>,
): Promise<FileAnswer> {
  const parts: Buffer[] = [];
  let writer: ReturnType<typeof faultyLinesWriter> | undefined;
  for (let after = 0; ; ) {
    const lines = await listFaultyLines(db, importId, after, linesAtOnce);
    const [first] = lines;
    if (!first) break;
    if (!writer) {
      writer = faultyLinesWriter(columns, first);
      parts.push(Buffer.from(csvStart + csvText([writer.header])));
    }
    parts.push(Buffer.from(csvText(lines.map(writer.row))));
    after = lines.at(-1)?.line ?? after;
  }
  const name = fileName.replace(/\.[^.]*$/, '');
  return { content: Buffer.concat(parts), contentType: 'text/csv; charset=utf-8', fileName: `${name}-faulty.csv` };
}
