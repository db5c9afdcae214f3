import type { Phase } from '@assay/contract/phases';
import { newId } from '@assay/domain/id';
import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';

const phases = (db: Db, scope: Scope) => visible.phases(db, scope).select(['phase.id', 'phase.name', 'phase.order']);

export const listPhases = (db: Db, scope: Scope): Promise<Phase[]> =>
  phases(db, scope).orderBy('phase.order').orderBy('phase.name').orderBy('phase.id').execute();

/** The provider's, or one's own; staff have none but the provider's. */
const findPhase = (db: Db, scope: Scope, name: string): Promise<Phase | undefined> =>
  phases(db, scope)
    .where(sql<boolean>`lower(phase.name) = lower(${name})`)
    .where((given) =>
      given.or([given('phase.company_id', 'is', null), given('phase.company_id', '=', scope.companyId)]),
    )
    .orderBy(sql`phase.company_id is not null`)
    .orderBy('phase.id')
    .executeTakeFirst();

/** A phase of that name, in any case; a new one belongs to the caller's company and comes after all others that it may see. */
export async function ensurePhase(db: Db, scope: Scope, name: string, now: Date): Promise<Phase> {
  const known = await findPhase(db, scope, name);
  if (known) return known;
  const last = visible.phases(db, scope).select(sql<number>`max(phase.order)`.as('order'));
  await sql`
    insert into phase (id, name, "order", company_id)
    values (${newId(now.getTime())}, ${name}, coalesce((${last}) + 1, 0), ${scope.companyId})
    on conflict (lower(name), company_id) do nothing`.execute(db);
  const made = await findPhase(db, scope, name);
  if (!made) throw new Error('A phase that was just made is not there.');
  return made;
}
