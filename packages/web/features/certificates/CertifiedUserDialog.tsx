import type { CertifiedUser } from '@assay/contract/certificates';
import { listDay } from '@assay/domain/time';
import { TextInput } from '@mantine/core';
import { ConflictDialog } from '../../ui/conflict/ConflictDialog.tsx';
import { type Difference, plainText } from '../../ui/conflict/three-way.ts';
import { FieldGrid } from '../../ui/form/FieldGrid.tsx';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { useRecordForm } from '../../ui/form/use-record-form.ts';
import { More } from '../../ui/More.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { HistoryEntries } from '../history/HistoryPanel.tsx';
import { CertificationFields } from './CertificationFields.tsx';
import { type Attempts, certifiedUserHistoryQuery, useSaveCertifiedUser } from './certifications.queries.ts';
import { t } from './certifications.texts.ts';
import {
  type CertificationDraft,
  draftOf,
  emptyCertifiedUser,
  faultsOf,
  fieldOf,
  inputOf,
} from './certified-user-draft.ts';
import { certifiedUserHistoryWords } from './certified-user-history.ts';

interface CertifiedUserDialogProps {
  /** Absent for a new one. */
  user?: CertifiedUser;
  attempts: Attempts;
  onClose: () => void;
}

const words = (): Readonly<Record<string, string>> => ({
  email: t('email'),
  employeeId: t('employeeId'),
  family: t('family'),
  certificationDate: t('certificationDate'),
  expirationDate: t('expirationDate'),
});

const labelOf = ({ list, field }: Difference): string => words()[field ?? ''] ?? (list ? t('certifications') : '');

const certificationText = ({ family, certificationDate, expirationDate }: CertificationDraft): string =>
  [family?.name, ...[certificationDate, expirationDate].filter(Boolean).map(listDay)].filter(Boolean).join(' · ');

const isCertification = (value: Difference['mine']): value is CertificationDraft =>
  typeof value === 'object' && value !== null && 'family' in value;

/** Adds or changes somebody who is certified; what somebody else saved meanwhile is shown, not overwritten. */
export function CertifiedUserDialog({ user, attempts, onClose }: CertifiedUserDialogProps) {
  const state = useRecordForm({
    known: user,
    empty: emptyCertifiedUser,
    draftOf,
    inputOf,
    faultsOf,
    fieldOf,
    save: useSaveCertifiedUser(attempts),
    onSaved: ({ email }) => {
      notifySuccess(t('saved', { email }));
      onClose();
    },
  });
  const { form, conflict, busy } = state;
  if (conflict)
    return (
      <ConflictDialog
        found={conflict.found}
        labelOf={labelOf}
        textOf={(_, value) => (isCertification(value) ? certificationText(value) : plainText(value))}
        busy={busy}
        onSave={conflict.choose}
        onBack={conflict.back}
      />
    );
  return (
    <FormDialog
      title={t(user ? 'editTitle' : 'addTitle')}
      save={t('save')}
      failed={t('saveFailed')}
      size="lg"
      state={state}
      onClose={onClose}
    >
      <FieldGrid>
        <TextInput
          key={form.key('email')}
          type="email"
          label={t('email')}
          required
          maxLength={254}
          data-autofocus
          {...form.getInputProps('email')}
        />
        <TextInput
          key={form.key('employeeId')}
          label={t('employeeId')}
          required
          maxLength={100}
          {...form.getInputProps('employeeId')}
        />
      </FieldGrid>
      <CertificationFields form={form} />
      {user && (
        <More title={t('history')}>
          <HistoryEntries compact query={certifiedUserHistoryQuery(user.id)} words={certifiedUserHistoryWords} />
        </More>
      )}
    </FormDialog>
  );
}
