import { can } from '@assay/domain/access';
import { languages } from '@assay/domain/languages';
import { untranslatedTexts } from '@assay/domain/protocols/in-language';
import type { FrozenPoint } from '@assay/domain/protocols/snapshot';
import { Text } from '@mantine/core';
import { useSession } from '../../api/session.ts';
import { useReaderLanguage } from '../auth/use-reader-language.ts';
import { t } from './runs.texts.ts';

const mostTexts = 3;
const longest = 60;
const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);

/** Tells authors what of a point is read in English because nobody has translated it. */
export function MissingTranslation({ point }: { point: FrozenPoint }) {
  const mayTranslate = can(useSession(), 'points.author');
  const reader = useReaderLanguage();
  const language = languages.find(({ id }) => id === reader);
  if (!language || !mayTranslate) return null;
  const missing = untranslatedTexts(point, language.id);
  if (missing.length === 0) return null;
  const texts = missing.slice(0, mostTexts).map(cut).join(' · ');
  const more = missing.length - mostTexts;
  return (
    <Text size="sm" c="var(--assay-warning)">
      {more > 0
        ? t('notTranslatedMany', { language: language.name, texts, count: more })
        : t('notTranslated', { language: language.name, texts })}
    </Text>
  );
}
