import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type {
  BodyOf,
  Endpoint,
  Endpoints,
  JsonOrFormBody,
  MultipartBody,
  ParamsOf,
  PartsOf,
  QueryOf,
  ReplyOf,
} from '@assay/contract/base/endpoint';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import type { ReceivedFile } from '../body/multipart.ts';
import type { FileAnswer } from '../replies/file-reply.ts';
import type { Revised, SourcedEvent } from '../replies/replies.ts';
import type { Person } from '../session/session.ts';
import type { Throttle } from './throttle.ts';

/** Everything known about a request before a database connection is taken. */
export interface Question<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** The other parts of a form whose `data` is the body. */
  parts: PartsOf<E>;
  files: E extends { body: MultipartBody<infer _, infer F> }
    ? { [Part in keyof F]: ReceivedFile[] }
    : E extends { body: JsonOrFormBody<infer _, infer __, infer F> }
      ? { [Part in keyof F]: ReceivedFile[] } | undefined
      : undefined;
  /** The raw body of a `bytes` endpoint. */
  stream: Readable | undefined;
  person: E['ability'] extends 'public' ? null : Person;
  scope: E['ability'] extends 'public' ? null : Scope;
  now: Date;
  requestId: string;
  /** The address that this person opened the app at; links for them begin with it. */
  appUrl: URL;
  address: string;
  userAgent: string;
  cookies: Readonly<Record<string, string>>;
  headers: IncomingHttpHeaders;
}

type Work<E extends Endpoint, Prepared, RecordRow> = Question<E> & {
  db: Db;
  prepared: Prepared;
  record: RecordRow;
  /** Set-Cookie and other headers of the answer. */
  header: (name: string, value: string) => void;
};

interface Answers<E extends Endpoint> {
  json: ReplyOf<E>;
  events: AsyncIterable<SourcedEvent<ReplyOf<E>>>;
  html: string;
  redirect: string;
  file: FileAnswer;
  none: unknown;
}

/** `run` answers one of these, by the kind of the reply. */
type Answer<E extends Endpoint> = Answers<E>[E['reply']['kind']];

interface Steps<E extends Endpoint, Prepared, RecordRow> {
  /** Attempts that count together across processes, successful or not. */
  throttle?: (question: Question<E>) => Throttle[];
  /** Slow work that holds no connection: hashing, calls to others, files to storage. */
  prepare?: (question: Question<E> & { db: Db }) => Promise<Prepared>;
  run: (work: Work<E, Prepared, RecordRow>) => Promise<Answer<E>>;
}

interface RecordSteps<E extends Endpoint, Prepared, RecordRow> extends Steps<E, Prepared, RecordRow> {
  /** Finds the record inside the scope (404), checks row rules (403, 409), locks it for a write. */
  load: (work: Work<E, Prepared, undefined>) => Promise<RecordRow>;
  /** The state that a stale write is answered with. */
  current?: (work: Work<E, Prepared, undefined>, record: RecordRow) => Promise<ReplyOf<E>>;
  /** Names the person who wrote that state, where several people write at once. */
  changedBy?: (work: Work<E, Prepared, undefined>, record: RecordRow) => Promise<string | undefined>;
}

// biome-ignore lint/suspicious/noExplicitAny: each handler chooses what it prepares and loads; the table only holds them.
type Chosen = any;

type Handler<E extends Endpoint, Prepared = Chosen, RecordRow = Chosen> = E extends {
  record: true;
  versioned: true;
}
  ? RecordSteps<E, Prepared, RecordRow & Revised> & {
      current: (work: Work<E, Prepared, undefined>, record: RecordRow & Revised) => Promise<ReplyOf<E>>;
    }
  : E extends { record: true }
    ? RecordSteps<E, Prepared, RecordRow>
    : Steps<E, Prepared, undefined> | Steps<E, Prepared, undefined>['run'];

/** One handler per endpoint of a table: a forgotten one, or a forgotten loader, does not compile. */
export type Handlers<T extends Endpoints> = { [Name in keyof T]: Handler<T[Name]> };

/** Ties what a handler prepares and loads to what it runs on. */
export const handler =
  <E extends Endpoint>() =>
  <Prepared, RecordRow>(steps: Handler<E, Prepared, RecordRow>): Handler<E, Prepared, RecordRow> =>
    steps;

/** The part of a request that is needed to find the record it names. */
export interface RecordRequest {
  db: Db;
  scope: Scope;
  params: { id: string };
}
