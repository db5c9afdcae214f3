import type { ExternalUser } from '@assay/contract/people';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useSession } from '../../../api/session.ts';
import { CheckFilter } from '../../../ui/list/CheckFilter.tsx';
import { DataList } from '../../../ui/list/DataList.tsx';
import { EmptyState } from '../../../ui/list/EmptyState.tsx';
import { useListState } from '../../../ui/list/list-state.ts';
import { useList } from '../../../ui/list/use-list.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { userDefaults, userSource } from './managed-users.queries.ts';
import { t } from './managed-users.texts.ts';
import { UserDialog } from './UserDialog.tsx';
import { ActivateUserDialog, DeleteUserDialog } from './UserSteps.tsx';
import { choosingUser, userColumns } from './user-columns.tsx';

type Asked = { step: 'add' } | { step: 'activate' | 'delete'; user: ExternalUser };

/** The people from outside: all of them for staff, those of the own company for its admin. */
export function ManagedUsersPage() {
  const { external, user } = useSession();
  const state = useListState(userDefaults);
  const list = useList(userSource, state);
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const ask = (step: 'activate' | 'delete') => (of: ExternalUser) => setAsked({ step, user: of });
  const columns = userColumns({ onActivate: ask('activate'), onDelete: ask('delete') }, new Date());
  const { user: chosenId }: { user?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const chosen = list.rows?.find(({ id }) => id === chosenId);
  const closeChosen = () => void navigate({ to: '.', search: choosingUser(undefined), resetScroll: false });
  const title = t(external ? 'users' : 'distributors');
  return (
    <>
      <PageHeader
        title={title}
        lead={
          external
            ? t('leadOwn', {
                company: user.externalUserCompany?.name ?? '',
              })
            : t('leadAll')
        }
      >
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setAsked({ step: 'add' })}>
          {t('add')}
        </Button>
      </PageHeader>
      <DataList
        label={title}
        columns={external ? columns.filter(({ id }) => id !== 'company') : columns}
        state={state}
        list={list}
        searchLabel={t('search')}
        failed={t('failed')}
        minWidth="56rem"
        folds="tablet"
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
      >
        {state.filters.expiring && (
          <CheckFilter
            state={state}
            name="expiring"
            label={t('only')}
            choices={[{ value: 'true', label: t('expiring') }]}
          />
        )}
      </DataList>
      {asked?.step === 'add' && <UserDialog onClose={close} />}
      {chosen && <UserDialog user={chosen} onClose={closeChosen} />}
      {asked?.step === 'activate' && <ActivateUserDialog user={asked.user} onClose={close} />}
      {asked?.step === 'delete' && <DeleteUserDialog user={asked.user} onClose={close} />}
    </>
  );
}
