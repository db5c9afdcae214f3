import type { PointDocument } from '@assay/contract/documents/document';
import { CloseButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { DocumentLine } from './DocumentLine.tsx';
import classes from './document-list.module.css';
import { t } from './documents.texts.ts';

interface DocumentListProps {
  label: string;
  documents: readonly PointDocument[];
  disabled?: boolean;
  onRemove: (document: PointDocument) => void;
  /** What stands below them in the same list. */
  children?: ReactNode;
}

/** Chosen documents, each of which can be taken away again. */
export const DocumentList = ({ label, documents, disabled = false, onRemove, children }: DocumentListProps) => (
  <ul className={classes.list} aria-label={label}>
    {documents.map((document) => (
      <li key={document.id} className={classes.item}>
        <DocumentLine document={document} />
        {!disabled && (
          <CloseButton size="lg" aria-label={t('remove', { name: document.name })} onClick={() => onRemove(document)} />
        )}
      </li>
    ))}
    {children}
  </ul>
);
