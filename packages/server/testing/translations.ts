import { translations } from '@assay/contract/translations';
import type { CastName } from './cast.ts';
import type { TestApp } from './test-app.ts';

/** The link that the call answers, as a path of the test app. */
export async function sheetLink(
  app: TestApp,
  type: 'Name' | 'Description',
  categoryIds: readonly string[],
  as: CastName = 'ada',
): Promise<string> {
  const { body } = await app.call(translations.excelLink, { as, query: { type, categories: categoryIds.join(';') } });
  const { pathname, search } = new URL((body as { link: string }).link);
  return `${pathname}${search}`;
}

/** The spreadsheet as a translator gets it: by the link alone. */
export async function downloadSheet(
  app: TestApp,
  type: 'Name' | 'Description',
  categoryIds: readonly string[],
): Promise<Buffer> {
  const reply = await app.http.inject({ method: 'GET', url: await sheetLink(app, type, categoryIds) });
  if (reply.statusCode !== 200) throw new Error(`The spreadsheet answered ${reply.statusCode}: ${reply.body}`);
  return reply.rawPayload;
}
