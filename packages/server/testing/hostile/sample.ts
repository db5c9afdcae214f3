import { isIdName, type JsonSchema } from '../fuzz/values.ts';

const anId = '0190a000-0000-7000-8000-00000000dead';

/** Texts that rules beyond the schema ask for, by the name of their field. */
const named: Readonly<Record<string, string>> = {
  type: 'Daily',
  email: 'somebody@customer.example',
  emailRecipient: 'somebody@customer.example',
  contactEmail: 'somebody@customer.example',
  inspectorContact: 'somebody@provider.example',
  groups: 'inspection',
  statuses: 'Waiting',
  selection: anId,
  markedFrom: anId,
  timeZone: 'Europe/Helsinki',
};

const formats: Readonly<Record<string, string>> = { 'date-time': '2026-05-04T10:00:00.000Z', date: '2026-05-04' };

function textOf({ format = '', pattern, maxLength = 10 }: JsonSchema, name: string): string {
  if (isIdName(name)) return anId;
  return named[name] ?? formats[format] ?? (pattern?.includes('d{') ? '1' : 'A text'.slice(0, maxLength));
}

/** The forms that a value may have. */
export const formsOf = (schema: JsonSchema): JsonSchema[] =>
  schema.anyOf ??
  schema.oneOf ??
  (Array.isArray(schema.type) ? schema.type.map((type) => ({ ...schema, type })) : [schema]);

/** The form that a sample has: the last that is not null. */
export const formOfSample = (schema: JsonSchema): JsonSchema => {
  const form = formsOf(schema).findLast(({ type }) => type !== 'null') ?? schema;
  return form === schema ? form : formOfSample(form);
};

const keyOf = ({ propertyNames }: JsonSchema): string => (propertyNames?.pattern ? '1' : anId);

/** A value that a schema accepts, with everything that may be in it but what is read-only. */
export function sampleOf(of: JsonSchema, name = ''): unknown {
  const schema = formOfSample(of);
  if (schema.enum) return schema.enum.at(-1);
  if ('const' in schema) return schema.const;
  switch (schema.type) {
    case 'object': {
      const { properties, additionalProperties: values } = schema;
      if (!properties) return typeof values === 'object' ? { [keyOf(schema)]: sampleOf(values) } : {};
      const applied = Object.entries(properties).filter(([, { readOnly }]) => !readOnly);
      return Object.fromEntries(applied.map(([key, inner]) => [key, sampleOf(inner, key)]));
    }
    case 'array':
      return [sampleOf(schema.items ?? {}, name.replace(/s$/, ''))];
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1);
    case 'string':
      return textOf(schema, name);
    case 'null':
      return null;
    default:
      return true;
  }
}
