import type { Endpoint, Endpoints } from '@assay/contract/base/endpoint';
import { can, isHiddenFrom } from '@assay/domain/access';
import { forbidden, notFound } from '@assay/domain/problem';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { type WholeDb, withoutScopedTables } from '../../db/pool.ts';
import type { AppAddress } from '../addresses/app-address.ts';
import type { AddressSigner } from '../addresses/signed-addresses.ts';
import type { IncomingFolder } from '../body/incoming-folder.ts';
import { nothing, paramsSchema, parseInput, parseParams } from '../body/input.ts';
import { type ReceivedBody, receiveBody, sha256OfBody } from '../body/receive-body.ts';
import { type Answered, outgoing, readIfMatch, refuseStale, send } from '../replies/replies.ts';
import { readCookies } from '../session/cookies.ts';
import { type People, type Person, scopeOf } from '../session/session.ts';
import type { Handlers, Question } from './handlers.ts';
import { throttle } from './throttle.ts';
import { writeOnce } from './write-once.ts';

/** The frame needs these to answer any endpoint. */
export interface Frame {
  pool: pg.Pool;
  db: WholeDb;
  people: People;
  signer: AddressSigner;
  addressAt: AppAddress;
  clock: () => Date;
  /** Where files of multipart bodies wait for their handler. */
  incoming: IncomingFolder;
  /** Called with the person as soon as one is known: the web log wants the name. */
  onPerson: (request: FastifyRequest, person: Person) => void;
  /** Called after each write that was committed. */
  onWritten: (endpoint: Endpoint, params: Readonly<Record<string, string>>) => void;
}

type StepName = 'throttle' | 'prepare' | 'load' | 'current' | 'changedBy' | 'run';
// biome-ignore lint/suspicious/noExplicitAny: the table's types were checked where the handlers were written.
type Steps = Record<StepName, ((...args: any[]) => any) | undefined>;

const stepsOf = (handler: unknown): Steps => (typeof handler === 'function' ? { run: handler } : handler) as Steps;

function authorise(endpoint: Endpoint, person: Person): void {
  if (endpoint.ability === 'public' || can(person, endpoint.ability)) return;
  throw isHiddenFrom(person, endpoint.ability) ? notFound() : forbidden();
}

/** Finds the person by the bearer token, or for a signed address by the session that it was made for. */
function authenticate({ people, signer, clock }: Frame, endpoint: Endpoint, request: FastifyRequest): Promise<Person> {
  const now = clock();
  if (!endpoint.signed) return people.byToken(request.headers.authorization, now);
  const { signed = '' } = request.query as { signed?: unknown };
  return people.bySession(signer.read(endpoint, request.params as Record<string, string>, String(signed), now), now);
}

function questionOf(
  frame: Frame,
  request: FastifyRequest,
  person: Person | null,
  input: object,
  received: ReceivedBody,
) {
  return {
    ...input,
    body: received.body,
    parts: received.parts,
    files: received.files,
    stream: received.stream,
    person,
    scope: person && scopeOf(person),
    now: frame.clock(),
    requestId: request.id,
    appUrl: frame.addressAt(request.headers.host),
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 500),
    cookies: readCookies(request.headers.cookie),
    headers: request.headers,
  };
}

/** Loads, checks the revision, runs, and parses the reply: inside the transaction of a write, so a bad reply is never committed. */
async function carryOut(endpoint: Endpoint, steps: Steps, request: FastifyRequest, work: object): Promise<Answered> {
  const record = steps.load && (await steps.load(work));
  if (endpoint.versioned && endpoint.method !== 'GET')
    await refuseStale(readIfMatch(request.headers['if-match']), record.revision, async () => ({
      current: outgoing(endpoint.reply, await steps.current?.(work, record)),
      changedBy: await steps.changedBy?.(work, record),
    }));
  const answer = await steps.run?.({ ...work, record });
  return { status: endpoint.reply.status, body: outgoing(endpoint.reply, answer) };
}

function mount(app: FastifyInstance, frame: Frame, endpoint: Endpoint, steps: Steps): void {
  const params = paramsSchema(endpoint);
  const people = new WeakMap<FastifyRequest, Person>();
  const openDb = withoutScopedTables(frame.db);

  const answer = async (request: FastifyRequest, response: FastifyReply): Promise<FastifyReply> => {
    const person = people.get(request) ?? null;
    const input = {
      params: parseParams(params, request.params),
      query: parseInput(endpoint.query ?? nothing, request.query, 'query'),
    };
    const received = await receiveBody(endpoint, request, frame.incoming);
    const compute = async (): Promise<Answered> => {
      const question = questionOf(frame, request, person, input, received) as unknown as Question<Endpoint>;
      if (steps.throttle) await throttle(openDb, steps.throttle(question), question.now);
      const prepared = await steps.prepare?.({ ...question, db: openDb });
      const work = {
        ...question,
        db: openDb,
        prepared,
        header: (key: string, value: string) => void response.header(key, value),
      };
      if (endpoint.effect !== 'write') return carryOut(endpoint, steps, request, work);
      const written = await writeOnce(frame.pool, endpoint, request, person, sha256OfBody(received), (db) =>
        carryOut(endpoint, steps, request, { ...work, db }),
      );
      frame.onWritten(endpoint, input.params as Record<string, string>);
      return written;
    };
    const answered = await compute().finally(received.discard);
    return send(endpoint, answered, request, response);
  };

  app.route({
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { takesFiles: endpoint.body !== undefined && endpoint.body.kind !== 'json' },
    // Runs before the body is read, so that nobody without the right can make the server receive one.
    onRequest: async (request) => {
      if (endpoint.ability === 'public') return;
      const person = await authenticate(frame, endpoint, request);
      people.set(request, person);
      frame.onPerson(request, person);
      authorise(endpoint, person);
    },
    handler: answer,
  });
}

/** Mounts a table of endpoints; a write is session, ability, parse, throttle, prepare, begin, key, load, run, commit, send. */
export function implement<T extends Endpoints>(
  app: FastifyInstance,
  frame: Frame,
  endpoints: T,
  handlers: Handlers<T>,
): void {
  for (const [name, endpoint] of Object.entries(endpoints))
    mount(app, frame, endpoint, stepsOf(handlers[name as keyof T]));
}
