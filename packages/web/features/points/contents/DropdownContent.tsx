import { newDropdown } from '@assay/domain/points/new-parts';
import type { PointContents } from '@assay/domain/points/point';
import { Stack } from '@mantine/core';
import { More } from '../../../ui/More.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { PartRows } from '../../../ui/parts/PartRows.tsx';
import { t } from '../blocks/blocks.texts.ts';
import { type FieldHook, usePointField } from '../form/point-form-context.ts';
import { CopyDropdown } from './CopyDropdown.tsx';
import { DropdownRow } from './DropdownRow.tsx';

const useContent: FieldHook<PointContents['Dropdown']> = usePointField;

export function DropdownContent() {
  const { value, set } = useContent('dropdowns');
  return (
    <Panel title={t('dropdowns')}>
      <Stack gap="md">
        <PartRows
          noun={t('dropdown')}
          parts={value}
          onChange={set}
          row={DropdownRow}
          fresh={newDropdown}
          add={t('addDropdown')}
          empty={t('noDropdowns')}
          most={50}
        />
        <More title={t('copyDropdown')}>
          <CopyDropdown onCopy={(copy) => set((before) => [...before, copy(before)])} />
        </More>
      </Stack>
    </Panel>
  );
}
