import type { Db } from '../../db/pool.ts';

const columns = ['id', 'enabled', 'status', 'data'] as const;

export const listServiceRows = (db: Db) => db.selectFrom('background_service').select(columns).execute();

export const lockServiceRow = (db: Db, id: string) =>
  db.selectFrom('background_service').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();

export type ServiceRecord = Awaited<ReturnType<typeof listServiceRows>>[number];

/** A run under way ends where it next says how far it is. */
const overtaken = { run_id: null, status: 'idle' } as const;

export const switchService = (db: Db, id: string, enabled: boolean) =>
  db
    .updateTable('background_service')
    .set({ enabled, ...overtaken })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();

export const clearService = (db: Db, id: string) =>
  db
    .updateTable('background_service')
    .set({ data: '{}', memory: null, ...overtaken })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
