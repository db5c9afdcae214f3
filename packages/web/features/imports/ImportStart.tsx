import { mostImportBytes } from '@assay/contract/imports';
import { Alert, Button, Stack } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { DropZone } from '../../ui/DropZone.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { faultText } from '../../ui/fault-text.ts';
import { ScrollList } from '../../ui/list/ScrollList.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { WorkProgress } from '../../ui/WorkProgress.tsx';
import { ImportColumnTable } from './ImportColumnTable.tsx';
import { ImportCrumbs } from './ImportCrumbs.tsx';
import type { ImportNoun } from './import-noun.ts';
import { useStartImport } from './imports.queries.ts';
import { t } from './imports.texts.ts';
import { UnfinishedImport } from './UnfinishedImport.tsx';

/** Takes the file, and leads to its preview. */
export function ImportStart({ noun }: { noun: ImportNoun }) {
  const navigate = useNavigate();
  const { start, share } = useStartImport(noun);
  const [tooLarge, setTooLarge] = useState(false);
  const giveUp = useRef<AbortController>(undefined);

  function take(file: File): void {
    setTooLarge(file.size > mostImportBytes);
    if (file.size > mostImportBytes) return;
    giveUp.current = new AbortController();
    start.mutate(
      { file, signal: giveUp.current.signal },
      { onSuccess: ({ id }) => navigate({ to: noun.importPath, params: { id } }) },
    );
  }

  const failed = start.error && start.error.name !== 'AbortError';
  const errors = start.error instanceof ApiError ? start.error.errors : [];
  return (
    <>
      <PageHeader title={noun.title} lead={noun.lead} crumbs={<ImportCrumbs noun={noun} />} />
      <Stack gap="lg">
        <UnfinishedImport noun={noun} />
        {start.isPending ? (
          <Stack gap="sm" align="stretch">
            <WorkProgress
              label={t('uploading', { file: start.variables.file.name })}
              detail={t('percent', { percent: Math.floor(share * 100) })}
              share={share}
            />
            <Button variant="default" onClick={() => giveUp.current?.abort()}>
              {t('giveUp')}
            </Button>
          </Stack>
        ) : (
          <DropZone
            label={noun.file?.choose ?? t('choose')}
            hint={noun.file?.hint ?? t('chooseHint')}
            accept={noun.file?.accept ?? '.csv,.txt,.xlsx,text/csv,text/plain'}
            onFiles={([file]) => file && take(file)}
          />
        )}
        {tooLarge && (
          <Alert role="alert" color="red">
            {t('tooLarge')}
          </Alert>
        )}
        {failed && <ErrorPanel title={t('uploadFailed')} error={start.error} more={t('uploadFailedText')} />}
        {failed && errors.length > 1 && (
          <ScrollList
            label={t('uploadFailed')}
            items={errors.map((fault) => ({ id: fault.path, content: faultText(fault) }))}
          />
        )}
        <ImportColumnTable noun={noun} />
      </Stack>
    </>
  );
}
