import type { PointDocument } from '@assay/contract/documents/document';
import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { DocumentList } from './DocumentList.tsx';
import { DocumentPicker } from './DocumentPicker.tsx';
import { t } from './documents.texts.ts';

interface PackageDocumentsProps {
  known: readonly PointDocument[];
  disabled: boolean;
  onChange: (documents: readonly PointDocument[]) => void;
}

/** The documents of a package, chosen from the tree. */
export function PackageDocuments({ known, disabled, onChange }: PackageDocumentsProps) {
  const [documents, setDocuments] = useState(known);
  const [isPicking, setPicking] = useState(false);
  const change = (next: readonly PointDocument[]) => {
    setDocuments(next);
    onChange(next);
  };
  return (
    <Stack gap="xs" align="stretch">
      <Text fw={600} size="sm">
        {t('documentsInIt')}
      </Text>
      {documents.length === 0 && <Text c="dimmed">{t('packageEmpty')}</Text>}
      <DocumentList
        label={t('documentsInIt')}
        documents={documents}
        disabled={disabled}
        onRemove={({ id }) => change(documents.filter((one) => one.id !== id))}
      />
      {!disabled && (
        <Button variant="default" style={{ alignSelf: 'flex-start' }} onClick={() => setPicking(true)}>
          {t('chooseDocuments')}
        </Button>
      )}
      {isPicking && (
        <DocumentPicker
          chosen={documents}
          onChoose={(next) => {
            change(next);
            setPicking(false);
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </Stack>
  );
}
