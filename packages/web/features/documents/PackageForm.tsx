import type { DocumentPackageInput } from '@assay/contract/document-packages';
import type { DocumentPackage, PointDocument } from '@assay/contract/documents/document';
import { type PackageType, packageTypes } from '@assay/domain/documents/packages';
import { Button, Radio, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { DeleteItem } from '../../ui/DeleteItem.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { FieldConflictDialog } from '../../ui/form/FieldConflictDialog.tsx';
import { FormButtons } from '../../ui/form/FormButtons.tsx';
import { useRecordForm } from '../../ui/form/use-record-form.ts';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { MoreActions } from '../../ui/MoreActions.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { Panel } from '../../ui/Panel.tsx';
import { useDeletePackage, useSavePackage } from './categories.queries.ts';
import { t } from './documents.texts.ts';
import { PackageDocuments } from './PackageDocuments.tsx';
import { packageTypeText } from './PackageList.tsx';

interface PackageFormProps {
  /** The one that is changed; absent for a new one. */
  known?: DocumentPackage;
  mayEdit: boolean;
  onSaved: (id: string) => void;
  onDeleted: () => void;
}

// A type and not an interface: drafts are read by the names of their fields.
type PackageDraft = { name: string; type: string; documents: readonly { id: string; name: string }[] };

const linkOf = ({ id, name }: PointDocument) => ({ id, name });

/** A package with its type and its documents. */
export function PackageForm({ known, mayEdit, onSaved, onDeleted }: PackageFormProps) {
  const [deleting, setDeleting] = useState(false);
  const state = useRecordForm<DocumentPackage, PackageDraft, DocumentPackageInput>({
    known,
    empty: () => ({ name: '', type: 'Manual', documents: [] }),
    draftOf: ({ name, type, documents }) => ({ name, type, documents: documents.map(linkOf) }),
    inputOf: ({ name, type, documents }) => ({
      name,
      type: type as PackageType,
      DocumentIds: documents.map(({ id }) => id),
    }),
    faultsOf: ({ name }): Record<string, string> => (name.trim() === '' ? { name: t('nameNeeded') } : {}),
    fieldOf: (path) => (path.startsWith('DocumentIds') ? 'documents' : path),
    save: useSavePackage(),
    onSaved: (saved) => {
      notifySuccess(t('packageSaved', { name: saved.name }));
      onSaved(saved.documentPackageId);
    },
  });
  const { form, busy, conflict, failure } = state;
  const words = { name: t('packageName'), type: t('packageType'), documents: t('documentsInIt') };
  return (
    <Panel
      title={known?.name ?? t('newPackage')}
      actions={
        known &&
        mayEdit && (
          <MoreActions>
            <DeleteItem label={t('deletePackage')} onClick={() => setDeleting(true)} />
          </MoreActions>
        )
      }
    >
      <form onSubmit={state.submit} noValidate>
        <Stack gap="md">
          <TextInput
            key={form.key('name')}
            label={t('packageName')}
            maxLength={200}
            disabled={!mayEdit}
            {...form.getInputProps('name')}
          />
          <Radio.Group key={form.key('type')} label={t('packageType')} {...form.getInputProps('type')}>
            <Stack gap="xs" mt="xs">
              {packageTypes.map((type) => (
                <Radio
                  key={type}
                  value={type}
                  label={packageTypeText(type)}
                  description={t(`about${type}`)}
                  disabled={!mayEdit}
                />
              ))}
            </Stack>
          </Radio.Group>
          <PackageDocuments
            key={form.key('documents')}
            known={known?.documents ?? []}
            disabled={!mayEdit}
            onChange={(documents) => form.setFieldValue('documents', documents.map(linkOf))}
          />
          {failure && <ErrorPanel title={t('packageFailed')} error={failure} />}
          {mayEdit && (
            <FormButtons>
              <Button type="submit" loading={busy}>
                {t(known ? 'savePackage' : 'addPackage')}
              </Button>
            </FormButtons>
          )}
        </Stack>
        <LeaveGuard isDirty={state.isDirty} save={state.saveFirst} />
      </form>
      {conflict && <FieldConflictDialog conflict={conflict} words={words} busy={busy} />}
      {known && deleting && <DeletePackage known={known} onClose={() => setDeleting(false)} onDeleted={onDeleted} />}
    </Panel>
  );
}

interface DeletePackageProps {
  known: DocumentPackage;
  onClose: () => void;
  onDeleted: () => void;
}

function DeletePackage({ known: { documentPackageId, name }, onClose, onDeleted }: DeletePackageProps) {
  const remove = useDeletePackage();
  return (
    <ConfirmDialog
      title={t('deletePackage')}
      text={t('deletePackageQuestion', { name })}
      confirm={t('deletePackage')}
      destructive
      busy={remove.isPending}
      failure={remove.error ? { title: t('packageDeleteFailed'), error: remove.error } : undefined}
      onConfirm={() =>
        remove.mutate(documentPackageId, {
          onSuccess: () => {
            notifySuccess(t('packageDeleted', { name }));
            onClose();
            onDeleted();
          },
        })
      }
      onCancel={onClose}
    />
  );
}
