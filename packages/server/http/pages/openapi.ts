import { type Endpoint, type Endpoints, paramNames, type Schema } from '@assay/contract/base/endpoint';
import { problemReply } from '@assay/contract/problems';
import * as z from 'zod/mini';
import { paramsSchema } from '../body/input.ts';

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
