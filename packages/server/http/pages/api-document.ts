import { type Endpoint, type Endpoints, paramNames, type Schema } from '@assay/contract/base/endpoint';
import { problemReply } from '@assay/contract/problems';
import { abilities, type Gate, type Level, levels } from '@assay/domain/access';
import { html } from '@assay/report/html/markup';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { paramsSchema } from '../body/input.ts';
import { asPage, newNonce } from './security-headers.ts';

interface Described {
  name: string;
  version: string;
  basePath: string;
}

/** The contract for programs and for people; both are public, as the calls behind them are not. */
export function describeCalls(
  app: FastifyInstance,
  contract: Record<string, Endpoints>,
  { name, version, basePath }: Described,
): void {
  let document: string | undefined;
  app.get('/api/v1/openapi.json', async (_request, response) => {
    document ??= JSON.stringify(openApiDocument(contract, { title: name, version, url: basePath }));
    return response.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(document);
  });
  app.get('/api', async (_request, response) => {
    const nonce = newNonce();
    return asPage(response, nonce).send(callsPage(contract, name, basePath, nonce));
  });
}

type Json = Record<string, unknown>;

const schemaOf = (schema: Schema, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
};

const binary = { type: 'string', format: 'binary' };

/** A form by the schema of its fields, and further parts. */
const formContent = (fields: Json, parts: Json): Json => ({
  'multipart/form-data': { schema: { ...fields, properties: { ...(fields.properties as Json), ...parts } } },
});

const fileParts = (files: object): Json =>
  Object.fromEntries(Object.keys(files).map((part) => [part, { type: 'array', items: binary }]));

function bodyContent({ body }: Endpoint): Json | undefined {
  switch (body?.kind) {
    case undefined:
      return undefined;
    case 'json':
      return { 'application/json': { schema: schemaOf(body.schema, 'input') } };
    case 'jsonOrForm': {
      const schema = schemaOf(body.schema, 'input');
      const data = { type: 'string', contentMediaType: 'application/json', contentSchema: schema };
      return {
        'application/json': { schema },
        ...formContent(schemaOf(body.fields, 'input'), { data, ...fileParts(body.files) }),
      };
    }
    case 'bytes':
      return Object.fromEntries(body.types.map((type) => [type, { schema: binary }]));
    case 'multipart':
      return formContent(schemaOf(body.fields, 'input'), fileParts(body.files));
  }
}

const replyTypes = { html: 'text/html', file: 'application/octet-stream', events: 'text/event-stream' } as const;

function replyContent({ reply }: Endpoint): Json | undefined {
  if (reply.kind === 'none' || reply.kind === 'redirect') return undefined;
  if (reply.kind === 'json') return { 'application/json': { schema: schemaOf(reply.schema, 'output') } };
  return {
    [replyTypes[reply.kind]]: {
      schema: reply.kind === 'events' ? schemaOf(reply.schema, 'output') : { type: 'string' },
    },
  };
}

function parameters(endpoint: Endpoint): Json[] {
  const inPath = schemaOf(paramsSchema(endpoint), 'input').properties as Json;
  const query = endpoint.query ? schemaOf(endpoint.query, 'input') : {};
  const required = (query.required ?? []) as string[];
  const header = (name: string, description: string) => ({
    name,
    in: 'header',
    description,
    schema: { type: 'string' },
  });
  return [
    ...paramNames(endpoint.path).map((name) => ({ name, in: 'path', required: true, schema: inPath[name] })),
    ...Object.entries((query.properties ?? {}) as Json).map(([name, schema]) => ({
      name,
      in: 'query',
      required: required.includes(name),
      schema,
    })),
    ...(endpoint.effect === 'write' && endpoint.ability !== 'public' && !endpoint.secretReply
      ? [header('Idempotency-Key', 'A repeat with the same key gets the first reply.')]
      : []),
    ...(endpoint.versioned && endpoint.method !== 'GET'
      ? [header('If-Match', 'The revision that the change was made on, in quotation marks.')]
      : []),
  ];
}

function operation(noun: string, name: string, endpoint: Endpoint): Json {
  const content = bodyContent(endpoint);
  const reply = replyContent(endpoint);
  return {
    operationId: `${noun}.${name}`,
    tags: [noun],
    summary: endpoint.summary,
    'x-ability': endpoint.ability,
    ...(endpoint.ability === 'public' ? { security: [] } : {}),
    parameters: parameters(endpoint),
    ...(content && { requestBody: { required: true, content } }),
    responses: {
      [endpoint.reply.status]: { description: 'Success', ...(reply && { content: reply }) },
      default: { $ref: '#/components/responses/Problem' },
    },
  };
}

/** OpenAPI 3.1, made from the tables that type the server and the client. */
export function openApiDocument(
  contract: Record<string, Endpoints>,
  info: { title: string; version: string; url: string },
): Json {
  const paths: Record<string, Json> = {};
  for (const [noun, endpoints] of Object.entries(contract))
    for (const [name, endpoint] of Object.entries(endpoints)) {
      paths[endpoint.path] ??= {};
      Object.assign(paths[endpoint.path] ?? {}, { [endpoint.method.toLowerCase()]: operation(noun, name, endpoint) });
    }
  return {
    openapi: '3.1.0',
    info: { title: info.title, version: info.version },
    servers: [{ url: info.url }],
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      responses: {
        Problem: {
          description: 'A failure',
          content: { 'application/problem+json': { schema: schemaOf(problemReply, 'output') } },
        },
      },
    },
  };
}

const style = `
body { font: 15px/1.5 system-ui, sans-serif; margin: 0; color: #1c2a33; background: #fff }
header { background: #0a3d3a; padding: .8rem 1rem } header a { color: #fff; font-weight: 660; text-decoration: none }
header a:last-child { color: #c3dbd8; font-weight: 400; margin-left: 1.5rem; text-decoration: underline }
main { max-width: 70rem; margin: 1.5rem auto; padding: 0 1rem } h1 { font-size: 1.5rem } h2 { font-size: 1.1rem; margin: 2rem 0 .5rem } table { border-collapse: collapse; width: 100% }
th, td { text-align: left; padding: .3rem .8rem .3rem 0; border-bottom: 1px solid #d9e0e4; vertical-align: top }
code { font-size: .9em } a { color: #0b5f66 } .wide { overflow-x: auto } .wide table { min-width: 46rem }
@media (prefers-color-scheme: dark) { body { background: #10181d; color: #dbe4e8 } th, td { border-color: #2a3943 } a { color: #6cc5cc } }`;

const nameOf = (level: Level): string => {
  if (level === levels.None) return 'anybody signed in';
  return Object.entries(levels).find(([, value]) => value === level)?.[0] ?? '';
};

/** Says who may make a call, in the words of the specification: the level of staff and of people from outside. */
function needs({ ability }: Endpoint): string {
  if (ability === 'public') return 'no token';
  const { internal, external, or }: Gate = abilities[ability];
  const outside = external === levels.Never ? 'nobody' : nameOf(external);
  const byLevel = internal === external ? nameOf(internal) : `${nameOf(internal)}; from outside ${outside}`;
  if (!or) return byLevel;
  return internal === levels.Never ? or : `${byLevel}; or ${or}`;
}

const row = (endpoint: Endpoint) => html`<tr>
  <td><code>${endpoint.method}</code></td><td><code>${endpoint.path}</code></td><td>${endpoint.summary}</td>
  <td>${needs(endpoint)}</td><td>${endpoint.reply.status}</td></tr>`;

/** Lists every call for people; programs read the OpenAPI document. */
function callsPage(contract: Record<string, Endpoints>, name: string, basePath: string, nonce: string): string {
  const sections = Object.entries(contract).map(
    ([noun, endpoints]) => html`<h2>${noun}</h2><div class="wide"><table>
<thead><tr><th>Method</th><th>Path</th><th>What it does</th><th>Needs</th><th>Answers</th></tr></thead>
<tbody>${Object.values(endpoints).map(row)}</tbody></table></div>`,
  );
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}: calls</title>
<style nonce="${nonce}">${style}</style></head>
<body><header><a href="${basePath}">${name}</a><a href="${basePath}Administration">Back to Administration</a></header>
<main><h1>${name}: calls</h1>
<p>Made from the contract that types the server and the client. For programs: <a href="${basePath}api/v1/openapi.json">openapi.json</a>.</p>
${sections}</main></body></html>`.text;
}
