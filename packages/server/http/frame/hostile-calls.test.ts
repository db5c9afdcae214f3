import { contract } from '@assay/contract/all';
import type { Endpoint, Schema } from '@assay/contract/base/endpoint';
import type { ProblemReply } from '@assay/contract/problems';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { accessTable } from '../../testing/access-table.ts';
import type { CastName } from '../../testing/cast.ts';
import { formOf } from '../../testing/forms.ts';
import type { JsonSchema } from '../../testing/fuzz/values.ts';
import { boundless, hostileBodies } from '../../testing/hostile/faults.ts';
import { formsOf, sampleOf } from '../../testing/hostile/sample.ts';
import { type Answer, type Ask, type TestApp, useTestApp } from '../../testing/test-app.ts';

type Row = [name: string, endpoint: Endpoint];

const endpoints: Row[] = Object.entries(contract).flatMap(([noun, table]) =>
  Object.entries(table).map(([name, endpoint]): Row => [`${noun}.${name}`, endpoint]),
);

const schemaOf = (schema: Schema): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

const jsonOf = ({ body }: Endpoint): Schema | undefined =>
  body?.kind === 'json' || body?.kind === 'jsonOrForm' ? body.schema : undefined;

const callerOf = (key: string): CastName | undefined => {
  const who = accessTable[key]?.who ?? 'everyone';
  return who === 'everyone' ? undefined : who.find((name) => name !== 'nia');
};

/** Where not everything that may be in a body may be there at once. */
const samples: Readonly<Record<string, unknown>> = {
  'externalUsers.forgotPassword': { email: 'somebody@customer.example' },
};

/** Counts the rows of each table, but for the logs of requests. */
async function countingOf({ pool }: TestApp): Promise<string> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like '%log%'`,
  );
  return tables
    .map(({ name }) => `select '${name}' as name, count(*)::int as count from "${name}"`)
    .join(' union all ');
}

/** Words of the validator, which nobody outside understands. */
const rawWords = /invalid input|received|too (small|big)|unrecognized/i;

describe('a call with a body or a query', () => {
  const app = useTestApp();
  /** What each call asks; no refused request uses it up. */
  const asks = new Map<string, Ask>();
  let counting = '';
  let before: unknown;
  const rowCounts = async () => (await app().pool.query(counting)).rows;
  beforeAll(async () => {
    for (const [key] of endpoints) {
      const name = callerOf(key);
      asks.set(key, { ...(await accessTable[key]?.ask?.(app(), name ?? 'ada')), ...(name && { as: name }) });
    }
    counting = await countingOf(app());
    before = await rowCounts();
  });
  afterEach(async () => {
    expect(await rowCounts(), 'nothing is stored').toEqual(before);
  });

  const askOf = (key: string): Ask => asks.get(key) ?? {};

  /** What is wrong with the refusal of a request, where it must name places. */
  function faultOf(reply: Answer, named: readonly string[]): string | undefined {
    const { code, detail, requestId, errors = [] } = reply.body as ProblemReply;
    if (reply.status !== 400) return `answered ${reply.status} ${reply.text.slice(0, 300)}`;
    if (reply.headers['content-type'] !== 'application/problem+json; charset=utf-8' || !code || !requestId)
      return `answered no problem: ${reply.text.slice(0, 300)}`;
    const missed = named.filter((path) => !errors.some((error) => error.path === path));
    if (missed.length > 0) return `did not name ${missed.join(', ')}: ${JSON.stringify(errors).slice(0, 600)}`;
    const raw = [detail, ...errors.map(({ message }) => message)].find((text) => rawWords.test(text) || text === '');
    return raw === undefined ? undefined : `says ${raw}`;
  }

  async function faultsOfBodies(key: string, endpoint: Endpoint, schema: Schema): Promise<string[]> {
    const { body: _, payload: __, headers: ___, ...ask } = askOf(key);
    const found: string[] = [];
    for (const form of formsOf(schemaOf(schema))) {
      const sample = samples[key] ?? sampleOf(form);
      const accepted = z.safeParse(schema, sample);
      if (!accepted.success)
        found.push(`the sample is refused: ${JSON.stringify(accepted.error.issues).slice(0, 300)}`);
      found.push(...boundless(form, sample).map((path) => `${path} has no bound`));
      for (const { what, body, named } of hostileBodies(form, sample)) {
        // Some bodies may be left out.
        if (JSON.stringify(body) === undefined && z.safeParse(schema, undefined).success) continue;
        const fault = faultOf(await app().call(endpoint, { ...ask, body }), named);
        if (fault) found.push(`${what}: ${fault}`);
      }
    }
    return found;
  }

  const withBody = endpoints.flatMap(([key, endpoint]) => {
    const schema = jsonOf(endpoint);
    return schema ? [{ key, endpoint, schema }] : [];
  });

  it.each(withBody)(
    '$key names whatever is wrong with its body, in plain words, and stores nothing [API-02]',
    async ({ key, endpoint, schema }) => {
      expect(await faultsOfBodies(key, endpoint, schema)).toEqual([]);
    },
  );

  const withoutBody = endpoints.filter(([, { method, body }]) => method !== 'GET' && !body);
  it.each(withoutBody)('%s takes no body, does not drop one, and stores nothing [API-02]', async (key, endpoint) => {
    const ask = askOf(key);
    const sent = await app().call(endpoint, { ...ask, body: { noSuchField: 1 } });
    expect(faultOf(sent, ['noSuchField'])).toBeUndefined();
    expect(faultOf(await app().call(endpoint, { ...ask, body: [] }), ['body'])).toBeUndefined();
  });

  const withForm = endpoints.filter(([, { body }]) => body?.kind === 'multipart' || body?.kind === 'jsonOrForm');
  it.each(withForm)(
    '%s names the parts of a form that it does not know, and stores nothing [API-02]',
    async (key, endpoint) => {
      const { body: _, ...ask } = askOf(key);
      const field = formOf([{ name: 'noSuchField', value: 'x' }]);
      expect(faultOf(await app().call(endpoint, { ...ask, ...field }), ['noSuchField'])).toBeUndefined();
      const file = formOf([{ name: 'noSuchFile', value: 'x', file: 'a.png', type: 'image/png' }]);
      expect(faultOf(await app().call(endpoint, { ...ask, ...file }), ['noSuchFile'])).toBeUndefined();
    },
  );

  it.each(endpoints)(
    '%s names whatever is wrong with its query, and stores nothing [API-02]',
    async (key, endpoint) => {
      const query = schemaOf(endpoint.query ?? z.strictObject({}));
      const { query: given = {}, ...ask } = askOf(key);
      const { properties = { state: {} } } = query;
      // A signature that is changed is not the caller's any more.
      const names = Object.keys(properties).filter((name) => !(endpoint.signed && name === 'signed'));
      const send = (fault: [string, string][]) => {
        const faulty = new Set(fault.map(([name]) => name));
        const kept = Object.entries(given).filter(([name]) => !faulty.has(name));
        const path = `${endpoint.path}?${new URLSearchParams([...kept, ...fault])}`;
        return app().call({ ...endpoint, path }, ask);
      };
      const once = (value: string) => names.map((name): [string, string] => [name, value]);
      for (const fault of [once('a\0b'), once('x'.repeat(4_500)), [...once('1'), ...once('1')]])
        if (names.length > 0) expect(faultOf(await send(fault), names)).toBeUndefined();
      if (query.properties) expect(faultOf(await send([['noSuchField', '1']]), ['noSuchField'])).toBeUndefined();
    },
  );
});
