import type { AbilityName } from '@assay/domain/access';
import type * as z from 'zod/mini';

/** The server, the typed client, the OpenAPI document and the access tests all read these rows. */
export type Schema = z.ZodMiniType;
export type Fields = Record<string, Schema>;
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface FileRule {
  /** The number of files that this part may carry. */
  max: number;
  /** The size of one file. */
  bytes: number;
  /** Compared with the type that the sender declares; the code that stores the file checks its contents. */
  types: readonly string[];
}

export interface JsonBody<S extends Schema = Schema> {
  kind: 'json';
  schema: S;
}
export interface MultipartBody<
  S extends Schema = Schema,
  F extends Record<string, FileRule> = Record<string, FileRule>,
> {
  kind: 'multipart';
  fields: S;
  files: F;
}
export interface BytesBody {
  kind: 'bytes';
  bytes: number;
  types: readonly string[];
}
/** The call takes plain JSON, or a form whose part `data` holds the same JSON beside further parts. */
export interface JsonOrFormBody<
  S extends Schema = Schema,
  P extends Schema = Schema,
  F extends Record<string, FileRule> = Record<string, FileRule>,
> {
  kind: 'jsonOrForm';
  schema: S;
  /** The form's parts other than `data`. */
  fields: P;
  files: F;
}
export type Body = JsonBody | MultipartBody | BytesBody | JsonOrFormBody;

export interface JsonReply<S extends Schema = Schema> {
  kind: 'json';
  schema: S;
  status: 200 | 201;
}
export interface NoReply {
  kind: 'none';
  status: 200 | 201 | 204;
}
export interface OtherReply<K extends 'html' | 'file' | 'redirect'> {
  kind: K;
  status: K extends 'redirect' ? 302 : 200;
}
export interface EventsReply<S extends Schema = Schema> {
  kind: 'events';
  schema: S;
  status: 200;
}
export type Reply =
  | JsonReply
  | NoReply
  | OtherReply<'html'>
  | OtherReply<'file'>
  | OtherReply<'redirect'>
  | EventsReply;

export const json = <S extends Schema, Status extends 200 | 201 = 200>(schema: S, status?: Status) => ({
  kind: 'json' as const,
  schema,
  status: (status ?? 200) as Status,
});
export const multipart = <S extends Schema, F extends Record<string, FileRule>>(shape: {
  fields: S;
  files: F;
}): MultipartBody<S, F> => ({ kind: 'multipart', ...shape });
export const jsonOrForm = <S extends Schema, P extends Schema, F extends Record<string, FileRule>>(
  schema: S,
  parts: { fields: P; files: F },
): JsonOrFormBody<S, P, F> => ({ kind: 'jsonOrForm', schema, ...parts });
export const bytes = (rule: Omit<BytesBody, 'kind'>): BytesBody => ({ kind: 'bytes', ...rule });
export const none = <Status extends 200 | 201 | 204 = 200>(status?: Status) => ({
  kind: 'none' as const,
  status: (status ?? 200) as Status,
});
export const html = (): OtherReply<'html'> => ({ kind: 'html', status: 200 });
export const file = (): OtherReply<'file'> => ({ kind: 'file', status: 200 });
export const redirect = (): OtherReply<'redirect'> => ({ kind: 'redirect', status: 302 });
export const events = <S extends Schema>(schema: S): EventsReply<S> => ({ kind: 'events', schema, status: 200 });

export interface EndpointShape {
  method: Method;
  /** One sentence that the OpenAPI document and the page of calls show. */
  summary: string;
  /** `public` needs no token. */
  ability: AbilityName | 'public';
  /** `write` runs in one transaction with actor, request id and idempotency key; `none` touches no database. */
  effect: 'read' | 'write' | 'none';
  /** The handler is `{ load, run }`: load applies scope and row rules and answers 404 for both. */
  record?: true;
  /** The record has a revision: replies carry it as ETag, a stale If-Match gets 412 with the current state. */
  versioned?: true;
  /** The address itself says who asks and until when, in the query; there is no bearer token. */
  signed?: true;
  /** The reply holds an access token: it is never stored, so a repeat with the same Idempotency-Key is carried out again. */
  secretReply?: true;
  /** Path parameters are ids unless they are overridden here. */
  params?: Fields;
  query?: Schema;
  body?: Body;
  reply: Reply;
}

export type Endpoint<Path extends string = string> = EndpointShape & { path: Path };
export type Endpoints = Record<string, Endpoint>;

export const endpoint = <const Path extends string, const Shape extends EndpointShape>(path: Path, shape: Shape) => ({
  path,
  ...shape,
});

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

export type ParamsOf<E extends Endpoint> = { [Name in ParamNames<E['path']>]: string };
export type QueryOf<E extends Endpoint> = E extends { query: infer S extends Schema } ? z.output<S> : undefined;
export type BodyOf<E extends Endpoint> = E extends { body: infer B }
  ? B extends JsonBody<infer S> | JsonOrFormBody<infer S>
    ? z.output<S>
    : B extends MultipartBody<infer S>
      ? z.output<S>
      : undefined
  : undefined;
/** The form's parts other than `data`; undefined where plain JSON was sent. */
export type PartsOf<E extends Endpoint> = E extends { body: JsonOrFormBody<infer _, infer P> }
  ? z.output<P> | undefined
  : undefined;
export type ReplyOf<E extends Endpoint> = E['reply'] extends JsonReply<infer S> | EventsReply<infer S>
  ? z.output<S>
  : undefined;

export const paramNames = (path: string): string[] =>
  Array.from(path.matchAll(/\{(\w+)\}/g), (match) => match[1] ?? '');
