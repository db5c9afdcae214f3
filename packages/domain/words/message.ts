import { en } from './en.ts';
import { filledText, type Values } from './filled-text.ts';

/** `{count}` chooses the form for a number. */
export type Plural = Readonly<{ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>>;
export type Text = string | Plural;

type English = typeof en;
export type Code = keyof English;
/** Another language has every code, or it does not compile. */
export type Words = Readonly<Record<Code, Text>>;

export type MessageValues = Readonly<Record<string, string | number>>;

/** A code with its values can be worded in any language. */
export interface Message {
  code: Code;
  values: MessageValues;
}

type ValuesOf<T extends Text> = T extends { other: infer Other extends string }
  ? Values<Other> extends [infer Named]
    ? [values: Named & { count: number }]
    : [values: { count: number }]
  : T extends string
    ? Values<T>
    : never;
export type CodeValues<C extends Code> = ValuesOf<English[C]>;
/** A code whose text asks for no values. */
export type PlainCode = { [C in Code]: CodeValues<C> extends [] ? C : never }[Code];

/** The values that a text asks for must be given. */
export const message = <C extends Code>(code: C, ...[values]: CodeValues<C>): Message => ({
  code,
  values: (values as MessageValues | undefined) ?? {},
});

const tables = { en } satisfies Record<string, Words>;
export type MessageLanguage = keyof typeof tables;

export const isCode = (code: unknown): code is Code => typeof code === 'string' && Object.hasOwn(en, code);

/** Many texts are worded in few languages, so formats are made once for each. */
const plurals = new Map<string, Intl.PluralRules>();
const numbers = new Map<string, Intl.NumberFormat>();

function madeOnce<Format>(formats: Map<string, Format>, language: string, make: () => Format): Format {
  const format = formats.get(language) ?? make();
  formats.set(language, format);
  return format;
}

/** Chooses the form by the count, and writes numbers as the language does. */
export function wordedText(text: Text, values: MessageValues, language: string): string {
  const rules = () => madeOnce(plurals, language, () => new Intl.PluralRules(language));
  const number = madeOnce(
    numbers,
    language,
    () => new Intl.NumberFormat(language, { maximumFractionDigits: 20, useGrouping: 'min2' }),
  );
  const form = typeof text === 'string' ? text : (text[rules().select(Number(values.count))] ?? text.other);
  const written = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' ? number.format(value) : value,
  ]);
  return filledText(form, Object.fromEntries(written));
}

export const worded = ({ code, values }: Message, language: MessageLanguage): string =>
  wordedText(tables[language][code], values, language);
