import { kindOf, type Meta, withKind } from '@assay/domain/points/applicability';
import { type PointKind, pointKinds } from '@assay/domain/points/point-types';
import { Group, Radio, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { InfoTip } from '../../../ui/InfoTip.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { t } from '../form/form.texts.ts';
import { type FieldHook, usePointField, usePointFormState } from '../form/point-form-context.ts';
import { kindWords } from '../point-words.ts';
import { CategoryField } from './CategoryField.tsx';
import { PointText } from './PointInputs.tsx';

const useApplicability: FieldHook<{ metas: Meta[] }> = usePointField;

/** What the point is called, what it is about, and what kind it is. */
export const NamesBlock = () => (
  <Panel title={t('basics')}>
    <Stack gap="md">
      <Explained text={t('nameTip')}>
        <PointText name="name" label={t('name')} maxLength={300} required />
      </Explained>
      <Explained text={t('descriptionTip')}>
        <PointText name="description" label={t('description')} maxLength={10_000} rows={2} />
      </Explained>
      <CategoryField />
      <KindField />
    </Stack>
  </Panel>
);

/** How to fill in a field tells whoever may fill it in. */
function Explained({ text, children }: { text: string; children: ReactNode }) {
  const { isReadOnly } = usePointFormState();
  return isReadOnly ? children : <InfoTip text={text}>{children}</InfoTip>;
}

function KindField() {
  const { value: metas, set } = useApplicability('metas');
  return (
    <Radio.Group
      label={t('kind')}
      description={t('kindHint')}
      value={kindOf(metas)}
      onChange={(kind) => set((before) => withKind(before, kind as PointKind))}
    >
      <Group gap="xl">
        {pointKinds.map((kind) => (
          <Radio key={kind} value={kind} label={kindWords()[kind]} />
        ))}
      </Group>
    </Radio.Group>
  );
}
