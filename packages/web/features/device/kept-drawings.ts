import { getToken, personOf } from '../../api/token.ts';
import { deviceDb, type VisitName } from './device-db.ts';

/** What is drawn of a visit and not signed yet, by who signs. */
export async function readDrawings(visit: VisitName): Promise<ReadonlyMap<string, object>> {
  const owner = personOf(getToken());
  const rows = (owner && (await deviceDb()?.drawings.where({ owner, visit }).toArray())) || [];
  return new Map(rows.map(({ role, drawing }) => [role, drawing]));
}

/** Keeps a drawing as it is drawn; nothing takes it away. Answers whether it is kept. */
export async function keepDrawing(visit: VisitName, role: string, drawing: object | undefined): Promise<boolean> {
  const [db, owner] = [deviceDb(), personOf(getToken())];
  if (!db || !owner || !window.isSecureContext) return false;
  if (drawing) await db.drawings.put({ owner, visit, role, drawing });
  else await db.drawings.delete([owner, visit, role]);
  return true;
}
