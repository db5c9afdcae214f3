import { can } from '@assay/domain/access';
import { pageGates } from '@assay/domain/pages';
import { Button } from '@mantine/core';
import { IconFolderPlus, IconPackage, IconUpload } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useSession } from '../../api/session.ts';
import { blankBelow } from '../../ui/blank-below.tsx';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { EmptyState } from '../../ui/list/EmptyState.tsx';
import { SearchBox } from '../../ui/list/SearchBox.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { CategoryActions } from './CategoryActions.tsx';
import { CategoryDialog } from './CategoryDialog.tsx';
import { ChosenDocument } from './ChosenDocument.tsx';
import { ChosenPackage } from './ChosenPackage.tsx';
import { choosing, DocumentEntry, type DocumentsSearch } from './DocumentEntry.tsx';
import { DocumentTree } from './DocumentTree.tsx';
import { useMoveDocument } from './documents.queries.ts';
import { t } from './documents.texts.ts';
import classes from './documents-page.module.css';
import { PackageList } from './PackageList.tsx';
import { UploadPanel } from './UploadPanel.tsx';
import { useDocumentUploads } from './use-document-uploads.ts';

/** Choosing another document does not end what is on its way. */
const leavesPage = (from: { pathname: string }, to: { pathname: string }): boolean => from.pathname !== to.pathname;

/** The library: its tree at one side, the chosen document or package at the other. */
function DocumentsContent() {
  const session = useSession();
  const mayEdit = can(session, 'documents.edit');
  const { document = '', package: packageId = '', search = '' }: DocumentsSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const choose = (chosen: DocumentsSearch) => void navigate({ to: '.', search: choosing(chosen), resetScroll: false });
  const uploads = useDocumentUploads();
  const move = useMoveDocument();
  const [isUploading, setUploading] = useState(false);
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <PageHeader title={t('title')}>
        {mayEdit && (
          <>
            <Button
              variant="default"
              leftSection={<IconFolderPlus size={18} aria-hidden />}
              onClick={() => setAdding(true)}
            >
              {t('addCategory')}
            </Button>
            <Button
              variant="default"
              leftSection={<IconPackage size={18} aria-hidden />}
              onClick={() => choose({ package: 'new' })}
            >
              {t('addPackage')}
            </Button>
            <Button leftSection={<IconUpload size={18} aria-hidden />} onClick={() => setUploading(true)}>
              {t('upload')}
            </Button>
          </>
        )}
      </PageHeader>
      {isUploading && <UploadPanel uploads={uploads} onClose={() => setUploading(false)} />}
      <div className={classes.sides} data-chosen={document !== '' || packageId !== '' || undefined}>
        <div className={classes.side}>
          <SearchBox
            label={t('search')}
            value={search}
            onSearch={(text) =>
              void navigate({
                to: '.',
                search: ((before: object) => ({ ...before, search: text || undefined })) as never,
                replace: true,
                resetScroll: false,
              })
            }
          />
          <DocumentTree
            search={search}
            leaf={(one, searched) => <DocumentEntry document={one} search={searched} />}
            {...(mayEdit && {
              actions: (category) => <CategoryActions category={category} />,
              onMove: (id, categoryId) => move.mutate({ id, categoryId }),
            })}
          />
          {search === '' && <PackageList />}
        </div>
        <div className={classes.one}>
          {document === '' && packageId === '' ? (
            <EmptyState title={t('chooseDocument')} text={t('chooseDocumentText')} />
          ) : (
            <TextLink to="." search={choosing({})} className={classes.back}>
              {t('backToTree')}
            </TextLink>
          )}
          {document !== '' && (
            <ChosenDocument key={document} id={document} mayEdit={mayEdit} onDeleted={() => choose({})} />
          )}
          {document === '' && packageId !== '' && (
            <ChosenPackage
              key={packageId}
              id={packageId}
              mayEdit={mayEdit}
              onSaved={(id) => choose({ package: id })}
              onDeleted={() => choose({})}
            />
          )}
        </div>
      </div>
      <LeaveGuard isDirty={uploads.isUnderWay} question={t('leaveUploads')} leaves={leavesPage} />
      {isAdding && <CategoryDialog onClose={() => setAdding(false)} />}
    </>
  );
}

export const DocumentsPage = blankBelow(pageGates['/Documents'], DocumentsContent);
