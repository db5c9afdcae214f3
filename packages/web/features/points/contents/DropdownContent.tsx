import { newDropdown } from '@assay/domain/points/new-parts';
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { More } from '../../../ui/More.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { PartRows } from '../../../ui/parts/PartRows.tsx';
import { BatchResults } from '../batch/BatchResults.tsx';
import { t } from '../blocks/blocks.texts.ts';
import { type FieldHook, usePointField, usePointFormState } from '../form/point-form-context.ts';
import { CopyDropdown } from './CopyDropdown.tsx';
import { copyOfDropdown } from './copy-of-dropdown.ts';
import { DropdownRow } from './DropdownRow.tsx';
import { type DropdownDraft, needsReupload, withOption } from './option-draft.ts';
import { createOptionUploads, OptionUploadsContext } from './option-uploads.ts';

const useContent: FieldHook<{ dropdowns: DropdownDraft[] }> = usePointField;

export function DropdownContent() {
  const pointId = usePointFormState().known?.id;
  const { value, set } = useContent('dropdowns');
  const [uploads] = useState(() =>
    createOptionUploads((optionId, change) => set((before) => withOption(before, optionId, change))),
  );

  function copy(known: DropdownDraft): void {
    const { dropdown, images } = copyOfDropdown(known);
    set((before) => [...before, dropdown(before)]);
    for (const { optionId, imageId } of images) uploads.sendAgain(optionId, imageId);
  }

  const repeat = (sourceOptionId: string, optionIds: string[]) =>
    set((before) => withOption(before, sourceOptionId, { batchUpdateDetails: { optionIds } }));

  return (
    <Panel title={t('dropdowns')}>
      <OptionUploadsContext value={uploads}>
        <Stack gap="md">
          <PartRows
            noun={t('dropdown')}
            parts={value}
            onChange={set}
            row={DropdownRow}
            fresh={newDropdown}
            add={t('addDropdown')}
            addDisabled={needsReupload(value)}
            empty={t('noDropdowns')}
            most={50}
          />
          {pointId && <BatchResults pointId={pointId} onRepeat={repeat} />}
          <More title={t('copyDropdown')}>
            <CopyDropdown onCopy={copy} />
          </More>
        </Stack>
      </OptionUploadsContext>
    </Panel>
  );
}
