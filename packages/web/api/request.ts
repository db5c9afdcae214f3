import type { BodyOf, Endpoint, ParamsOf, QueryOf } from '@assay/contract/base/endpoint';
import { newId } from '@assay/domain/id';
import { baseUrl } from './base-path.ts';

type ParamsPart<E extends Endpoint> = [keyof ParamsOf<E>] extends [never] ? unknown : { params: ParamsOf<E> };
type QueryPart<E extends Endpoint> =
  QueryOf<E> extends undefined
    ? unknown
    : Partial<QueryOf<E>> extends QueryOf<E>
      ? { query?: QueryOf<E> }
      : { query: QueryOf<E> };
type BodyPart<E extends Endpoint> = BodyOf<E> extends undefined ? unknown : { body: BodyOf<E> };
/** A write to a versioned record says which revision the person saw. */
type RevisionPart<E extends Endpoint> = E extends { versioned: true; method: 'POST' | 'PUT' | 'PATCH' | 'DELETE' }
  ? { revision: number }
  : unknown;

export type AddressParts<E extends Endpoint> = ParamsPart<E> & QueryPart<E>;
export type CallParts<E extends Endpoint> = AddressParts<E> & BodyPart<E> & RevisionPart<E>;

export interface AnyParts {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  revision?: number;
  key?: string;
}

export const isWrite = (endpoint: Endpoint): boolean => endpoint.method !== 'GET';

export function addressOf(endpoint: Endpoint, { params = {}, query = {} }: AnyParts): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const address = new URL(path.slice(1), baseUrl());
  for (const [name, value] of Object.entries(query)) {
    // An array goes out comma-joined, which is what String makes of it.
    if (value !== undefined && value !== null) address.searchParams.set(name, String(value));
  }
  return address.href;
}

/** A request whose headers can be added to. */
type PlainRequest = Omit<RequestInit, 'headers'> & { headers: Record<string, string> };

/** All of the request but the token, made once per user action: a repeat carries the same idempotency key. */
export function requestOf(endpoint: Endpoint, parts: AnyParts): PlainRequest {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (isWrite(endpoint)) headers['idempotency-key'] = parts.key ?? newId();
  if (parts.revision !== undefined) headers['if-match'] = `"${parts.revision}"`;
  const request = { method: endpoint.method, headers };
  if (parts.body === undefined) return request;
  headers['content-type'] = 'application/json';
  return { ...request, body: JSON.stringify(parts.body) };
}
