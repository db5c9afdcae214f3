import type { InspectionPoint } from '@assay/contract/points/point';
import { otherLanguages } from '@assay/domain/points/translations';
import { Text } from '@mantine/core';
import { TextLink } from '../../../ui/TextLink.tsx';
import classes from '../form/form-notes.module.css';
import { t } from '../points.texts.ts';
import { translationRows } from './translation-rows.ts';

const showingLanguages = ((before: object) => ({ ...before, view: 'tab-2' })) as never;

/** Says which languages of a point are behind its English text, and leads to them. */
export function OutdatedNote({ point }: { point: InspectionPoint }) {
  const rows = translationRows(point);
  const outdated = otherLanguages.filter(({ id }) => rows.some(({ translations }) => translations.get(id)?.outdated));
  if (outdated.length === 0) return null;
  return (
    <div data-tone="warning" className={classes.note}>
      <Text size="sm" fw={600}>
        {t('outdated')}
      </Text>
      <Text size="sm">
        {t('outdatedText', { languages: outdated.map(({ name }) => name).join(', ') })}{' '}
        <TextLink to="." search={showingLanguages}>
          {t('toLanguages')}
        </TextLink>
      </Text>
    </div>
  );
}
