import type { importCalls } from '@assay/contract/imports';
import { newId } from '@assay/domain/id';
import type { ImportColumns } from '@assay/domain/imports/columns';
import { csvStart, csvText, faultyLinesWriter } from '@assay/domain/imports/faulty-lines';
import { invalidField, notFound, Problem } from '@assay/domain/problem';
import { message } from '@assay/domain/words/message';
import type { Selectable } from 'kysely';
import type { Db } from '../../db/pool.ts';
import type { ImportRow } from '../../db/tables/imports.ts';
import type { ImportNoun } from '../../frame/import-noun.ts';
import { type Handlers, handler } from '../../http/frame/handlers.ts';
import type { FileAnswer } from '../../http/replies/file-reply.ts';
import { enqueue } from '../../jobs/jobs.queries.ts';
import { countLines, createImport, findImport, listFaultyLines, listLines, updateImport } from './imports.queries.ts';
import { readTableFile } from './read-table-file.ts';

type Table = ReturnType<typeof importCalls<string>>;
type Record = Selectable<ImportRow>;

async function shown(db: Db, record: Record) {
  return {
    id: record.id,
    fileName: record.file_name,
    state: record.state,
    done: record.lines_done,
    total: record.lines_total,
    counts: await countLines(db, record.id),
    renaming: record.lines_renaming,
    ignoredColumns: record.ignored_columns,
    problem: record.problem,
    created: record.created_at.toISOString(),
    createdBy: record.created_by_name,
  };
}

function requirePreview({ state }: Record): void {
  if (state !== 'preview') throw new Problem('conflict', message('import.notWaiting'), { code: 'notWaiting' });
}

/** The handlers of an import with preview, for any noun. */
export function importHandlers(noun: ImportNoun): Handlers<Table> {
  const find = async (db: Db, id: string, lock: boolean): Promise<Record> => {
    const record = await findImport(db, noun.noun, id, { lock });
    if (!record) throw notFound();
    return record;
  };
  return {
    start: handler<Table['start']>()({
      prepare: async ({ files }) => {
        const [file] = files.file;
        if (!file) throw invalidField('file', 'file.missing');
        return { name: file.name, ...(await (noun.read?.(file.path) ?? readTableFile(file.path, noun.columns))) };
      },
      run: async ({ db, prepared, person, now }) => {
        const importId = newId(now.getTime());
        const row = {
          id: importId,
          noun: noun.noun,
          file_name: prepared.name,
          state: 'comparing' as const,
          lines_total: prepared.lines.length,
          ignored_columns: prepared.ignoredColumns,
          list_version: null,
          problem: null,
          created_by: person.userId,
          created_by_name: person.name,
          created_at: now,
        };
        await createImport(db, row, prepared.lines, noun.keyOf);
        await enqueue(db, 'import', { noun: noun.noun, importId, step: 'compare' });
        return shown(db, await find(db, importId, false));
      },
    }),
    get: { load: ({ db, params }) => find(db, params.id, false), run: ({ db, record }) => shown(db, record) },
    lines: {
      load: ({ db, params }) => find(db, params.id, false),
      run: async ({ db, record, query }) => {
        const counts = await countLines(db, record.id);
        const rows = await listLines(db, record.id, {
          offset: query.offset ?? 0,
          amount: query.amount ?? 50,
          state: query.state,
        });
        const all = { ...counts, renaming: record.lines_renaming };
        const count = query.state ? all[query.state] : Object.values(counts).reduce((sum, n) => sum + n, 0);
        return { result: rows.map((row) => ({ ...row, state: row.state ?? 'unchanged' })), count };
      },
    },
    faulty: {
      load: ({ db, params }) => find(db, params.id, false),
      run: ({ db, record }) => writeFaultyLines(db, record.id, record.file_name, noun.columns),
    },
    confirm: {
      load: ({ db, params }) => find(db, params.id, true),
      run: async ({ db, record }) => {
        requirePreview(record);
        await updateImport(db, record.id, { state: 'applying', lines_done: 0 });
        await enqueue(db, 'import', { noun: noun.noun, importId: record.id, step: 'apply' });
        return shown(db, await find(db, record.id, false));
      },
    },
    cancel: {
      load: ({ db, params }) => find(db, params.id, true),
      run: async ({ db, record }) => {
        requirePreview(record);
        await updateImport(db, record.id, { state: 'cancelled' });
        return {};
      },
    },
  };
}

const linesAtOnce = 5_000;

/** The faulty lines of an import as a CSV file: to be corrected there and sent again. */
async function writeFaultyLines(
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
