import { recordEvent } from '../db/events.ts';
import { type WholeDb, withoutScopedTables } from '../db/pool.ts';

/** What the demo is made of, in the order in which it is made. Whatever is new comes as a step of its own. */
export const demoSteps = [
  'people',
  'library',
  'audit library',
  'languages',
  'documents',
  'certificates',
  'option images',
  'inspections',
  'audits',
] as const;
export type DemoStep = (typeof demoSteps)[number];

/** The history tells which steps were done to this installation, under an id of nobody else's. */
const demo = { recordType: 'demo', recordId: '01900000-0000-7000-8000-000000000001' };

export const rememberStep = (db: WholeDb, step: DemoStep): Promise<void> =>
  recordEvent(withoutScopedTables(db), { ...demo, action: step });

/** A demo from before steps were remembered shows by its rows what it has. */
async function stepsByRows(db: WholeDb): Promise<DemoStep[]> {
  const found: DemoStep[] = [];
  for (const [step, table] of [
    ['people', 'app_user'],
    ['library', 'protocol'],
    ['inspections', 'inspection'],
  ] as const)
    if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) found.push(step);
  return found;
}

export async function stepsDone(db: WholeDb): Promise<ReadonlySet<DemoStep>> {
  const rows = await db
    .selectFrom('event')
    .select('action')
    .where('record_type', '=', demo.recordType)
    .where('record_id', '=', demo.recordId)
    .execute();
  return new Set([...(await stepsByRows(db)), ...rows.map(({ action }) => action as DemoStep)]);
}
