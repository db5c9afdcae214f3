import type { Suggestion } from '@assay/contract/audits';
import type { SuggestionType } from '@assay/domain/audits/audit';
import { newId } from '@assay/domain/id';
import { invalidField, Problem } from '@assay/domain/problem';
import { message } from '@assay/domain/words/message';
import type { Db } from '../../db/pool.ts';
import { findSuggestion, hasResult, insertSuggestion, listSuggestions } from './suggestions.queries.ts';

const mostSuggestions = 300;

export interface NewSuggestion {
  id?: string | undefined;
  type: SuggestionType;
  text: string;
  /** The answer that it is made of. */
  resultId?: string | null | undefined;
}

/** Adds an action point at the end; the same id again is a repeat. The caller has locked the header. */
export async function addSuggestion(
  db: Db,
  auditId: string,
  { id = '', type, text, resultId = null }: NewSuggestion,
  now: Date,
): Promise<Suggestion> {
  const known = id === '' ? undefined : await findSuggestion(db, id);
  if (known && known.audit_id !== auditId) throw new Problem('conflict', message('audit.idTaken'), { code: 'idTaken' });
  if (known) return known;
  const others = await listSuggestions(db, auditId);
  if (others.length >= mostSuggestions)
    throw new Problem('conflict', message('audit.tooManySuggestions', { max: mostSuggestions }), { code: 'tooMany' });
  if (resultId && !(await hasResult(db, auditId, resultId))) throw invalidField('resultId', 'audit.unknownResult');
  const added = { id: id || newId(now.getTime()), type, text, resultId, index: (others.at(-1)?.index ?? -1) + 1 };
  await insertSuggestion(db, auditId, added);
  return { ...added, revision: 1 };
}
