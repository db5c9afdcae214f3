import { filledText, type Values as PlainValues } from '@assay/domain/words/filled-text';
import { languageNow, type WordedLanguage } from './language.ts';
import { numberText } from './number-text.ts';
import { pseudoText } from './pseudo-language.ts';

/** A text for one and one for many; languages with other forms add theirs. */
type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & Record<'other', string>>;

type EnglishPlural = Readonly<Record<'one' | 'other', string>>;

type EnglishTexts = Readonly<Record<string, string | EnglishPlural>>;

/** What stands behind a count needs both its forms, so that '1 categories' does not compile. */
type WithForms<Table> = {
  readonly [Key in keyof Table]: Table[Key] extends `${string}{count} ${string}` ? EnglishPlural : Table[Key];
};

/** The same texts in another language: every key, with forms wherever English has them. */
export type Translation<Table extends EnglishTexts> = {
  readonly [Key in keyof Table]: Table[Key] extends string ? string : Plural;
};

type PluralValues<Forms extends EnglishPlural> =
  PlainValues<Forms['one' | 'other']> extends [infer Values]
    ? [values: { [Name in keyof Values | 'count']: Name extends 'count' ? number : string | number }]
    : [values: { count: number }];

type Values<Text> = Text extends string ? PlainValues<Text> : Text extends EnglishPlural ? PluralValues<Text> : never;

type AnyValues = Readonly<Record<string, string | number>>;

const pluralRules: Record<WordedLanguage, Intl.PluralRules> = { en: new Intl.PluralRules('en') };

/**
 * The texts of a feature by typed keys; `{name}` in a text asks for a value of that name.
 * The language is looked up when a text is shown, never while a module loads.
 */
export const texts = <const Table extends EnglishTexts>(english: Table & WithForms<Table>) => {
  const tables: Record<WordedLanguage, Translation<Table>> = { en: english as Translation<Table> };
  return <Key extends keyof Table>(key: Key, ...[given]: Values<Table[Key]>): string => {
    const chosen = languageNow();
    const language = chosen === 'pseudo' ? 'en' : chosen;
    const filled = (form: string, values: AnyValues) =>
      filledText(chosen === 'pseudo' ? pseudoText(form) : form, values);
    const text: string | Plural = tables[language][key];
    const values: AnyValues = given ?? {};
    if (typeof text === 'string') return filled(text, values);
    const count = Number(values.count);
    const form = text[pluralRules[language].select(count)] ?? text.other;
    return filled(form, { ...values, count: numberText(count) });
  };
};
