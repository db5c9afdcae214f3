import type { FrozenPoint } from '@assay/domain/protocols/snapshot';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import { listDocumentNames } from '../documents/documents.queries.ts';
import { findPoint, type PointRecord } from '../points/point-record.queries.ts';
import { pointOf } from '../points/read-point.ts';
import { translatedTexts } from '../points/translated-texts.ts';

const translationsOf = ({ translations }: PointRecord, wanted: 'name' | 'description') =>
  Object.fromEntries(
    translations.filter(({ kind }) => kind === wanted).map(({ language, value }) => [language, value]),
  );

/** By language, then by the key of the text. */
function textsOf(record: PointRecord): Record<string, Record<string, string>> {
  const byLanguage = Map.groupBy(translatedTexts(record), ({ language }) => language);
  return Object.fromEntries(
    [...byLanguage].map(([language, texts]) => [
      language,
      Object.fromEntries(texts.map(({ key, value }) => [key, value])),
    ]),
  );
}

/** A point with everything that performing and reporting it needs, as it is now. */
export function frozenPoint(record: PointRecord, documentNames: readonly string[] = []): FrozenPoint {
  const textTranslations = textsOf(record);
  return {
    ...pointOf(record),
    ...(documentNames.length > 0 && { documentNames: [...documentNames] }),
    ...(record.unit_name !== null && { unitValue: record.unit_name }),
    translations: translationsOf(record, 'name'),
    descriptionTranslations: translationsOf(record, 'description'),
    // A point without any is frozen as it was before there were such translations.
    ...(Object.keys(textTranslations).length > 0 && { textTranslations }),
  };
}

/** A custom point that one may see, for a run that it is added to. */
export async function freezePoint(db: Db, scope: Scope, id: string): Promise<FrozenPoint | undefined> {
  const record = await findPoint(db, scope, id);
  if (record?.kind !== 'custom') return undefined;
  return frozenPoint(record, (await listDocumentNames(db, scope.companyId, [id])).get(id));
}
