import { withoutDuplicateNames } from '@assay/domain/documents/document';
import { Alert, Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DropZone } from '../../ui/DropZone.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Picker } from '../../ui/picker/Picker.tsx';
import { UploadList } from '../../ui/upload/UploadList.tsx';
import { categoryPaths } from './category-paths.ts';
import { treeQuery } from './documents.queries.ts';
import { t } from './documents.texts.ts';
import { type DocumentUploads, uploadWords } from './use-document-uploads.ts';

interface UploadPanelProps {
  uploads: DocumentUploads;
  onClose: () => void;
}

/** Takes many files at once; those of a name that was chosen already are left out. */
export function UploadPanel({ uploads, onClose }: UploadPanelProps) {
  const { data: tree = [] } = useQuery(treeQuery);
  const [categoryId, setCategoryId] = useState<string | null>(null);
  const [skipped, setSkipped] = useState<readonly string[]>([]);

  function take(files: readonly File[]): void {
    const { kept, skipped: left } = withoutDuplicateNames(files);
    setSkipped(left.map(({ name }) => name));
    uploads.add(kept, categoryId);
  }

  return (
    <Panel
      title={t('uploadTitle')}
      actions={
        <Button variant="default" onClick={onClose}>
          {t('doneUploading')}
        </Button>
      }
    >
      <Stack gap="sm" mb="lg">
        <Picker
          label={t('intoCategory')}
          placeholder={t('noCategory')}
          clearable
          data={categoryPaths(tree)}
          value={categoryId}
          onChange={setCategoryId}
        />
        <DropZone label={t('chooseFiles')} hint={t('filesHint')} accept="" multiple onFiles={take} />
        {skipped.length > 0 && (
          <Alert color="yellow" role="status">
            {t('skipped', { count: skipped.length, names: skipped.join(', ') })}
          </Alert>
        )}
        <UploadList uploads={uploads.list} queue={uploads.queue} words={uploadWords()} />
      </Stack>
    </Panel>
  );
}
