import type { Dice } from './dice.ts';

/** The part of JSON Schema that our contract is written down in. */
export interface JsonSchema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  propertyNames?: JsonSchema;
  minimum?: number;
  maxLength?: number;
  maxItems?: number;
  pattern?: string;
  format?: string;
  readOnly?: boolean;
}

/** Texts that have broken programs before. */
const hostileTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202e\u0000',
  '\ufeff',
  "'; drop table app_user; --",
  '%00',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'NaN',
  '-1',
  '1e400',
  '0x10',
  '99999999999999999999',
  '9'.repeat(400),
  'x'.repeat(5_000),
  '1970-01-01T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  '0000-00-00T00:00:00Z',
  '-000001-01-01T00:00:00.000Z',
  '\u{1f4a3}'.repeat(100),
  '<script>alert(1)</script>',
  '{"a":1}',
];
const hostileNumbers = [0, -0, -1, 1.5, 1e308, -1e308, 5e-324, 2 ** 31, 2 ** 53, -(2 ** 53), 2 ** 63, 1e21];

const nested = (depth: number): unknown =>
  depth === 0 ? [] : depth % 2 ? [nested(depth - 1)] : { a: nested(depth - 1) };

export const hostileText = (dice: Dice): string => dice.pick(hostileTexts);

export const hostileValue = (dice: Dice): unknown =>
  dice.pick<() => unknown>([
    () => hostileText(dice),
    () => hostileText(dice),
    () => dice.pick(hostileNumbers),
    () => null,
    () => dice.chance(0.5),
    () => [],
    () => ({}),
    () => Array.from({ length: dice.below(300) }, () => hostileText(dice)),
    () => ({ [hostileText(dice)]: hostileText(dice) }),
    () => nested(dice.below(70)),
  ])();

export const isIdName = (name: string): boolean => /(^id|Ids?)$/.test(name);

export interface Wander {
  dice: Dice;
  /** Ids of records that exist. */
  ids: readonly string[];
  /** How often a value is not what the schema asks for. */
  wild: number;
}

const idOf = ({ dice, ids }: Wander): string =>
  dice.chance(0.8) && ids.length > 0 ? dice.pick(ids) : '0190a000-0000-7000-8000-00000000dead';

function textOf(wander: Wander, name: string, { format }: JsonSchema): string {
  if (isIdName(name)) return idOf(wander);
  if (format === 'date-time') return '2026-05-04T10:00:00.000Z';
  if (/mail/i.test(name)) return 'somebody@customer.example';
  return wander.dice.pick(['A text', '41', '3,5', 'ü', 'fi', 'x'.repeat(wander.dice.below(120))]);
}

function objectOf(wander: Wander, { properties = {}, required = [] }: JsonSchema): unknown {
  const { dice, wild } = wander;
  const entries = Object.entries(properties)
    .filter(([name]) => dice.chance(required.includes(name) ? 1 - wild / 4 : 0.6))
    .map(([name, schema]) => [name, wanderingValue(wander, schema, name)] as const);
  if (dice.chance(wild / 4)) entries.push([hostileText(dice), hostileValue(dice)]);
  return Object.fromEntries(entries);
}

/** A value that a schema asks for, or now and then something quite different. */
export function wanderingValue(wander: Wander, schema: JsonSchema, name = ''): unknown {
  const { dice, wild } = wander;
  if (dice.chance(wild)) return hostileValue(dice);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return wanderingValue(wander, dice.pick(choices), name);
  if (schema.allOf) return wanderingValue(wander, Object.assign({}, ...schema.allOf), name);
  if (schema.enum) return dice.pick(schema.enum);
  if ('const' in schema) return schema.const;
  switch (schema.type) {
    case 'object':
      return objectOf(wander, schema);
    case 'array':
      return Array.from({ length: dice.below(4) }, () =>
        wanderingValue(wander, schema.items ?? {}, name.replace(/s$/, '')),
      );
    case 'number':
    case 'integer':
      return dice.chance(0.8) ? dice.below(50) : dice.pick(hostileNumbers);
    case 'boolean':
      return dice.chance(0.5);
    case 'null':
      return null;
    case 'string':
      return textOf(wander, name, schema);
    default:
      return hostileValue(dice);
  }
}
