import type { RunReply } from '@assay/contract/runs/run';
import type { QueryClient } from '@tanstack/react-query';
import { moveWork } from '../../device/move-work.ts';
import { keysIn } from '../../runs/begin/take-along.ts';
import { idsOf, kindOf, type RecordKey } from '../../runs/queue/records.ts';
import { outlineQuery, runQuery } from '../page/audit.queries.ts';

const ofRuns: ReadonlySet<string> = new Set(['result', 'extra', 'start']);

/** The runs of the plant, which every audit begins with. */
async function plantRuns(client: QueryClient, id: string): Promise<RunReply[]> {
  const { runs } = await client.fetchQuery(outlineQuery(id));
  const plant = runs.filter(({ role }) => role === 'site' || role === 'operational');
  return Promise.all(plant.map((run) => client.fetchQuery(runQuery(id, run.id))));
}

/** Takes the work upon a start that the server refused into the audit that began in its place; answers how much has no place there. */
export async function takeAlongAudit(client: QueryClient, from: string, to: string): Promise<number> {
  const [before, after] = [await plantRuns(client, from), await plantRuns(client, to)];
  const known = new Set(before.map(({ id }) => id));
  const inPlant = keysIn({ runs: before }, { runs: after });
  // Runs that were added go along as they are, and what was found in them too.
  const keyIn = (key: RecordKey) => (ofRuns.has(kindOf(key)) && !known.has(idsOf(key)[0] ?? '') ? key : inPlant(key));
  return moveWork({ from: `audits/${from}`, to: `audits/${to}`, keyIn });
}
