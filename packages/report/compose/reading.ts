import type { Fact, ReportRating, Tone } from '@assay/contract/reports/document';
import type { AuditVersion } from '@assay/domain/audits/audit-version';
import type { Language } from '@assay/domain/languages';
import type { Product } from '@assay/domain/measurements/limits';
import { parseNumber } from '@assay/domain/measurements/numbers';
import { type Rating, type RatingName, ratings } from '@assay/domain/ratings';
import type { ShownPoint } from '@assay/domain/reports/shown-run';
import { type ReportVersion, reportRules } from '@assay/domain/reports/version';
import { type PaperTimes, paperTimes } from '@assay/domain/time';
import { type Say, sayIn } from '../languages/labels.ts';
import { paperNumbers } from '../languages/numbers.ts';
import { unitIn } from '../languages/units.ts';

/** Who a document is written for: a language with its habits, and the product that it is about. */
export interface Reading {
  language: Language;
  say: Say;
  product: Product;
  /** The rules that the version names, also where there are newer ones: whatever a report says otherwise than before asks for them. */
  rules: number;
  times: PaperTimes;
  /** As the language writes it: with so many digits behind the mark, or as it was given. */
  number: (value: number | string, decimals?: number) => string;
  unit: (unit: string) => string;
  /** Of the machine on that day, where somebody wrote them down. */
  loadedHours?: number | undefined;
  /** What numbers of points begin with, where a report has several runs: '3.'. */
  numberedAs?: string | undefined;
}

export const readingIn = (
  language: Language,
  product: Product,
  { zone = 'UTC', rules = reportRules }: { zone?: string | undefined; rules?: number } = {},
): Reading => ({
  language,
  say: sayIn(language),
  product,
  rules,
  times: paperTimes(language, zone),
  number: paperNumbers(language).number,
  unit: (unit) => unitIn(language, unit),
});

/** A version as its readers are told of it: on the clock of its site, by its own rules. */
export const readingOf = (
  { header, rules }: ReportVersion | AuditVersion,
  language: Language,
  product: Product,
): Reading => readingIn(language, product, { zone: header.timeZone, rules });

/** As the inspector called it, else in the language, else in English. */
export const titleOf = ({ point, result }: ShownPoint, { language }: Reading): string =>
  result.nameOverride || point.translations[language] || point.name;

/** Whether a title says no more than the name of its point. */
export const isNamedLike = (
  title: string,
  { name, translations }: ShownPoint['point'],
  { language }: Reading,
): boolean => title === name || title === translations[language];

/** The number by which a reader finds a point. */
export const numberOf = ({ number }: Pick<ShownPoint, 'number'>, { numberedAs = '' }: Reading): string =>
  `${numberedAs}${number}`;

const nameOf = (rating: Rating): RatingName =>
  (Object.keys(ratings) as RatingName[]).find((name) => ratings[name] === rating) ?? 'NotSet';

export const namedRating = (name: RatingName, { say }: Reading): ReportRating => ({
  name,
  label: say(`rating.${name}`),
});

export const ratingOf = (rating: Rating, reading: Reading): ReportRating => namedRating(nameOf(rating), reading);

export const fact = (key: string, label: string, value: string, tone: Tone = 'plain'): Fact => ({
  key,
  label,
  value,
  tone,
});

/** What says nothing is left out. */
export const saying = (facts: readonly Fact[]): Fact[] => facts.filter(({ value }) => value.trim() !== '');

const day = /^\d{4}-\d\d-\d\d$/;
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/;
const exists = (iso: string): boolean => !Number.isNaN(Date.parse(iso));

/** An answer as a reader expects it: fields for dates keep them in another form. */
export function readable(answer: string, { language }: Reading): string {
  const text = answer.trim();
  // Such a field knows no time zone, and means what it says.
  const times = paperTimes(language, 'UTC');
  if (day.test(text) && exists(text)) return times.day(text);
  return moment.test(text) && exists(`${text}Z`) ? times.moment(`${text}Z`) : text;
}

/** A measured value as the language writes it: whoever types a comma means what others mean by a point. */
export const readableValue = (answer: string, reading: Reading, decimals?: number): string =>
  parseNumber(answer) === undefined ? readable(answer, reading) : reading.number(answer, decimals);

/** What belongs together does not part at the end of a line. */
export const withUnit = (value: string, unit: string, reading: Reading): string => {
  const own = reading.unit(unit.trim());
  return own === '' ? value : own === '°' ? `${value}°` : `${value}\u00a0${own}`;
};
