import { Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { t } from '../form/form.texts.ts';
import { type FieldHook, usePointField } from '../form/point-form-context.ts';
import { choicesOf, consequenceWords, keyboardWords } from '../point-words.ts';
import { CategoryField } from './CategoryField.tsx';
import { PatternField } from './PatternField.tsx';
import { PointCheckbox, PointSelect } from './PointInputs.tsx';
import { RequestedFields } from './RequestedFields.tsx';

const usePattern: FieldHook<{ inputValidationRegexp: string }> = usePointField;

/** The settings that points of every type have. */
export const SettingsBlock = ({ children }: { children?: ReactNode }) => (
  <Panel title={t('settings')}>
    <Stack gap="md">
      {children}
      <FieldGrid>
        <PointSelect name="keyboardType" label={t('keyboard')} choices={choicesOf(keyboardWords)} />
        <PointSelect name="validationConsequence" label={t('consequence')} choices={choicesOf(consequenceWords)} />
      </FieldGrid>
      <PointPattern />
      <div>
        <PointCheckbox name="contentRequired" label={t('contentRequired')} />
        <PointCheckbox name="nameOverridable" label={t('nameOverridable')} />
      </div>
      <Title order={3}>{t('requestedFields')}</Title>
      <RequestedFields />
    </Stack>
  </Panel>
);

/** All that can be changed of a type without a form of its own. */
export const GeneralSettings = () => (
  <SettingsBlock>
    <CategoryField />
  </SettingsBlock>
);

function PointPattern() {
  const { value, set, error } = usePattern('inputValidationRegexp');
  return <PatternField value={value} onChange={set} error={error} />;
}
