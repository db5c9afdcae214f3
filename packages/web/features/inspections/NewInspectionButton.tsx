import { IconPlus } from '@tabler/icons-react';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { t } from './inspections.texts.ts';

/** The way to a new inspection, of a machine that is known already where one is named. */
export const NewInspectionButton = ({ equipmentId }: { equipmentId?: string }) => (
  <LinkButton
    to="/Reports/new"
    search={equipmentId ? { equipment: equipmentId } : {}}
    leftSection={<IconPlus size={18} aria-hidden />}
  >
    {t('newInspection')}
  </LinkButton>
);
