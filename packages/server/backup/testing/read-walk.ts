import { contract } from '@assay/contract/all';
import { type Endpoint, paramNames } from '@assay/contract/base/endpoint';
import { linkHolder } from '../../features/reports/report-letter.ts';
import { accessTable } from '../../testing/access-table.ts';
import type { CastName } from '../../testing/cast.ts';
import { signedQuery } from '../../testing/signed-query.ts';
import type { Ask, TestApp } from '../../testing/test-app.ts';
import { query } from './installations.ts';

/** One reading call with everything that it needs, but for who makes it. */
export interface ReadCall {
  name: string;
  endpoint: Endpoint;
  ask: Ask;
}

const reads = ({ method, effect, reply }: Endpoint): boolean =>
  method === 'GET' && effect !== 'write' && reply.kind !== 'redirect' && reply.kind !== 'events';

/** A link and the sheet behind it tell the moment that they were made; what they hold is read by other calls. */
const ofTheMoment = new Set(['translations.excelLink', 'translations.spreadsheet']);

const endpoints: [string, Endpoint][] = Object.entries(contract).flatMap(([noun, table]) =>
  Object.entries(table)
    .map(([name, endpoint]): [string, Endpoint] => [`${noun}.${name}`, endpoint])
    // What the installation writes about the walk itself is not the same on both.
    .filter(([name, endpoint]) => reads(endpoint) && noun !== 'logs' && !ofTheMoment.has(name)),
);

export const readCallNames = endpoints.map(([name]) => name);

/** Some ids of every table that has ids, by table: whatever a path names is among them. */
async function someIds(url: string): Promise<string[][]> {
  const tables = await query<{ name: string }>(
    url,
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'id' and data_type = 'uuid' order by 1`,
  );
  const ids: string[][] = [];
  for (const { name } of tables)
    ids.push((await query<{ id: string }>(url, `select id from "${name}" order by id limit 3`)).map(({ id }) => id));
  // The first people are staff; those from outside have calls of their own.
  const [external] = await query<{ id: string }>(
    url,
    `select id from app_user where kind = 'external' and deleted_at is null order by id limit 1`,
  );
  return external ? [...ids, [external.id]] : ids;
}

/** Ids that name something only together, by the names that a path has for them. */
const together: Record<string, string> = {
  'id runId': `
    select distinct on (kind) visit.id, run.id as "runId" from run join visit on visit.id = visit_id order by kind, run.id`,
  'id resultId': `
    select distinct on (kind) visit.id, result.id as "resultId" from result join run on run.id = run_id
    join visit on visit.id = visit_id order by kind, result.id`,
  'id runId protocolId': `
    select visit_id as id, run.id as "runId", protocol.id as "protocolId" from run cross join protocol
    where run.role = 'machine' and protocol.type = 'Audit_Quick' order by run.id, protocol.id limit 2`,
  'id fileId': `
    select visit_id as id, file_id as "fileId" from report_file join visit on visit.id = visit_id
    where kind = 'audit' and file_id is not null order by file_id limit 2`,
  'id version': `
    select document_id as id, version::text from document_version order by document_id, version limit 2`,
  'id version language': `
    select visit_id as id, version::text, language from report_file where file_id is not null order by id limit 2`,
};

/** Ids that a call names in its query instead. */
const queried: Record<string, string> = {
  'inspectionPoints.similarOptions': `
    select dropdown_id as "currentDropdownId", id as "currentOptionId" from dropdown_option order by id limit 2`,
};

type Params = Record<string, string>;

async function someParams(url: string, { path }: Endpoint, ids: string[][]): Promise<Params[][]> {
  const names = paramNames(path);
  const pairs = together[names.join(' ')];
  if (pairs) return [await query<Params>(url, pairs)];
  return ids.map((ofTable) => ofTable.map((id) => Object.fromEntries(names.map((name) => [name, id]))));
}

/**
 * The calls with ids in their path that find something, at most two for each endpoint. Calls that
 * name the same kind of record look first where another found one, and none looks into a second table.
 */
async function callsWithIds(
  app: TestApp,
  [name, endpoint]: [string, Endpoint],
  ids: string[][],
  placeOf: Map<string, number>,
): Promise<ReadCall[]> {
  const named = [endpoint.path.slice(0, endpoint.path.indexOf('{')), ...paramNames(endpoint.path)].join(' ');
  const given = [...(await someParams(app.databaseUrl, endpoint, ids)).entries()];
  const first = given.splice(placeOf.get(named) ?? 0, 1);
  for (const [place, ofTable] of [...first, ...given]) {
    const found: ReadCall[] = [];
    for (const params of ofTable) {
      const holder = endpoint === contract.mailedReports.file ? linkHolder : undefined;
      const isSigned = endpoint.signed || holder !== undefined;
      const ask: Ask = { params, ...(isSigned && { query: signedQuery(app, 'ada', endpoint, params, holder) }) };
      const { status } = await app.call(endpoint, { ...ask, as: 'ada' });
      if (status === endpoint.reply.status) found.push({ name, endpoint, ask });
      if (found.length === 2) break;
    }
    if (found.length === 0) continue;
    placeOf.set(named, place);
    return found;
  }
  return [];
}

/** Every reading call of the contract; calls that come later join by themselves. */
export async function collectReadCalls(app: TestApp, person: CastName): Promise<ReadCall[]> {
  const calls: ReadCall[] = [];
  for (const entry of endpoints) {
    const [name, endpoint] = entry;
    calls.push({ name, endpoint, ask: (await accessTable[name]?.ask?.(app, person)) ?? {} });
    const rows = queried[name] ? await query<Record<string, string>>(app.databaseUrl, queried[name]) : [];
    calls.push(...rows.map((given) => ({ name, endpoint, ask: { query: given } })));
  }
  const ids = await someIds(app.databaseUrl);
  const placeOf = new Map<string, number>();
  for (const entry of endpoints)
    if (entry[1].path.includes('{')) calls.push(...(await callsWithIds(app, entry, ids, placeOf)));
  return calls;
}
