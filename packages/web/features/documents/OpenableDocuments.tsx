import type { PointDocument } from '@assay/contract/documents/document';
import { ActionIcon, Button, Group, Stack } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { DocumentLine } from './DocumentLine.tsx';
import { isShownHere, PreviewFrame } from './DocumentPreview.tsx';
import classes from './document-list.module.css';
import { t } from './documents.texts.ts';
import { useDownload } from './use-download.ts';

/** Documents to read: PDFs and pictures open over the page, others are downloaded. */
export function OpenableDocuments({ documents }: { documents: readonly PointDocument[] }) {
  const [opened, setOpened] = useState<PointDocument>();
  const download = useDownload();
  return (
    <>
      <ul className={classes.list} aria-label={t('pointDocuments')}>
        {documents.map((document) => {
          const { id, name } = document;
          const label = t('downloadName', { name });
          return (
            <li key={id} className={classes.item}>
              <button
                type="button"
                className={classes.open}
                onClick={() => (isShownHere(document) ? setOpened(document) : download.mutate({ id, name }))}
              >
                <DocumentLine document={document} />
              </button>
              <Tooltip label={label}>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="var(--assay-control-height)"
                  aria-label={label}
                  onClick={() => download.mutate({ id, name })}
                >
                  <IconDownload size={18} aria-hidden />
                </ActionIcon>
              </Tooltip>
            </li>
          );
        })}
      </ul>
      {opened && (
        <Dialog title={opened.name} size="full" onClose={() => setOpened(undefined)}>
          <Stack gap="sm" className={classes.reader ?? ''}>
            <Group justify="flex-end">
              <Button variant="default" onClick={() => download.mutate(opened)}>
                {t('download')}
              </Button>
            </Group>
            <PreviewFrame document={opened} />
          </Stack>
        </Dialog>
      )}
    </>
  );
}
