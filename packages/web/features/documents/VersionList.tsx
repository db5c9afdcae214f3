import { documents } from '@assay/contract/documents';
import type { LibraryDocument } from '@assay/contract/documents/document';
import { sourceSystem } from '@assay/domain/constants';
import { inKilobytes } from '@assay/domain/documents/document';
import { ownMoment } from '@assay/domain/time';
import { ActionIcon, Alert, Badge, Button, FileButton, Group, Text } from '@mantine/core';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { upload } from '../../api/upload.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { Panel } from '../../ui/Panel.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { WorkProgress } from '../../ui/WorkProgress.tsx';
import { documentQuery, useDocumentsChanged } from './documents.queries.ts';
import { t } from './documents.texts.ts';
import { rejectionText } from './use-document-uploads.ts';
import { useDownload } from './use-download.ts';
import classes from './version-list.module.css';

interface VersionListProps {
  document: LibraryDocument;
  mayEdit: boolean;
  onUploaded: (saved: LibraryDocument) => void;
}

/** Every version of a document, the newest first; older ones stay downloadable. */
export function VersionList({ document, mayEdit, onUploaded }: VersionListProps) {
  const { id, version: current, versions } = document;
  const download = useDownload();
  const client = useQueryClient();
  const changed = useDocumentsChanged();
  const [share, setShare] = useState(0);
  const aborting = useRef<AbortController>(undefined);
  const add = useMutation({
    meta: { failureShownInPlace: true },
    mutationFn: (file: File) => {
      setShare(0);
      aborting.current = new AbortController();
      return upload(documents.uploadVersion, {
        fields: { parentDocumentId: id, sourceSystem },
        files: { file: [file] },
        onProgress: setShare,
        signal: aborting.current.signal,
      });
    },
    onSuccess: (saved, file) => {
      notifySuccess(t('uploadedName', { name: file.name }));
      client.setQueryData(documentQuery(id).queryKey, saved);
      onUploaded(saved);
      changed();
    },
  });
  const isGivenUp = aborting.current?.signal.aborted === true;
  return (
    <Panel
      title={t('versions')}
      actions={
        mayEdit && (
          <FileButton accept="" onChange={(file) => file && add.mutate(file)} disabled={add.isPending}>
            {(props) => (
              <Button variant="default" leftSection={<IconUpload size={18} aria-hidden />} {...props}>
                {t('newVersion')}
              </Button>
            )}
          </FileButton>
        )
      }
    >
      {add.isPending && (
        <Group align="end" mb="md">
          <div className={classes.progress}>
            <WorkProgress
              label={add.variables.name}
              detail={t('uploadingVersion', { percent: Math.floor(share * 100) })}
              share={share}
            />
          </div>
          <Button variant="default" onClick={() => aborting.current?.abort()}>
            {t('stopUpload')}
          </Button>
        </Group>
      )}
      {add.error && !isGivenUp && (
        <Alert color="red" role="alert" title={t('uploadFailed')} mb="md">
          <Group justify="space-between">
            <Text size="sm">{rejectionText(add.error)}</Text>
            <Button variant="default" onClick={() => add.variables && add.mutate(add.variables)}>
              {t('retryUpload')}
            </Button>
          </Group>
        </Alert>
      )}
      <ul className={classes.versions}>
        {versions.map(({ version, fileName, fileSize, timestamp, uploadedBy }) => (
          <li key={version} className={classes.version}>
            <span className={classes.number}>{version}</span>
            <span className={classes.words}>
              <span>
                {fileName} {version === current && <Badge variant="light">{t('currentVersion')}</Badge>}
              </span>
              <Text size="sm" c="dimmed" component="span">
                {[
                  inKilobytes(fileSize),
                  uploadedBy ? t('versionBy', { date: ownMoment(timestamp), name: uploadedBy }) : ownMoment(timestamp),
                ].join(' · ')}
              </Text>
            </span>
            <Tooltip label={t('downloadVersion', { version })}>
              <ActionIcon
                variant="default"
                size="lg"
                aria-label={t('downloadVersion', { version })}
                onClick={() => download.mutate({ id, name: fileName, version })}
              >
                <IconDownload size={18} aria-hidden />
              </ActionIcon>
            </Tooltip>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
