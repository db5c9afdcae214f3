import type { ExternalUser } from '@assay/contract/people';
import { can } from '@assay/domain/access';
import { Checkbox, SegmentedControl, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../../api/session.ts';
import { FieldConflictDialog } from '../../../ui/form/FieldConflictDialog.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { More } from '../../../ui/More.tsx';
import { notifySuccess } from '../../../ui/notify.ts';
import { SearchPicker } from '../../../ui/picker/SearchPicker.tsx';
import { companyChoices } from '../../companies/companies.queries.ts';
import { HistoryEntries } from '../../history/HistoryPanel.tsx';
import { categoriesQuery } from '../../products/product-families.queries.ts';
import { DivisionsField } from './DivisionsField.tsx';
import { userHistoryQuery, useSaveUser } from './managed-users.queries.ts';
import { t } from './managed-users.texts.ts';
import { emptyUser, type UserDraft, userDraftOf, userFaultsOf, userFieldOf, userInputOf } from './user-draft.ts';
import { userHistoryWords } from './user-fields.ts';

interface UserDialogProps {
  /** Absent for a new one. */
  user?: ExternalUser;
  onClose: () => void;
}

const words = (): Readonly<Record<string, string>> => ({
  name: t('name'),
  email: t('email'),
  distributorAdmin: t('distributorAdmin'),
  company: t('company'),
  newCompany: t('newCompany'),
  divisions: t('divisions'),
});

/** Adds or changes somebody from outside; what somebody else saved meanwhile is shown, not overwritten. */
export function UserDialog({ user, onClose }: UserDialogProps) {
  const { data: categories } = useQuery(categoriesQuery);
  // Divisions are kept by their ids, and shown by names that are read first.
  return categories ? <UserFields {...(user && { user })} categories={categories} onClose={onClose} /> : null;
}

interface UserFormProps extends UserDialogProps {
  categories: readonly { id: string; name: string }[];
}

function UserFields({ user, categories, onClose }: UserFormProps) {
  const session = useSession();
  const { external, divisions: ownDivisions } = session;
  const nameOf = (id: string) => categories.find((category) => category.id === id)?.name ?? '';
  const state = useRecordForm({
    known: user,
    empty: emptyUser,
    draftOf: (one: ExternalUser) => userDraftOf(one, nameOf),
    inputOf: (draft) => userInputOf(draft, external),
    faultsOf: (draft) => userFaultsOf(draft, external),
    fieldOf: userFieldOf,
    save: useSaveUser(),
    onSaved: ({ name }) => {
      notifySuccess(t(user ? 'saved' : 'linkSent', { name }));
      onClose();
    },
  });
  const { form, conflict, busy } = state;
  if (conflict) return <FieldConflictDialog conflict={conflict} words={words()} busy={busy} />;
  const offered = categories.filter(({ id }) => ownDivisions === null || ownDivisions.includes(id));
  return (
    <FormDialog
      title={t(user ? 'editTitle' : 'addTitle')}
      save={t('save')}
      failed={t('saveFailed')}
      state={state}
      onClose={onClose}
    >
      <TextInput
        key={form.key('name')}
        label={t('name')}
        required
        maxLength={200}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <TextInput
        key={form.key('email')}
        type="email"
        label={t('email')}
        required
        description={user && t('newAddress')}
        maxLength={254}
        {...form.getInputProps('email')}
      />
      {!external && (
        <>
          <AdminField form={form} />
          <CompanyFields form={form} />
        </>
      )}
      <DivisionsField key={form.key('divisions')} offered={offered} {...form.getInputProps('divisions')} />
      {user && can(session, 'history.read') && (
        <More title={t('history')}>
          <HistoryEntries compact query={userHistoryQuery(user.id)} words={userHistoryWords} />
        </More>
      )}
    </FormDialog>
  );
}

type UserForm = UseFormReturnType<UserDraft>;

function AdminField({ form }: { form: UserForm }) {
  const [isAdmin, setAdmin] = useState(form.getValues().distributorAdmin !== '');
  return (
    <Checkbox
      label={t('distributorAdmin')}
      description={t('distributorAdminHint')}
      checked={isAdmin}
      onChange={({ currentTarget: { checked } }) => {
        setAdmin(checked);
        form.setFieldValue('distributorAdmin', checked ? 'yes' : '');
      }}
    />
  );
}

/** One that is there, or the name of a new one. */
function CompanyFields({ form }: { form: UserForm }) {
  const [kind, setKind] = useState(form.getValues().companyKind);
  const [company, setCompany] = useState(form.getValues().company);
  const { error } = form.getInputProps('company');
  return (
    <>
      <SegmentedControl
        aria-label={t('companyKind')}
        data={[
          { value: 'select', label: t('select') },
          { value: 'new', label: t('new') },
        ]}
        value={kind}
        onChange={(value) => {
          setKind(value);
          form.setFieldValue('companyKind', value);
        }}
      />
      {kind === 'new' ? (
        <TextInput
          key={form.key('newCompany')}
          label={t('newCompany')}
          required
          maxLength={200}
          {...form.getInputProps('newCompany')}
        />
      ) : (
        <SearchPicker
          label={t('company')}
          required
          source={companyChoices}
          value={company}
          error={error}
          onChange={(choice) => {
            const chosen = choice && { id: choice.id, name: choice.name };
            setCompany(chosen);
            form.setFieldValue('company', chosen);
          }}
        />
      )}
    </>
  );
}
