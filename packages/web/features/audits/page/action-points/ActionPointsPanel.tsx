import { suggestionTypes } from '@assay/domain/audits/audit';
import { Stack } from '@mantine/core';
import { Panel } from '../../../../ui/Panel.tsx';
import { SavedField } from '../../../runs/perform/SavedField.tsx';
import { fieldKey } from '../audit-states.ts';
import { partIds } from '../contents/content-rows.ts';
import { ActionPointList } from './ActionPointList.tsx';
import classes from './action-points.module.css';
import { t } from './action-points.texts.ts';

/** What the customer should do: the summary in prose, then the action points by term. */
export const ActionPointsPanel = () => (
  <Panel title={t('title')} id={partIds.actionPoints}>
    <Stack gap="md">
      <SavedField of={fieldKey('summary')} label={t('summary')} kind="prose" />
      <div className={classes.lists}>
        {suggestionTypes.map((type) => (
          <ActionPointList key={type} type={type} />
        ))}
      </div>
    </Stack>
  </Panel>
);
