import { isId } from '@assay/domain/id';
import { mostTermLength, termKinds } from '@assay/domain/points/terms';
import * as z from 'zod/mini';
import { endpoint, file, json } from './base/endpoint.ts';
import { says } from './base/issue-message.ts';
import { id, name, signedQuery, text } from './base/values.ts';
import { importCalls } from './imports.ts';
import { otherLanguage } from './points/translations.ts';

const mostCategories = 200;

/** An address carries the ids of product categories separated by semicolons. */
const idsIn = (joined: string): string[] => [...new Set(joined.split(';').filter(Boolean))];
const categoryIds = z.pipe(
  text(40 * mostCategories).check(
    z.refine((joined) => idsIn(joined).length > 0, says('translation.noCategory')),
    z.refine((joined) => idsIn(joined).every(isId), says('value.id')),
  ),
  z.transform(idsIn),
);

const sheetTypes = ['Name', 'Description'] as const;
const sheetType = z.enum(sheetTypes);

const languageState = z.object({
  id: z.string(),
  /** Counts texts whose translation is newer than they are. */
  translated: z.int(),
  outdated: z.int(),
});

const term = z.object({
  kind: z.enum(termKinds),
  source: z.string(),
  translations: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type TermReply = z.output<typeof term>;

export const translations = {
  productCategories: endpoint('/api/v1/translations/productCategories', {
    method: 'GET',
    summary: 'The product categories, and how far the texts of their points are translated into each language.',
    ability: 'translations.edit',
    effect: 'read',
    reply: json(
      z.array(
        z.object({
          id,
          name: z.string(),
          /** Counts the points, and all their texts together. */
          points: z.int(),
          texts: z.int(),
          languages: z.array(languageState),
        }),
      ),
    ),
  }),
  excelLink: endpoint('/api/v1/translations/excelLink', {
    method: 'GET',
    summary: 'Where the spreadsheet of names or descriptions of some categories is downloaded: a short-lived address.',
    ability: 'translations.edit',
    effect: 'read',
    query: z.strictObject({ type: sheetType, categories: categoryIds }),
    reply: json(z.object({ link: z.string() })),
  }),
  spreadsheet: endpoint('/api/v1/translations/spreadsheets/{type}', {
    method: 'GET',
    summary: 'A spreadsheet for translators, by a signed address.',
    ability: 'translations.edit',
    effect: 'read',
    signed: true,
    params: { type: sheetType },
    query: z.strictObject({ ...signedQuery.shape, categories: categoryIds }),
    reply: file(),
  }),
  terms: endpoint('/api/v1/translations/terms', {
    method: 'GET',
    summary:
      'Words that points and protocols share (titles of categories, phases, predefined options), with their translations.',
    ability: 'protocols.read',
    effect: 'read',
    reply: json(z.array(term)),
  }),
  updateTerms: endpoint('/api/v1/translations/terms', {
    method: 'PUT',
    summary: 'Changes translations of shared words; what is left out stays, blank ones go.',
    ability: 'translations.edit',
    effect: 'write',
    body: json(
      z
        .array(
          z.strictObject({
            kind: z.enum(termKinds),
            source: name(mostTermLength),
            name: otherLanguage,
            value: text(mostTermLength),
          }),
        )
        .check(z.maxLength(5_000)),
    ),
    reply: json(z.array(term)),
  }),
};

export const translationImports = importCalls('/api/v1/translations', 'translations.edit');
