import { translations } from '@assay/contract/translations';
import { type AccessRow, randomId } from './access-row.ts';
import { castNames } from './cast.ts';
import { aForm } from './forms.ts';
import { signedQuery } from './signed-query.ts';

const admins = ['ada', 'dev'] as const;
const ofNoRecord = () => ({ params: { id: randomId } });

/** Who translates points and gives them tags. */
export const translationAccess: Record<string, AccessRow> = {
  'translations.productCategories': { who: admins },
  'translations.excelLink': {
    who: admins,
    ask: () => ({ query: { type: 'Name', categories: randomId } }),
    status: 400,
  },
  'translations.spreadsheet': {
    who: admins,
    ask: (app, name) => ({
      params: { type: 'Name' },
      query: { ...signedQuery(app, name, translations.spreadsheet, { type: 'Name' }), categories: randomId },
    }),
    status: 400,
  },
  'translations.terms': { who: castNames.filter((name) => name !== 'nia') },
  'translations.updateTerms': { who: admins, ask: () => ({ body: [] }) },
  'translationImports.start': {
    who: admins,
    ask: () => aForm({ file: { name: 'a.xlsx', content: 'no spreadsheet' } }),
    status: 400,
  },
  'translationImports.get': { who: admins, ask: ofNoRecord, status: 404 },
  'translationImports.faulty': { who: admins, ask: ofNoRecord, status: 404 },
  'translationImports.lines': { who: admins, ask: ofNoRecord, status: 404 },
  'translationImports.confirm': { who: admins, ask: ofNoRecord, status: 404 },
  'translationImports.cancel': { who: admins, ask: ofNoRecord, status: 404 },
  'tags.update': {
    who: admins,
    ask: () => ({ body: { type: 0, id: randomId, tags: ['wear'] } }),
    status: 404,
  },
};
