import { message } from '@assay/domain/words/message';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { eitherName, inputObject } from './input.ts';
import { messageOfIssue } from './issue-message.ts';

const point = inputObject({ name: z.string() }, { revision: z.int() });
const family = z.pipe(
  z.strictObject({ familyName: z.optional(z.string()), name: z.optional(z.string()) }),
  z.transform(({ familyName, name }, context) => eitherName(context, ['familyName', familyName], ['name', name])),
);
const faultsOf = (schema: z.ZodMiniType, value: unknown) =>
  z.safeParse(schema, value).error?.issues.map((issue) => [issue.path.join('.'), messageOfIssue(issue)]);

describe('what a request may say of a record', () => {
  it('is what is applied, and what is read-only, which is left out', () => {
    expect(z.parse(point, { name: 'Jaw', revision: 3 })).toEqual({ name: 'Jaw' });
    expect(z.parse(point, { name: 'Jaw' })).toEqual({ name: 'Jaw' });
  });

  it('is refused where it is anything else, or not of the type that replies have', () => {
    expect(z.safeParse(point, { name: 'Jaw', colour: 'red' }).error?.issues).toMatchObject([{ keys: ['colour'] }]);
    expect(z.safeParse(point, { name: 'Jaw', revision: 'third' }).error?.issues).toMatchObject([
      { path: ['revision'] },
    ]);
  });

  it('says to the readers of OpenAPI what is read-only', () => {
    expect(z.toJSONSchema(point, { io: 'input' })).toMatchObject({
      properties: { name: { type: 'string' }, revision: { readOnly: true } },
      required: ['name'],
      additionalProperties: false,
    });
  });
});

describe('a value with two names', () => {
  it.each([{ familyName: 'Jaw' }, { name: 'Jaw' }, { familyName: 'Jaw', name: 'Jaw' }])('is read from %j', (sent) => {
    expect(z.parse(family, sent)).toBe('Jaw');
  });

  it('is refused when the two differ, and when it has neither', () => {
    const differing = message('value.sameAs', { other: 'familyName' });
    expect(faultsOf(family, { familyName: 'Jaw', name: 'Cone' })).toEqual([['name', differing]]);
    expect(faultsOf(family, {})).toEqual([['familyName', message('value.required')]]);
  });
});
