import { translations as calls } from '@assay/contract/translations';
import { invalidField } from '@assay/domain/problem';
import { dayOf, later, minutes } from '@assay/domain/time';
import type { SheetKind } from '@assay/domain/translations/sheet';
import type { Db } from '../../db/pool.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { AddressSigner } from '../../http/signed-addresses.ts';
import { listCategoryStates } from './completeness.queries.ts';
import { listSheetPoints, unknownCategories } from './sheet.queries.ts';
import { listTerms, saveTerms } from './terms.ts';
import { writeSheet } from './write-sheet.ts';

const linkLives = minutes(5);

const kindOf = (type: string): SheetKind => (type === 'Name' ? 'name' : 'description');

async function requireCategories(db: Db, ids: readonly string[]): Promise<void> {
  if ((await unknownCategories(db, ids)).length > 0) throw invalidField('categories', 'translation.categoryUnknown');
}

export const translationHandlers = (signer: AddressSigner): Handlers<typeof calls> => ({
  productCategories: ({ db, scope }) => listCategoryStates(db, scope),
  excelLink: async ({ db, query: { type, categories }, person, now, appUrl }) => {
    await requireCategories(db, categories);
    const link = new URL(signer.address(calls.spreadsheet, { type }, person.sessionId, later(now, linkLives), appUrl));
    link.searchParams.set('categories', categories.join(';'));
    return { link: link.href };
  },
  spreadsheet: async ({ db, scope, params: { type }, query: { categories }, now }) => {
    await requireCategories(db, categories);
    const kind = kindOf(type);
    return writeSheet(kind, await listSheetPoints(db, scope, kind, categories), dayOf(now).replaceAll('-', ''));
  },
  terms: ({ db, scope }) => listTerms(db, scope),
  updateTerms: async ({ db, scope, body, now }) => {
    await saveTerms(db, scope, body, now);
    return listTerms(db, scope);
  },
});
