import { type Language, languageOrDefault } from '@assay/domain/languages';
import { sql } from 'kysely';
import { afterGuard, type Db } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';

interface Preferences {
  id: string;
  language: Language;
  movesOn: boolean;
}

export async function findPreferences(db: Db, scope: Scope, { lock }: { lock: boolean }) {
  const row = await visible
    .users(db, scope)
    .select(['app_user.id', 'app_user.language', 'app_user.moves_on as movesOn', 'app_user.revision'])
    .where('app_user.id', '=', scope.userId)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirstOrThrow();
  return { ...row, language: languageOrDefault(row.language) };
}

/** A preference that is left out stays as it is. */
export async function updatePreferences(
  db: Db,
  known: Preferences,
  given: { language: Language; movesOn?: boolean | undefined },
) {
  const { language, movesOn = known.movesOn } = given;
  const { revision } = await afterGuard(db)
    .updateTable('app_user')
    .set({ language, moves_on: movesOn, revision: sql<number>`revision + 1` })
    .where('id', '=', known.id)
    .returning('revision')
    .executeTakeFirstOrThrow();
  return { language, movesOn, revision };
}
