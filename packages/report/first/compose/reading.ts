import type { Fact, ReportRating, Tone } from '@assay/contract/reports/document';
import type { Language } from '@assay/domain/languages';
import type { Product } from '@assay/domain/measurements/limits';
import { parseNumber } from '@assay/domain/measurements/numbers';
import { type Rating, type RatingName, ratings } from '@assay/domain/ratings';
import type { ShownPoint } from '@assay/domain/reports/shown-run';
import { reportDay, reportMoment } from '@assay/domain/time';
import { type Say, sayIn } from '../languages/labels.ts';

/** Who a document is written for: a language, and the product that it is about. */
export interface Reading {
  language: Language;
  say: Say;
  product: Product;
}

export const readingIn = (language: Language, product: Product): Reading => ({
  language,
  say: sayIn(language),
  product,
});

/** As the inspector called it, else in the language, else in English. */
export const titleOf = ({ point, result }: ShownPoint, { language }: Reading): string =>
  result.nameOverride || point.translations[language] || point.name;

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
export function readable(answer: string): string {
  const text = answer.trim();
  if (day.test(text) && exists(text)) return reportDay(text);
  // Such a field knows no time zone, and means what it says.
  return moment.test(text) && exists(`${text}Z`) ? reportMoment(`${text}Z`) : text;
}

/** A measured value: whoever types a comma means what others mean by a point, and a report has one of the two. */
export const readableValue = (answer: string): string =>
  parseNumber(answer) === undefined ? readable(answer) : answer.trim().replace(',', '.');
