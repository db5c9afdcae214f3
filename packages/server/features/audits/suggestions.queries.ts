import type { Suggestion } from '@assay/contract/audits';
import { sql } from 'kysely';
import { afterGuard, type Db } from '../../db/pool.ts';

const columns = ['id', 'type', 'index', 'text', 'result_id as resultId', 'revision'] as const;

/** The action points of an audit in their order. */
export const listSuggestions = (db: Db, auditId: string): Promise<Suggestion[]> =>
  afterGuard(db)
    .selectFrom('suggestion')
    .select(columns)
    .where('audit_id', '=', auditId)
    .orderBy('index')
    .orderBy('id')
    .execute();

/** One of an audit, which no other write changes until this one is done. */
export const lockSuggestion = (db: Db, auditId: string, id: string) =>
  afterGuard(db)
    .selectFrom('suggestion')
    .select(columns)
    .where('id', '=', id)
    .where('audit_id', '=', auditId)
    .forUpdate()
    .executeTakeFirst();

/** An action point of any audit. */
export const findSuggestion = (db: Db, id: string) =>
  afterGuard(db).selectFrom('suggestion').select(columns).select('audit_id').where('id', '=', id).executeTakeFirst();

export async function insertSuggestion(
  db: Db,
  auditId: string,
  { id, type, index, text, resultId }: Omit<Suggestion, 'revision'>,
): Promise<void> {
  await afterGuard(db)
    .insertInto('suggestion')
    .values({ id, audit_id: auditId, type, index, text, result_id: resultId })
    .execute();
}

export async function updateSuggestion(db: Db, id: string, text: string): Promise<void> {
  await afterGuard(db)
    .updateTable('suggestion')
    .set({ text, revision: sql<number>`revision + 1` })
    .where('id', '=', id)
    .execute();
}

export async function deleteSuggestion(db: Db, id: string): Promise<void> {
  await afterGuard(db).deleteFrom('suggestion').where('id', '=', id).execute();
}

/** True when this audit has that answer, also in a run that was removed meanwhile. */
export const hasResult = async (db: Db, auditId: string, id: string): Promise<boolean> =>
  (await afterGuard(db)
    .selectFrom('result')
    .innerJoin('run', 'run.id', 'result.run_id')
    .select('result.id')
    .where('run.visit_id', '=', auditId)
    .where('result.id', '=', id)
    .executeTakeFirst()) !== undefined;
