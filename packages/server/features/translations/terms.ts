import type { TermReply } from '@assay/contract/translations';
import { newId } from '@assay/domain/id';
import type { Language } from '@assay/domain/languages';
import type { TermKind } from '@assay/domain/points/terms';
import { planTranslations } from '@assay/domain/points/translations';
import { fieldError, refuse } from '@assay/domain/problem';
import { inChunks } from '../../db/in-chunks.ts';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import { listTermTranslations } from '../points/point-translations.queries.ts';
import { deleteTerms, listWords, writeTerms } from './terms.queries.ts';

type Words = Record<TermKind, string[]>;
const kinds = ['category', 'phase', 'option'] as const;

const keyOf = ({ kind, source }: { kind: TermKind; source: string }): string => `${kind} ${source}`;

async function translationsOf(db: Db, words: Words) {
  const rows = await listTermTranslations(db, words);
  return Map.groupBy(rows, keyOf);
}

/** The shared words that one may see, with their translations. */
export async function listTerms(db: Db, scope: Scope): Promise<TermReply[]> {
  const words = await listWords(db, scope);
  const known = await translationsOf(db, words);
  return kinds.flatMap((kind) =>
    words[kind].map((source) => ({
      kind,
      source,
      translations: (known.get(keyOf({ kind, source })) ?? []).map(({ language, value }) => ({
        name: language,
        value,
      })),
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
  const seen = new Set(kinds.flatMap((kind) => words[kind].map((source) => keyOf({ kind, source }))));
  refuse(
    sent.flatMap((term, place) =>
      seen.has(keyOf(term)) ? [] : [fieldError(`${place}.source`, 'translation.termUnknown')],
    ),
  );
  const known = await translationsOf(db, words);
  const plans = [...Map.groupBy(sent, keyOf)].map(([key, list]) => {
    const kept = known.get(key) ?? [];
    const { written, removed } = planTranslations(
      kept,
      list.map(({ name, value }) => ({ language: name, value })),
    );
    return {
      removed: kept.filter(({ language }) => removed.includes(language)).map(({ id }) => id),
      written: list.slice(0, 1).flatMap(({ kind, source }) => written.map((one) => ({ kind, source, ...one }))),
    };
  });
  await deleteTerms(
    db,
    plans.flatMap(({ removed }) => removed),
  );
  const rows = plans.flatMap(({ written }) => written);
  for (const chunk of inChunks(rows.map((one) => ({ id: newId(now.getTime()), ...one, updated_at: now }))))
    await writeTerms(db, chunk);
}
