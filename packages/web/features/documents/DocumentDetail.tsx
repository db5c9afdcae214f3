import type { DocumentCategory } from '@assay/contract/document-categories';
import type { LibraryDocument } from '@assay/contract/documents/document';
import { inKilobytes, typeShown } from '@assay/domain/documents/document';
import { ownMoment } from '@assay/domain/time';
import { Alert, Button, Group, Stack } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { DeleteItem } from '../../ui/DeleteItem.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { FieldConflictDialog } from '../../ui/form/FieldConflictDialog.tsx';
import { FormButtons } from '../../ui/form/FormButtons.tsx';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { MoreActions } from '../../ui/MoreActions.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { Panel } from '../../ui/Panel.tsx';
import { problemText } from '../../ui/problem-text.ts';
import { categoryPaths } from './category-paths.ts';
import { DeleteDocumentDialog } from './DeleteDocumentDialog.tsx';
import { DocumentFields } from './DocumentFields.tsx';
import { t } from './documents.texts.ts';
import { useDocumentForm } from './use-document-form.ts';
import { useDownload } from './use-download.ts';

interface DocumentDetailProps {
  document: LibraryDocument;
  tree: readonly DocumentCategory[];
  mayEdit: boolean;
  onSaved: (saved: LibraryDocument) => void;
  onDeleted: () => void;
}

const words = (): Readonly<Record<string, string>> => ({
  name: t('name'),
  description: t('description'),
  category: t('category'),
  points: t('points'),
  families: t('families'),
  models: t('models'),
});

interface Place {
  pathname: string;
  search: Readonly<Record<string, unknown>>;
}

/** Searching the tree leaves nothing. */
const leavesDocument = (from: Place, to: Place): boolean =>
  from.pathname !== to.pathname || from.search.document !== to.search.document;

/** What is known of a document, and what may be changed of it. */
export function DocumentDetail({ document, tree, mayEdit, onSaved, onDeleted }: DocumentDetailProps) {
  const paths = categoryPaths(tree);
  const nameOf = (id: string) => paths.find(({ value }) => value === id)?.label ?? '';
  const state = useDocumentForm(document, nameOf, (saved) => {
    notifySuccess(t('saved', { name: saved.name }));
    onSaved(saved);
  });
  const [deleting, setDeleting] = useState(false);
  const download = useDownload();
  const { id, name, fileType, fileSize, version, timestamp, company } = document;
  return (
    <Panel
      title={name}
      actions={
        <Group gap="xs" wrap="nowrap">
          <Button
            variant="default"
            loading={download.isPending}
            leftSection={<IconDownload size={18} aria-hidden />}
            onClick={() => download.mutate({ id, name })}
          >
            {t('download')}
          </Button>
          {mayEdit && (
            <MoreActions>
              <DeleteItem label={t('delete')} onClick={() => setDeleting(true)} />
            </MoreActions>
          )}
        </Group>
      }
    >
      <Facts
        facts={[
          [t('type'), typeShown(fileType, name)],
          [t('size'), inKilobytes(fileSize)],
          [t('version'), String(version)],
          [t('uploadDate'), ownMoment(timestamp)],
          [t('company'), company?.name],
        ]}
      />
      <form onSubmit={state.submit} noValidate>
        <Stack gap="md" mt="lg">
          <DocumentFields form={state.form} paths={paths} disabled={!mayEdit} />
          {state.failure && (
            <Alert color="red" role="alert" title={t('saveFailed', { id })}>
              {problemText(state.failure)}
            </Alert>
          )}
          {mayEdit && (
            <FormButtons>
              <Button type="submit" disabled={state.busy}>
                {t(state.busy ? 'saving' : 'save')}
              </Button>
            </FormButtons>
          )}
        </Stack>
        <LeaveGuard isDirty={state.isDirty} leaves={leavesDocument} save={state.saveFirst} />
      </form>
      {state.conflict && <FieldConflictDialog conflict={state.conflict} words={words()} busy={state.busy} />}
      {deleting && (
        <DeleteDocumentDialog document={document} onClose={() => setDeleting(false)} onDeleted={onDeleted} />
      )}
    </Panel>
  );
}
