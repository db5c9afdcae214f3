import { sql } from 'kysely';
import { afterGuard, type Db } from '../../db/pool.ts';

interface Words {
  category?: readonly string[];
  phase?: readonly string[];
  option?: readonly string[];
}

/** The translations of these words; whoever asks has seen the words themselves. */
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
