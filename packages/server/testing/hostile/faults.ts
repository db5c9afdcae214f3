import type { JsonSchema } from '../fuzz/values.ts';
import { gone, type Kind, kindsOf, type Path, type Place, placesOf, withValues } from './places.ts';
import { formOfSample } from './sample.ts';

/** A change that must be refused, and the place that the refusal must name. */
interface Fault {
  path: Path;
  value: unknown;
  named: Path;
  /** Whether it decides what else the body must be, so that no other fault can be seen beside it. */
  decides?: boolean;
}

const nested = (depth: number): unknown => (depth === 0 ? [] : [nested(depth - 1)]);

const wrongKinds: Readonly<Record<string, [Kind, unknown]>> = {
  'a number': ['number', 7],
  'a text': ['text', 'no such value'],
  'true or false': ['boolean', true],
  null: ['null', null],
  'an empty list': ['list', []],
  'lists in lists': ['list', nested(40)],
  'an object': ['object', {}],
};

const wrongTexts: Readonly<Record<string, string>> = {
  'a NUL character': 'a\0b',
  'half a surrogate pair': 'a\ud800b',
  '20,000 characters': 'x'.repeat(20_000),
};

const wrongNumbers: Readonly<Record<string, number>> = { 'a fraction': 1.5, 'an endless number': 1e300 };

type FaultOf = (place: Place) => Fault | undefined;

const inPlace = ({ path, schema }: Place, value: unknown): Fault => ({
  path,
  value,
  named: path,
  decides: 'const' in schema,
});

const ofKind =
  ([kind, value]: [Kind, unknown]): FaultOf =>
  (place) => {
    const kinds = kindsOf(place.schema);
    const isListOfTexts = kind === 'text' && kinds?.has('text') && formOfSample(place.schema).enum !== undefined;
    return kinds && (!kinds.has(kind) || isListOfTexts) ? inPlace(place, value) : undefined;
  };

const ofText =
  (value: string): FaultOf =>
  (place) =>
    kindsOf(place.schema)?.has('text') && !place.schema.readOnly ? inPlace(place, value) : undefined;

const ofNumber =
  (value: number): FaultOf =>
  (place) =>
    formOfSample(place.schema).type === 'integer' && !place.schema.readOnly ? inPlace(place, value) : undefined;

const missing: FaultOf = (place) => (place.optional ? undefined : inPlace(place, gone));

const unknownField: FaultOf = ({ path, schema, value }) => {
  const { type, properties } = formOfSample(schema);
  if (type !== 'object' || !properties || schema.readOnly || value === undefined) return undefined;
  const inner = [...path, 'noSuchField'];
  return { path: inner, value: 1, named: inner };
};

/** A larger body is refused as such, whatever is in it. */
const mostCharacters = 900_000;

const tooMany: FaultOf = (place) => {
  const { maxItems } = formOfSample(place.schema);
  if (maxItems === undefined || place.schema.readOnly || !Array.isArray(place.value)) return undefined;
  const [item = null] = place.value as unknown[];
  const items = Array.from({ length: maxItems + 1 }, () => item);
  return JSON.stringify(items).length < mostCharacters ? inPlace(place, items) : undefined;
};

const faults: Readonly<Record<string, FaultOf>> = {
  ...Object.fromEntries(Object.entries(wrongKinds).map(([what, wrong]) => [what, ofKind(wrong)])),
  ...Object.fromEntries(Object.entries(wrongTexts).map(([what, text]) => [what, ofText(text)])),
  ...Object.fromEntries(Object.entries(wrongNumbers).map(([what, number]) => [what, ofNumber(number)])),
  'an unknown field': unknownField,
  'too many': tooMany,
  'nothing at all': missing,
};

export interface HostileBody {
  what: string;
  body: unknown;
  /** The places that the refusal must name. */
  named: string[];
}

/** A refusal names fifty faults at most, and a body holds a megabyte. */
const mostTogether = 30;

const chunks = <T>(list: readonly T[]): T[][] =>
  list.length === 0 ? [] : [list.slice(0, mostTogether), ...chunks(list.slice(mostTogether))];

const nameOf = (path: Path): string => path.join('.') || 'body';

/** Bodies that are as the sample but for faults of one kind, in places that are not within each other. */
export function hostileBodies(schema: JsonSchema, sample: unknown): HostileBody[] {
  const places = placesOf({ path: [], schema, value: sample, optional: false });
  return Object.entries(faults).flatMap(([what, faultOf]) => {
    const found = places.map(faultOf).filter((fault) => fault !== undefined);
    const [alone, others] = [found.filter(({ decides }) => decides), found.filter(({ decides }) => !decides)];
    const byDepth = [...Map.groupBy(others, ({ path }) => path.length).values()];
    // A body that is too large is refused as such: lists that are too long come one by one.
    const together = what === 'too many' ? others.map((fault) => [fault]) : byDepth.flatMap(chunks);
    return [...alone.map((fault) => [fault]), ...together].map((some) => ({
      what: `${what} at ${some.map(({ named }) => nameOf(named)).join(', ')}`,
      body: withValues(sample, some),
      named: some.map(({ named }) => nameOf(named)),
    }));
  });
}

/** Lists and texts that have no bound, which nothing that a caller sends may be. */
export const boundless = (schema: JsonSchema, sample: unknown): string[] =>
  placesOf({ path: [], schema, value: sample, optional: false })
    .filter(({ schema: { readOnly } }) => !readOnly)
    .filter(({ schema: of }) => formOfSample(of).type === 'array' && formOfSample(of).maxItems === undefined)
    .map(({ path }) => nameOf(path));
