import { inKilobytes } from '@assay/domain/documents/document';
import { Button, CloseButton, FileButton, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useDraft } from '../../../ui/draft/draft-store.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { DocumentList } from '../../documents/DocumentList.tsx';
import { DocumentPicker } from '../../documents/DocumentPicker.tsx';
import { t } from '../../documents/documents.texts.ts';
import classes from './documents-block.module.css';
import type { PointDocuments } from './use-point-documents.ts';

interface DocumentsBlockProps {
  documents: PointDocuments;
  isReadOnly: boolean;
}

/** The documents of a point: chosen from the library, or uploaded with the save. */
export function DocumentsBlock({ documents: { store, addFiles }, isReadOnly }: DocumentsBlockProps) {
  const { chosen, files } = useDraft(store, (draft) => draft);
  const [isPicking, setPicking] = useState(false);
  return (
    <Panel title={t('pointDocuments')}>
      <Stack gap="sm">
        <Text c="dimmed" size="sm">
          {t('pointDocumentsHint')}
        </Text>
        <DocumentList
          label={t('pointDocuments')}
          documents={chosen}
          disabled={isReadOnly}
          onRemove={({ id }) =>
            store.set((before) => ({ ...before, chosen: before.chosen.filter((one) => one.id !== id) }))
          }
        >
          {files.map((file) => (
            <li key={file.name} className={classes.file}>
              <span className={classes.words}>
                {file.name}
                <Text size="sm" c="dimmed" component="span">
                  {[inKilobytes(file.size), t('uploadedOnSave')].join(' · ')}
                </Text>
              </span>
              <CloseButton
                size="lg"
                aria-label={t('remove', { name: file.name })}
                onClick={() =>
                  store.set((before) => ({ ...before, files: before.files.filter((one) => one !== file) }))
                }
              />
            </li>
          ))}
        </DocumentList>
        {!isReadOnly && (
          <Group gap="sm">
            <Button variant="default" onClick={() => setPicking(true)}>
              {t('chooseDocuments')}
            </Button>
            <FileButton multiple accept="" onChange={addFiles}>
              {(props) => (
                <Button variant="default" {...props}>
                  {t('uploadFiles')}
                </Button>
              )}
            </FileButton>
          </Group>
        )}
        {isPicking && (
          <DocumentPicker
            chosen={chosen}
            onChoose={(next) => {
              store.set((before) => ({ ...before, chosen: next }));
              setPicking(false);
            }}
            onClose={() => setPicking(false)}
          />
        )}
      </Stack>
    </Panel>
  );
}
