import { type Agent, request } from 'node:http';
import { passesPattern, patternFault } from '@assay/domain/points/patterns';
import { judgeRule } from '@assay/domain/protocols/dependencies/judge-rule';
import { aPoint } from '../points.ts';
import { type Dice, seededDice } from './dice.ts';
import { aRequest, type FuzzedRequest, type FuzzKind, type FuzzWorld } from './requests.ts';
import { anExpression, aRule } from './rules.ts';

export interface Fuzzing {
  url: string;
  agent: Agent;
  /** Who asks, in turn. */
  tokens: readonly string[];
  world: FuzzWorld;
  seed: number;
  count: number;
  /** How many requests are under way at a time. */
  lanes: number;
}

export interface Fuzzed {
  statuses: Record<string, number>;
  /** What must not be: a 5xx other than 503, an answer that never came, a rule or an expression that throws. */
  failures: string[];
}

interface Reply {
  status: number;
  text: string;
}

const patienceMs = 60_000;

/** The reply, or nothing where the connection was broken on purpose. */
const send = (url: string, agent: Agent, token: string, call: FuzzedRequest): Promise<Reply | undefined> =>
  new Promise((resolve, reject) => {
    const { method, path, headers, body, breaksAfter } = call;
    const signed = path.includes('signed=');
    const outgoing = request(
      url + path,
      {
        method,
        agent,
        timeout: patienceMs,
        headers: { ...headers, ...(!signed && { authorization: `Bearer ${token}` }), 'content-length': body.length },
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
      },
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer')));
    outgoing.on('error', (error) => (breaksAfter === undefined ? reject(error) : resolve(undefined)));
    if (breaksAfter === undefined) outgoing.end(body);
    else outgoing.write(body.subarray(0, breaksAfter), () => outgoing.destroy());
  });

const mostKept = 500;
const idsIn = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Later requests ask about what earlier ones brought. */
function learn(world: FuzzWorld, { status, text }: Reply, dice: Dice): void {
  if (status >= 300) return;
  for (const [id] of text.slice(0, 5_000).matchAll(idsIn))
    if (world.ids.length < mostKept) world.ids.push(id);
    else world.ids[dice.below(mostKept)] = id;
  const address = /"uploadUrl":"[^"]*?(\/api\/[^"]+)"/.exec(text)?.[1];
  if (address && world.uploadAddresses.length < mostKept) world.uploadAddresses.push(address);
}

/** What the calls do with a rule or an expression later on, when nobody fuzzes. */
function tryOut(kind: FuzzKind, dice: Dice): void {
  if (kind === 'rules') {
    judgeRule(aRule(dice), { a: ['Crack', 'Rust', 12], b: 'a'.repeat(dice.below(300)) });
  }
  if (kind === 'expressions') {
    const expression = anExpression(dice);
    patternFault(expression);
    passesPattern(expression, 'a1 '.repeat(dice.below(300)));
  }
}

const describeFailure = ({ method, path, body }: FuzzedRequest, what: unknown): string =>
  `${what} after ${method} ${path.slice(0, 300)} ${body.toString('latin1').slice(0, 1_500)}`;

/** Sends requests of a kind until the count is reached; the same ones for the same seed and the same replies. */
export async function fuzz(
  kind: FuzzKind,
  { url, agent, tokens, world, seed, count, lanes }: Fuzzing,
): Promise<Fuzzed> {
  const dice = seededDice(seed);
  const fuzzed: Fuzzed = { statuses: {}, failures: [] };
  let sent = 0;
  const lane = async (): Promise<void> => {
    while (sent < count) {
      sent += 1;
      const call = aRequest(kind, dice, world);
      try {
        tryOut(kind, dice);
        const reply = await send(url, agent, dice.pick(tokens), call);
        const status = reply?.status ?? 'broken off';
        fuzzed.statuses[status] = (fuzzed.statuses[status] ?? 0) + 1;
        if (!reply) continue;
        learn(world, reply, dice);
        if (reply.status >= 500 && reply.status !== 503) fuzzed.failures.push(describeFailure(call, reply.text));
      } catch (error) {
        fuzzed.failures.push(describeFailure(call, error));
      }
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return fuzzed;
}

/** The records that the requests are about, beyond the product that they need. */
export async function makeFuzzWorld(
  { url, agent, tokens }: Pick<Fuzzing, 'url' | 'agent' | 'tokens'>,
  products: Pick<FuzzWorld, 'productCategoryId' | 'productFamilyId'>,
): Promise<FuzzWorld> {
  const body = Buffer.from(JSON.stringify(aPoint('Measurement', { productCategoryId: products.productCategoryId })));
  const headers = { 'content-type': 'application/json' };
  const made = await send(url, agent, tokens[0] ?? '', {
    method: 'POST',
    path: '/api/v1/inspectionPoints',
    headers,
    body,
  });
  if (made?.status !== 201) throw new Error(`Adding a point answered ${made?.status}: ${made?.text}`);
  const { id } = JSON.parse(made.text) as { id: string };
  return { ...products, inspectionPointId: id, ids: [id, ...Object.values(products)], uploadAddresses: [] };
}
