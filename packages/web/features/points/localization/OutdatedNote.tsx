import type { InspectionPoint } from '@assay/contract/points/point';
import { otherLanguages } from '@assay/domain/points/translations';
import { TextLink } from '../../../ui/TextLink.tsx';
import { WarningNote } from '../../../ui/WarningNote.tsx';
import { t } from '../points.texts.ts';
import { translationRows } from './translation-rows.ts';

const showingLanguages = ((before: object) => ({ ...before, view: 'tab-2' })) as never;

/** Says which languages of a point are behind its English text, and leads to them. */
export function OutdatedNote({ point }: { point: InspectionPoint }) {
  const rows = translationRows(point);
  const outdated = otherLanguages.filter(({ id }) => rows.some(({ translations }) => translations.get(id)?.outdated));
  if (outdated.length === 0 || !point.editable) return null;
  return (
    <WarningNote
      role="status"
      title={t('outdated')}
      text={t('outdatedText', { languages: outdated.map(({ name }) => name).join(', ') })}
    >
      <TextLink to="." search={showingLanguages}>
        {t('toLanguages')}
      </TextLink>
    </WarningNote>
  );
}
