import { translations as calls } from '@assay/contract/translations';
import { invalidField } from '@assay/domain/problem';
import { dayOf, later, minutes } from '@assay/domain/time';
import type { SheetKind } from '@assay/domain/translations/sheet';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import type { AddressSigner } from '../../http/addresses/signed-addresses.ts';
import type { Handlers } from '../../http/frame/handlers.ts';
import { inTurn } from '../files/in-turn.ts';
import { listCategoryStates } from './completeness.queries.ts';
import { listSheetPoints, unknownCategories } from './sheet.queries.ts';
import { writeSheet } from './sheet.ts';
import { listTerms, saveTerms } from './terms.ts';

const linkLives = minutes(5);

const kindOf = (type: string): SheetKind => (type === 'Name' ? 'name' : 'description');

async function requireCategories(db: Db, ids: readonly string[]): Promise<void> {
  if ((await unknownCategories(db, ids)).length > 0) throw invalidField('categories', 'translation.categoryUnknown');
}

interface WantedSheet {
  db: Db;
  scope: Scope;
  kind: SheetKind;
  categories: readonly string[];
  now: Date;
}

/** Each holds all its texts in memory. */
const sheetsAtOnce = 2;

const makeSheet = inTurn(sheetsAtOnce, async ({ db, scope, kind, categories, now }: WantedSheet) =>
  writeSheet(kind, await listSheetPoints(db, scope, kind, categories), dayOf(now).replaceAll('-', '')),
);

export const translationHandlers = (signer: AddressSigner): Handlers<typeof calls> => ({
  productCategories: ({ db, scope }) => listCategoryStates(db, scope),
  excelLink: async ({ db, query: { type, categories }, person, now, appUrl }) => {
    await requireCategories(db, categories);
    const link = new URL(signer.address(calls.spreadsheet, { type }, person.sessionId, later(now, linkLives), appUrl));
    link.searchParams.set('categories', categories.join(';'));
    return { link: link.href };
  },
  spreadsheet: async ({ db, scope, params: { type }, query: { categories }, person, now }) => {
    await requireCategories(db, categories);
    return makeSheet({ db, scope, kind: kindOf(type), categories, now }, person.userId);
  },
  terms: ({ db, scope }) => listTerms(db, scope),
  updateTerms: async ({ db, scope, body, now }) => {
    await saveTerms(db, scope, body, now);
    return listTerms(db, scope);
  },
});
