import { type Insertable, sql } from 'kysely';
import { afterGuard, type Db } from '../../db/pool.ts';
import type { PointTextTranslationRow, PointTranslationRow } from '../../db/tables/points.ts';

export async function writeTranslations(db: Db, rows: readonly Insertable<PointTranslationRow>[]): Promise<void> {
  if (rows.length === 0) return;
  await afterGuard(db)
    .insertInto('point_translation')
    .values(rows)
    .onConflict((known) =>
      known.columns(['inspection_point_id', 'kind', 'language']).doUpdateSet(({ ref }) => ({
        value: ref('excluded.value'),
        updated_at: ref('excluded.updated_at'),
        source: ref('excluded.source'),
      })),
    )
    .execute();
}

export async function deleteTranslations(
  db: Db,
  pointId: string,
  kind: PointTranslationRow['kind'],
  languages: readonly string[],
): Promise<void> {
  if (languages.length === 0) return;
  await afterGuard(db)
    .deleteFrom('point_translation')
    .where('inspection_point_id', '=', pointId)
    .where('kind', '=', kind)
    .where('language', '=', sql<never>`any(${languages}::text[])`)
    .execute();
}

export async function writeTextTranslations(
  db: Db,
  rows: readonly Insertable<PointTextTranslationRow>[],
): Promise<void> {
  if (rows.length === 0) return;
  await afterGuard(db)
    .insertInto('point_text_translation')
    .values(rows)
    .onConflict((known) =>
      known.columns(['inspection_point_id', 'key', 'language']).doUpdateSet(({ ref }) => ({
        value: ref('excluded.value'),
        source: ref('excluded.source'),
        updated_at: ref('excluded.updated_at'),
      })),
    )
    .execute();
}

export async function deleteTextTranslations(
  db: Db,
  pointId: string,
  texts: readonly { key: string; language: string }[],
): Promise<void> {
  if (texts.length === 0) return;
  await sql`
    delete from point_text_translation t
    using unnest(${texts.map(({ key }) => key)}::text[], ${texts.map(({ language }) => language)}::text[]) as gone (key, language)
    where t.inspection_point_id = ${pointId} and t.key = gone.key and t.language = gone.language`.execute(db);
}

interface Words {
  category?: readonly string[];
  phase?: readonly string[];
  option?: readonly string[];
}

/** The translations of these words, which the caller has read in scope. */
export const listTermTranslations = (db: Db, { category = [], phase = [], option = [] }: Words) =>
  afterGuard(db)
    .selectFrom('term_translation')
    .select(['id', 'kind', 'source', 'language', 'value'])
    .where(
      sql<boolean>`(kind = 'category' and source = any(${[...category]}::text[]))
        or (kind = 'phase' and source = any(${[...phase]}::text[]))
        or (kind = 'option' and source = any(${[...option]}::text[]))`,
    )
    .orderBy('source')
    .orderBy('language')
    .execute();
