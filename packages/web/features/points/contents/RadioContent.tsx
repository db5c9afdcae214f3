import { customised, newGroupOption, temporaryId } from '@assay/domain/points/new-parts';
import type { OptionGroup } from '@assay/domain/points/parts';
import type { PointContents } from '@assay/domain/points/point';
import { Group, Radio, Stack } from '@mantine/core';
import { useRef } from 'react';
import { Panel } from '../../../ui/Panel.tsx';
import { t } from '../blocks/blocks.texts.ts';
import { type FieldHook, usePointField } from '../form/point-form-context.ts';
import { CustomGroup } from './CustomGroup.tsx';
import { PredefinedGroup } from './PredefinedGroup.tsx';

const useContent: FieldHook<PointContents['RadioButtonSelection']> = usePointField;

const newGroup = (): OptionGroup => ({ id: temporaryId(), name: '', custom: true, options: [newGroupOption(0)] });

/** The options of a radio selection: a predefined group, or the point's own. */
export function RadioContent() {
  const { value: group, set } = useContent('optionGroup');
  const isCustom = group?.custom ?? false;
  // What was chosen or typed comes back with its kind.
  const left = useRef<{ custom?: OptionGroup | null; predefined?: OptionGroup | null }>({});

  function choose(kind: string): void {
    left.current[isCustom ? 'custom' : 'predefined'] = group;
    set(kind === 'custom' ? (left.current.custom ?? newGroup()) : (left.current.predefined ?? null));
  }

  return (
    <Panel title={t('options')}>
      <Stack gap="md">
        <Radio.Group label={t('groupKind')} value={isCustom ? 'custom' : 'predefined'} onChange={choose}>
          <Group gap="xl">
            <Radio value="predefined" label={t('predefined')} />
            <Radio value="custom" label={t('custom')} />
          </Group>
        </Radio.Group>
        {isCustom ? (
          <CustomGroup />
        ) : (
          <PredefinedGroup group={group} onChoose={set} onCustomise={(known) => set(customised(known))} />
        )}
      </Stack>
    </Panel>
  );
}
