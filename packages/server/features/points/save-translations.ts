import type { Language } from '@assay/domain/languages';
import { pointTexts } from '@assay/domain/points/point-texts';
import { planTranslations, type SentTranslation } from '@assay/domain/points/translations';
import { type FieldError, fieldError, refuse } from '@assay/domain/problem';
import type { Db } from '../../db/pool.ts';
import type { PointRecord } from './point-record.queries.ts';
import {
  deleteTextTranslations,
  deleteTranslations,
  writeTextTranslations,
  writeTranslations,
} from './point-translations.queries.ts';
import { updatePoint } from './points.queries.ts';
import { pointOf } from './read-point.ts';

/** A translation on the wire has the code of its language under `name`. */
export interface NamedTranslation {
  name: Language;
  value: string;
  confirmed?: boolean | undefined;
}

const sentOf = ({ name, ...rest }: NamedTranslation): SentTranslation => ({ language: name, ...rest });

/** Saves the translations of the name or of the description. */
export async function saveTranslations(
  db: Db,
  record: PointRecord,
  kind: 'name' | 'description',
  sent: readonly NamedTranslation[],
  now: Date,
): Promise<void> {
  const kept = record.translations.filter((one) => one.kind === kind);
  const { written, removed } = planTranslations(kept, sent.map(sentOf));
  if (written.length + removed.length === 0) return;
  await deleteTranslations(db, record.id, kind, removed);
  await writeTranslations(
    db,
    written.map((one) => ({ ...one, inspection_point_id: record.id, kind, updated_at: now, source: record[kind] })),
  );
  await updatePoint(db, record.id, {});
}

/** Saves the translations of the texts inside a point; shared texts have a call of their own. */
export async function saveTextTranslations(
  db: Db,
  record: PointRecord,
  sent: readonly (NamedTranslation & { key: string })[],
  now: Date,
): Promise<void> {
  const own = pointTexts(pointOf(record)).filter(({ shared }) => !shared);
  const texts = new Map(own.map(({ key, text }) => [key, text]));
  refuse(
    sent.flatMap(({ key }, place): FieldError[] =>
      texts.has(key) ? [] : [fieldError(`${place}.key`, 'point.textUnknown')],
    ),
  );
  const byKey = Map.groupBy(sent, ({ key }) => key);
  const kept = Map.groupBy(record.text_translations, ({ key }) => key);
  const plans = [...byKey].map(([key, list]) => ({
    key,
    source: texts.get(key) ?? '',
    ...planTranslations(kept.get(key) ?? [], list.map(sentOf)),
  }));
  const rows = plans.flatMap(({ key, source, written }) =>
    written.map((one) => ({ ...one, key, source, inspection_point_id: record.id, updated_at: now })),
  );
  const gone = plans.flatMap(({ key, removed }) => removed.map((language) => ({ key, language })));
  if (rows.length + gone.length === 0) return;
  await deleteTextTranslations(db, record.id, gone);
  await writeTextTranslations(db, rows);
  await updatePoint(db, record.id, {});
}

/** The texts of a copy have keys of their own, in the order of the original's. */
export async function copyTextTranslations(db: Db, record: PointRecord, copy: PointRecord): Promise<void> {
  const keys = new Map(
    pointTexts(pointOf(record)).map(({ key }, place) => [key, pointTexts(pointOf(copy))[place]?.key]),
  );
  await writeTextTranslations(
    db,
    record.text_translations.flatMap(({ key, ...one }) => {
      const own = keys.get(key);
      return own ? [{ ...one, key: own, inspection_point_id: copy.id, updated_at: new Date(one.updated_at) }] : [];
    }),
  );
}

/** Removes the translations of parts that are gone. */
export async function dropOldTexts(db: Db, record: PointRecord, point: object): Promise<void> {
  const left = new Set(pointTexts(point).map(({ key }) => key));
  await deleteTextTranslations(
    db,
    record.id,
    record.text_translations.filter(({ key }) => !left.has(key)),
  );
}
