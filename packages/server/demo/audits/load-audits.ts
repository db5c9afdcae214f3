import { type WholeDb, withoutScopedTables } from '../../db/pool.ts';
import { type Person, scopeOf } from '../../http/session/session.ts';
import { namedIds } from '../demo-names.ts';
import { demoPerson } from '../inspections/demo-person.ts';
import { freezeOnce } from '../inspections/load-inspections.ts';
import { listMachines } from '../inspections/machines.queries.ts';
import type { Album } from '../inspections/pictures/album.ts';
import { auditTypes } from './load-audit-library.ts';
import { performAudit } from './perform-audit.ts';
import { auditedSites, planAudits } from './plan-audits.ts';

async function auditProtocolIds(db: WholeDb): Promise<Map<string, string>> {
  const rows = await db.selectFrom('protocol').select(['id', 'name']).where('type', 'in', auditTypes).execute();
  return namedIds(rows);
}

/** Adds the demo's audits in the order of time, through the operations behind the API. */
export async function loadAudits(db: WholeDb, openAlbum: (owner: Person) => Album, now: Date): Promise<number> {
  const open = withoutScopedTables(db);
  const auditors = [await demoPerson(db, 'uma@provider.example'), await demoPerson(db, 'max@provider.example')];
  const admin = await demoPerson(db, 'ada@provider.example');
  const inspected = await db.selectFrom('inspection').select('equipment_id').distinct().execute();
  const shared = {
    db: open,
    freeze: freezeOnce(),
    album: openAlbum(admin),
    protocols: await auditProtocolIds(db),
    inspected: new Set(inspected.map(({ equipment_id }) => equipment_id)),
    states: new Map(),
  };
  const audits = planAudits(auditedSites(await listMachines(db)), now);
  for (const audit of audits) {
    const person = auditors[audit.place % 3 === 2 ? 1 : 0] ?? admin;
    await performAudit({ ...shared, person, scope: scopeOf(person) }, audit);
  }
  return audits.length;
}
