import { type Language, languageOrDefault } from '@assay/domain/languages';
import { sql } from 'kysely';
import { afterGuard, type Db } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';

export async function findPreferences(db: Db, scope: Scope, { lock }: { lock: boolean }) {
  const row = await visible
    .users(db, scope)
    .select(['app_user.id', 'app_user.language', 'app_user.revision'])
    .where('app_user.id', '=', scope.userId)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirstOrThrow();
  return { ...row, language: languageOrDefault(row.language) };
}

export async function updateLanguage(db: Db, id: string, language: Language) {
  const { revision } = await afterGuard(db)
    .updateTable('app_user')
    .set({ language, revision: sql<number>`revision + 1` })
    .where('id', '=', id)
    .returning('revision')
    .executeTakeFirstOrThrow();
  return { language, revision };
}
