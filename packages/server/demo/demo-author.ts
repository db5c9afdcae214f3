import type { WholeDb } from '../db/pool.ts';
import type { Author } from '../features/points/save-point.ts';

/** Somebody of the demo as the author of what it shows. */
export async function demoAuthor(db: WholeDb, email: string): Promise<Author> {
  const user = await db
    .selectFrom('app_user')
    .select(['id', 'company_id', 'name'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const scope = { userId: user.id, companyId: null, divisionIds: null };
  return { scope, userId: user.id, companyId: user.company_id, name: user.name };
}
