import { contract } from '@assay/contract/all';
import { type Body, type Endpoint, paramNames, type Schema } from '@assay/contract/base/endpoint';
import * as z from 'zod/mini';
import { type FormPart, formOf } from '../forms.ts';
import { aPoint } from '../points.ts';
import { aCategory, aDependency, aProtocol, aProtocolPoint, aTarget } from '../protocols.ts';
import type { Dice } from './dice.ts';
import { damaged } from './mutate.ts';
import { anExpression, aRule } from './rules.ts';
import { hostileText, hostileValue, type JsonSchema, type Wander, wanderingValue } from './values.ts';

export const fuzzKinds = ['json', 'forms', 'rules', 'expressions'] as const;
export type FuzzKind = (typeof fuzzKinds)[number];

export interface FuzzedRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer;
  /** The connection breaks after so many bytes of the body. */
  breaksAfter?: number;
}

/** What there is to ask about. */
export interface FuzzWorld {
  productCategoryId: string;
  productFamilyId: string;
  inspectionPointId: string;
  /** Ids and addresses that came back, for later requests to use. */
  ids: string[];
  uploadAddresses: string[];
}

/** These end the fuzzer's own session, or wait long for what another part of the program makes. */
const leftOut = new Set(['auth.logout', 'auth.renew', 'auth.endSession', 'reportFiles.pdf']);

const endpoints: Endpoint[] = Object.entries(contract).flatMap(([noun, table]) =>
  Object.entries(table)
    .filter(([name, { reply }]: [string, Endpoint]) => !leftOut.has(`${noun}.${name}`) && reply.kind !== 'events')
    .map(([, endpoint]): Endpoint => endpoint),
);
const withFiles = endpoints.filter(({ body }) => body && body.kind !== 'json');

const schemas = new Map<Schema, JsonSchema>();
function schemaOf(schema: Schema): JsonSchema {
  const known = schemas.get(schema) ?? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
  schemas.set(schema, known);
  return known;
}

/** Past 16 kB of headers a connection is refused and closed before any of our code sees it. */
const mostAddress = 8_000;

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function pathOf({ dice, ids, wild }: Wander, { path, query }: Endpoint): string {
  const filled = paramNames(path).reduce(
    (text, name) =>
      text.replace(
        `{${name}}`,
        encodeURIComponent((dice.chance(wild) ? hostileText(dice) : dice.pick([...ids, '0', '1'])).toWellFormed()),
      ),
    path,
  );
  const values = query
    ? (wanderingValue({ dice, ids, wild }, schemaOf(query)) as Record<string, unknown> | null)
    : null;
  if (typeof values !== 'object' || values === null) return filled;
  const search = new URLSearchParams(Object.entries(values).map(([name, value]) => [name, asText(value)]));
  return `${filled}?${search}`.slice(0, mostAddress);
}

const jsonHeaders = { 'content-type': 'application/json' };
const jsonBody = (value: unknown): Buffer => Buffer.from(JSON.stringify(value) ?? '');

function aJsonRequest(wander: Wander): FuzzedRequest {
  const { dice } = wander;
  const endpoint = dice.pick(endpoints);
  const { body } = endpoint;
  const value =
    body?.kind === 'json' || body?.kind === 'jsonOrForm'
      ? wanderingValue(wander, schemaOf(body.schema))
      : hostileValue(dice);
  const bytes = jsonBody(value);
  return {
    method: endpoint.method,
    path: pathOf(wander, endpoint),
    headers: { ...jsonHeaders, ...(dice.chance(0.3) && { 'if-match': dice.pick(['"1"', '"0"', '*', 'x', '"1e9"']) }) },
    body: endpoint.method === 'GET' ? Buffer.alloc(0) : dice.chance(0.1) ? damaged(dice, bytes) : bytes,
  };
}

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
const contents = [
  picture,
  Buffer.from('name\nA\nB'),
  Buffer.from('RIFF\x24\x00\x00\x00WAVEfmt '),
  Buffer.alloc(3_000, 7),
];
const types = ['image/png', 'image/jpeg', 'text/csv', 'audio/wav', 'application/octet-stream', 'x', ''];

function partsOf(wander: Wander, body: Body): FormPart[] {
  const { dice } = wander;
  if (body.kind === 'jsonOrForm')
    return [
      { name: 'data', value: jsonBody(wanderingValue(wander, schemaOf(body.schema))) },
      ...Object.keys(schemaOf(body.fields).properties ?? {}).map((name) => ({
        name,
        value: asText(hostileValue(dice)),
      })),
    ];
  if (body.kind !== 'multipart') return [];
  const fields = schemaOf(body.fields).properties ?? {};
  return [
    ...Object.entries(fields).map(([name, schema]) => ({ name, value: asText(wanderingValue(wander, schema, name)) })),
    ...Object.entries(body.files).flatMap(([name, rule]) =>
      Array.from({ length: dice.below(dice.chance(0.9) ? 3 : rule.max + 3) }, () => ({
        name,
        value: dice.pick(contents),
        file: dice.chance(0.9) ? 'a.png' : encodeURIComponent(hostileText(dice).toWellFormed()),
        type: dice.chance(0.8) ? (rule.types[0] ?? '').replace('*/*', 'image/png') : dice.pick(types),
      })),
    ),
  ];
}

function aForm(wander: Wander, world: FuzzWorld): FuzzedRequest {
  const { dice } = wander;
  const address = dice.chance(0.15) ? world.uploadAddresses.pop() : undefined;
  if (address) {
    const headers = { 'content-type': 'image/png', 'x-ms-blob-type': 'BlockBlob' };
    return { method: 'PUT', path: address, headers, body: damaged(dice, dice.pick(contents)) };
  }
  const endpoint = dice.pick(withFiles);
  const parts = endpoint.body ? partsOf(wander, endpoint.body) : [];
  const many = dice.chance(0.02) ? Array.from({ length: 400 }, (_, i) => ({ name: `f${i}`, value: 'x' })) : [];
  const { headers = {}, payload } = formOf([...parts, ...many]);
  const body = dice.chance(0.6) ? damaged(dice, payload) : payload;
  return {
    method: endpoint.method,
    path: pathOf({ ...wander, wild: 0.02 }, endpoint),
    headers: dice.chance(0.97)
      ? headers
      : { 'content-type': `multipart/form-data; boundary=${dice.pick(['', '"', 'x;', 'a b'])}` },
    body,
    ...(dice.chance(0.1) && body.length > 0 && { breaksAfter: dice.below(body.length) }),
  };
}

/** A protocol whose second point waits for a rule over the first. */
function aRuleRequest(dice: Dice, world: FuzzWorld): FuzzedRequest {
  const first = aProtocolPoint(world.inspectionPointId);
  const dependencies = [
    aDependency({ type: 'point', parameter: 'a', protocolPointId: first.id }),
    aDependency({ type: 'json', json: aRule(dice) as never }),
  ];
  const second = aProtocolPoint(world.inspectionPointId, { dependencies });
  const protocol = aProtocol({
    targets: [aTarget({ productFamilyId: world.productFamilyId })],
    categories: [aCategory('Category', [first, second])],
  });
  return { method: 'POST', path: '/api/v1/inspectionProtocols', headers: jsonHeaders, body: jsonBody(protocol) };
}

function anExpressionRequest(dice: Dice, { productCategoryId }: FuzzWorld): FuzzedRequest {
  const point = aPoint('RangeValues', { productCategoryId });
  const rangeValues = point.rangeValues?.map((value) => ({ ...value, inputValidationRegexp: anExpression(dice) }));
  return {
    method: 'POST',
    path: '/api/v1/inspectionPoints',
    headers: jsonHeaders,
    body: jsonBody({ ...point, rangeValues }),
  };
}

export function aRequest(kind: FuzzKind, dice: Dice, world: FuzzWorld): FuzzedRequest {
  const wander = { dice, ids: world.ids, wild: dice.pick([0, 0.02, 0.1, 0.5]) };
  switch (kind) {
    case 'json':
      return aJsonRequest(wander);
    case 'forms':
      return aForm(wander, world);
    case 'rules':
      return aRuleRequest(dice, world);
    case 'expressions':
      return anExpressionRequest(dice, world);
  }
}
