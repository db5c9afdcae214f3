import { describe, expect, it } from 'vitest';
import { contract } from './all.ts';
import { specifiedCalls } from './specified-calls.ts';

const shape = (method: string, path: string): string => `${method} ${path.toLowerCase().replaceAll(/\{\w+\}/g, '{}')}`;

const promised = new Map(
  Object.values(contract)
    .flatMap((endpoints) => Object.values(endpoints))
    .map((endpoint) => [shape(endpoint.method, endpoint.path), endpoint]),
);

describe('the calls of the two specifications', () => {
  it('are 126, each once', () => {
    expect(specifiedCalls).toHaveLength(126);
    expect(new Set(specifiedCalls.map(({ method, path }) => shape(method, path))).size).toBe(126);
  });

  it.each(specifiedCalls.map((call) => [`${call.method} ${call.path}`, call] as const))(
    '%s is promised with its status',
    (_, call) => {
      expect(promised.get(shape(call.method, call.path))?.reply.status).toBe(call.status);
    },
  );
});

describe('every endpoint', () => {
  it('has a method and path of its own', () => {
    expect(promised.size).toBe(Object.values(contract).flatMap((endpoints) => Object.values(endpoints)).length);
  });
});
