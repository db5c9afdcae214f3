import type { TermReply } from '@assay/contract/translations';
import { newId } from '@assay/domain/id';
import type { Language } from '@assay/domain/languages';
import type { TermKind } from '@assay/domain/points/terms';
import { planTranslations } from '@assay/domain/points/translations';
import { fieldError, refuse } from '@assay/domain/problem';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import { listTermTranslations } from '../points/terms.queries.ts';
import { deleteTerms, listWords, writeTerms } from './terms.queries.ts';

type Words = Record<TermKind, string[]>;
const kinds = ['category', 'phase', 'option'] as const;

async function translationsOf(db: Db, words: Words) {
  const rows = await listTermTranslations(db, words);
  return Map.groupBy(rows, ({ kind, source }) => `${kind} ${source}`);
}

/** The shared words that one may see, with their translations. */
export async function listTerms(db: Db, scope: Scope): Promise<TermReply[]> {
  const words = await listWords(db, scope);
  const known = await translationsOf(db, words);
  return kinds.flatMap((kind) =>
    words[kind].map((source) => ({
      kind,
      source,
      translations: (known.get(`${kind} ${source}`) ?? []).map(({ language, value }) => ({ name: language, value })),
    })),
  );
}

interface SentTerm {
  kind: TermKind;
  source: string;
  name: Language;
  value: string;
}

export async function saveTerms(db: Db, scope: Scope, sent: readonly SentTerm[], now: Date): Promise<void> {
  const words = await listWords(db, scope);
  refuse(
    sent.flatMap(({ kind, source }, place) =>
      words[kind].includes(source) ? [] : [fieldError(`${place}.source`, 'translation.termUnknown')],
    ),
  );
  const known = await translationsOf(db, words);
  const groups = [...Map.groupBy(sent, ({ kind, source }) => `${kind} ${source}`)];
  for (const [key, list] of groups) {
    const [{ kind, source } = { kind: 'category' as const, source: '' }] = list;
    const kept = known.get(key) ?? [];
    const { written, removed } = planTranslations(
      kept,
      list.map(({ name, value }) => ({ language: name, value })),
    );
    await deleteTerms(
      db,
      kept.filter(({ language }) => removed.includes(language)).map(({ id }) => id),
    );
    await writeTerms(
      db,
      written.map((one) => ({ id: newId(now.getTime()), kind, source, ...one, updated_at: now })),
    );
  }
}
