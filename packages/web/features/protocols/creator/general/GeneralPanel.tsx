import { Stack } from '@mantine/core';
import { FieldGrid } from '../../../../ui/form/FieldGrid.tsx';
import { ProseField } from '../../../../ui/form/ProseField.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { useCreator, useProtocol } from '../creator-state.ts';
import { ClearedNote } from './ClearedNote.tsx';
import { t } from './general.texts.ts';
import { NameField } from './NameField.tsx';
import { TypeField } from './TypeField.tsx';

/** What the protocol is called and what it is. */
export const GeneralPanel = () => (
  <Panel title={t('title')}>
    <Stack gap="md">
      <FieldGrid>
        <TypeField />
        <NameField />
      </FieldGrid>
      <ClearedNote />
      <SummaryField />
    </Stack>
  </Panel>
);

function SummaryField() {
  const { edit } = useCreator();
  const summary = useProtocol((protocol) => protocol.summary);
  return (
    <ProseField
      label={t('summary')}
      data-path="summary"
      maxLength={10_000}
      value={summary}
      onChange={({ currentTarget: { value } }) => edit((protocol) => ({ ...protocol, summary: value }))}
    />
  );
}
