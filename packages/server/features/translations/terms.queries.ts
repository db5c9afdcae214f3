import type { TermKind } from '@assay/domain/points/terms';
import { type Insertable, sql } from 'kysely';
import { afterGuard, type Db } from '../../db/pool.ts';
import type { TermTranslationRow } from '../../db/tables/points.ts';
import { type Scope, visible } from '../../db/visible.ts';
import { listCategoryTitles } from '../points/points.queries.ts';

const inOrder = (words: Iterable<string>): string[] => [...new Set(words)].sort((a, b) => (a < b ? -1 : 1));

/** The words that points and protocols share, as far as one may see what uses them. */
export async function listWords(db: Db, scope: Scope): Promise<Record<TermKind, string[]>> {
  const titles = await listCategoryTitles(db, scope);
  const subtitles = await visible
    .protocols(db, scope)
    .innerJoin('protocol_subcategory', 'protocol_subcategory.protocol_id', 'protocol.id')
    .where('protocol.deleted_at', 'is', null)
    .select('protocol_subcategory.title')
    .distinct()
    .execute();
  const phases = await visible.phases(db, scope).select('phase.name').orderBy('phase.order').execute();
  const { rows: options } = await sql<{ word: string }>`
    select distinct word from option_group g join option_group_option o on o.option_group_id = g.id
    left join range_value asked on asked.id = o.follow_up_range_value_id
    cross join lateral unnest(array[o.name, o.default_comment, asked.title]) as word
    where not g.custom and word <> '' and length(word) <= 500`.execute(db);
  return {
    category: inOrder([...titles.map(({ name }) => name), ...subtitles.map(({ title }) => title)]),
    phase: [...new Set(phases.map(({ name }) => name))],
    option: inOrder(options.map(({ word }) => word)),
  };
}

export async function writeTerms(db: Db, rows: readonly Insertable<TermTranslationRow>[]): Promise<void> {
  if (rows.length === 0) return;
  await afterGuard(db)
    .insertInto('term_translation')
    .values(rows)
    .onConflict((known) =>
      known.columns(['kind', 'source', 'language']).doUpdateSet(({ ref }) => ({
        value: ref('excluded.value'),
        updated_at: ref('excluded.updated_at'),
      })),
    )
    .execute();
}

export async function deleteTerms(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await afterGuard(db)
    .deleteFrom('term_translation')
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();
}
