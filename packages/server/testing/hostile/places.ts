import type { JsonSchema } from '../fuzz/values.ts';
import { formOfSample, formsOf } from './sample.ts';

export type Path = readonly (string | number)[];

/** A place in a sample, with what the schema asks for there. */
export interface Place {
  path: Path;
  schema: JsonSchema;
  /** What stands there in the sample. */
  value: unknown;
  /** Whether it may be left out. */
  optional: boolean;
}

function placesWithin({ path, schema: of, value }: Place): Place[] {
  const schema = formOfSample(of);
  if (of.readOnly || typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value))
    return value.flatMap((item, i) =>
      placesOf({ path: [...path, i], schema: schema.items ?? {}, value: item, optional: true }),
    );
  const { properties, additionalProperties, required = [] } = schema;
  const ofValues = typeof additionalProperties === 'object' ? additionalProperties : undefined;
  const names = properties ? Object.keys(properties) : ofValues ? Object.keys(value) : [];
  return names.flatMap((name) =>
    placesOf({
      path: [...path, name],
      schema: properties?.[name] ?? ofValues ?? {},
      value: (value as Record<string, unknown>)[name],
      optional: !required.includes(name),
    }),
  );
}

/** A place and all places within it. */
export const placesOf = (place: Place): Place[] => [place, ...placesWithin(place)];

export type Kind = 'text' | 'number' | 'boolean' | 'null' | 'list' | 'object';

const kindOfValue = (value: unknown): Kind => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  return typeof value === 'string' ? 'text' : (typeof value as Kind);
};

const kindOfType: Readonly<Record<string, Kind>> = {
  string: 'text',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
  array: 'list',
  object: 'object',
};

/** The kinds of values that a schema takes; undefined where it takes anything. */
export function kindsOf(schema: JsonSchema): Set<Kind> | undefined {
  const forms = formsOf(schema);
  if (forms.length > 1 || forms[0] !== schema) {
    const kinds = forms.map(kindsOf);
    return kinds.includes(undefined) ? undefined : new Set(kinds.flatMap((some) => [...(some ?? [])]));
  }
  if (schema.enum) return new Set(schema.enum.map(kindOfValue));
  if ('const' in schema) return new Set([kindOfValue(schema.const)]);
  const kind = kindOfType[String(schema.type)];
  return kind && new Set([kind]);
}

/** The sample with other values at some places, none of which is within another; `gone` leaves the place out. */
export const gone = Symbol('gone');

export function withValues(sample: unknown, changes: readonly { path: Path; value: unknown }[]): unknown {
  const own = changes.find(({ path }) => path.length === 0);
  if (own) return own.value;
  const byKey = Map.groupBy(changes, ({ path }) => String(path[0]));
  const changed = (key: string, value: unknown) =>
    withValues(
      value,
      (byKey.get(key) ?? []).map(({ path, value: other }) => ({ path: path.slice(1), value: other })),
    );
  if (Array.isArray(sample)) return sample.map((item, i) => changed(String(i), item));
  if (typeof sample !== 'object' || sample === null) return sample;
  const keys = [...new Set([...Object.keys(sample), ...byKey.keys()])];
  const entries = keys.map((key) => [key, changed(key, (sample as Record<string, unknown>)[key])] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== gone));
}
