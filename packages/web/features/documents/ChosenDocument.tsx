import type { LibraryDocument } from '@assay/contract/documents/document';
import { can } from '@assay/domain/access';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../api/session.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { useBegun } from '../../ui/form/use-begun.ts';
import { Placeholder } from '../../ui/Placeholder.tsx';
import { HistoryPanel } from '../history/HistoryPanel.tsx';
import { DocumentDetail } from './DocumentDetail.tsx';
import { DocumentPreview } from './DocumentPreview.tsx';
import { documentHistoryWords } from './document-fields.ts';
import { documentHistoryQuery, documentQuery, treeQuery } from './documents.queries.ts';
import { t } from './documents.texts.ts';
import { VersionList } from './VersionList.tsx';

interface ChosenDocumentProps {
  id: string;
  mayEdit: boolean;
  onDeleted: () => void;
}

/** Everything about the document that is chosen in the tree. */
export function ChosenDocument({ id, mayEdit, onDeleted }: ChosenDocumentProps) {
  const session = useSession();
  const { begun, request } = useBegun(documentQuery(id));
  const tree = useQuery(treeQuery);
  // What the person saved or uploaded is what the form goes on from.
  const [changed, setChanged] = useState<LibraryDocument>();
  const document = changed ?? begun;
  if (!document || tree.isPending)
    return request.error ? (
      <ErrorPanel title={t('documentFailed')} error={request.error} onRetry={() => request.refetch()} />
    ) : (
      <Placeholder />
    );
  return (
    <Stack gap="xl">
      <DocumentDetail
        key={`detail ${document.revision}`}
        document={document}
        tree={tree.data ?? []}
        mayEdit={mayEdit}
        onSaved={setChanged}
        onDeleted={onDeleted}
      />
      <DocumentPreview key={`preview ${document.version}`} document={document} />
      <VersionList document={document} mayEdit={mayEdit} onUploaded={setChanged} />
      {can(session, 'history.read') && <HistoryPanel query={documentHistoryQuery(id)} words={documentHistoryWords} />}
    </Stack>
  );
}
