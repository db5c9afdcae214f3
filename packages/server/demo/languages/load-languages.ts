import { newId } from '@assay/domain/id';
import { tagTargets } from '@assay/domain/points/tags';
import type { TermKind } from '@assay/domain/points/terms';
import { inChunks } from '../../db/in-chunks.ts';
import { type WholeDb, withoutScopedTables } from '../../db/pool.ts';
import { writeTags } from '../../features/points/point-parts.queries.ts';
import { writeTextTranslations } from '../../features/points/point-translations.queries.ts';
import { writeTerms } from '../../features/translations/terms.queries.ts';
import { moreCategoryWords, moreTextWords } from './more-words.ts';
import { placeWords, rareCategoryWords } from './place-words.ts';
import { categoryWords, demoLanguages, demoTags, optionWords, phaseWords, textWords, type Words } from './words.ts';

const wordsOf: Record<TermKind, Words> = {
  category: { ...categoryWords, ...moreCategoryWords, ...rareCategoryWords },
  phase: phaseWords,
  option: optionWords,
};
const allTexts: Words = { ...textWords, ...moreTextWords, ...placeWords };

/** Every eleventh was translated from an earlier wording, every thirteenth lacks a language. */
const earlier = (text: string, place: number): string => (place % 11 === 10 ? `${text} (visible)` : text);
const isMissing = (place: number, language: number): boolean => place % 13 === 12 && language % 2 === 1;

async function translateTexts(db: WholeDb, now: Date): Promise<void> {
  const texts = await db
    .selectFrom('point_text')
    .selectAll()
    .where('text', 'in', Object.keys(allTexts))
    .orderBy('inspection_point_id')
    .orderBy('key')
    .execute();
  const rows = texts.flatMap(({ inspection_point_id, key, text }, place) =>
    demoLanguages.flatMap((language, n) => {
      const value = allTexts[text]?.[n];
      if (!value || isMissing(place, n)) return [];
      return [{ inspection_point_id, key, language, value, source: earlier(text, place), updated_at: now }];
    }),
  );
  for (const chunk of inChunks(rows)) await writeTextTranslations(withoutScopedTables(db), chunk);
}

async function tagParts(db: WholeDb): Promise<void> {
  const titles = Object.keys(demoTags);
  const open = withoutScopedTables(db);
  const options = await db.selectFrom('choice_option').select(['id', 'title']).where('title', 'in', titles).execute();
  const values = await db.selectFrom('range_value').select(['id', 'title']).where('title', 'in', titles).execute();
  for (const { id, title } of options) await writeTags(open, tagTargets.option, id, [...(demoTags[title] ?? [])]);
  for (const { id, title } of values) await writeTags(open, tagTargets.rangeValue, id, [...(demoTags[title] ?? [])]);
}

/** Texts inside points and shared words in four languages, and tags. */
export async function loadLanguages(db: WholeDb, now: Date): Promise<void> {
  const terms = Object.entries(wordsOf).flatMap(([kind, words]) =>
    Object.entries(words).flatMap(([source, values]) =>
      demoLanguages.map((language, n) => ({
        id: newId(now.getTime()),
        kind: kind as TermKind,
        source,
        language,
        value: values[n] ?? source,
        updated_at: now,
      })),
    ),
  );
  await writeTerms(withoutScopedTables(db), terms);
  await translateTexts(db, now);
  await tagParts(db);
}
