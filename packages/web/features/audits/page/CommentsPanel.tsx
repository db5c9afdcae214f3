import { Stack } from '@mantine/core';
import { Panel } from '../../../ui/Panel.tsx';
import { SavedField } from '../../runs/perform/SavedField.tsx';
import { t } from './audit-page.texts.ts';
import { fieldKey } from './audit-states.ts';
import { partIds } from './contents/content-rows.ts';

export const CommentsPanel = () => (
  <Panel title={t('comments')} id={partIds.comments}>
    <Stack gap="sm">
      <SavedField of={fieldKey('comment')} label={t('comment')} kind="prose" />
      <SavedField
        of={fieldKey('internalComment')}
        label={t('internalComment')}
        description={t('internalHint')}
        kind="prose"
      />
    </Stack>
  </Panel>
);
