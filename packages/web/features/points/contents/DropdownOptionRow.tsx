import { isTemporary } from '@assay/domain/points/new-parts';
import { Alert, Text } from '@mantine/core';
import { useState } from 'react';
import type { PartRowProps } from '../../../ui/parts/part-row.ts';
import { BatchUpdate } from '../batch/BatchUpdate.tsx';
import { t as batch } from '../batch/batch.texts.ts';
import { t } from '../blocks/blocks.texts.ts';
import { OptionImage } from './OptionImage.tsx';
import { OptionUpload } from './OptionUpload.tsx';
import type { OptionDraft } from './option-draft.ts';
import classes from './option-image.module.css';
import { useUploadOf } from './option-uploads.ts';
import { TitledOptionRow } from './TitledOptionRow.tsx';

/** An option of a dropdown: its picture, its title, and what it asks for when it is chosen. */
export function DropdownOptionRow({ part, place, change }: PartRowProps<OptionDraft>) {
  const [refused, setRefused] = useState<string>();
  const upload = useUploadOf(part.id);
  const isLoading = part.imageReuploadNeeded && upload?.state !== 'Error';
  const wanted = part.batchUpdateDetails?.optionIds?.length ?? 0;
  const name = t('optionNumber', { number: place + 1 });
  return (
    <div className={classes.row} data-row inert={isLoading || undefined}>
      <TitledOptionRow
        part={part}
        place={place}
        change={change}
        actions={!isTemporary(part.id) && <BatchUpdate option={part} name={name} change={change} />}
        lead={<OptionImage option={part} name={name} change={change} onRefused={setRefused} />}
      />
      {refused && (
        <Alert role="alert" color="red" p="xs">
          {refused}
        </Alert>
      )}
      {upload && !isLoading && <OptionUpload optionId={part.id} upload={upload} />}
      {wanted > 0 && (
        <Text size="sm" c="dimmed">
          {batch('willUpdate', { count: wanted })}
        </Text>
      )}
      {isLoading && (
        <div className={classes.overlay} role="status">
          {t('loadingImage')}
        </div>
      )}
    </div>
  );
}
