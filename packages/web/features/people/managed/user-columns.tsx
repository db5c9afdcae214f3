import type { ExternalUser } from '@assay/contract/people';
import { accountStatus } from '@assay/domain/people/account-status';
import { listDay } from '@assay/domain/time';
import { Button, Group } from '@mantine/core';
import { Clipped } from '../../../ui/Clipped.tsx';
import { type Column, RowLink } from '../../../ui/list/DataTable.tsx';
import { deleteColumn } from '../../../ui/list/delete-column.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { t } from './managed-users.texts.ts';

interface UserActions {
  onActivate: (user: ExternalUser) => void;
  onDelete: (user: ExternalUser) => void;
}

/** The address names whoever is edited. */
export const choosingUser = (user: string | undefined) => ((before: object) => ({ ...before, user })) as never;

function statusText(user: ExternalUser, now: Date): string {
  const status = accountStatus(user, now);
  if (status === 'noPassword') return t('noPassword');
  if (!user.expires) return t('activeAlways');
  return t(status, { date: listDay(user.expires) });
}

export function userColumns({ onActivate, onDelete }: UserActions, now: Date): Column<ExternalUser>[] {
  return [
    {
      id: 'name',
      header: t('name'),
      sortKey: 'name',
      cell: (user) => (
        <Group gap="xs" wrap="nowrap">
          <RowLink to="." search={choosingUser(user.id)} resetScroll={false} title={user.name}>
            {user.name}
          </RowLink>
          {user.distributorAdmin && <Tag tone="in-use">{t('adminMark')}</Tag>}
        </Group>
      ),
    },
    { id: 'email', header: t('email'), sortKey: 'email', width: '27%', cell: ({ email }) => <Clipped text={email} /> },
    {
      id: 'company',
      header: t('company'),
      sortKey: 'company',
      width: '20%',
      cell: ({ company }) => <Clipped text={company.name} />,
    },
    {
      id: 'status',
      header: t('status'),
      sortKey: 'expires',
      width: '19rem',
      cell: (user) => (
        <Group gap="sm" wrap="nowrap">
          <span>{statusText(user, now)}</span>
          {accountStatus(user, now) !== 'active' && (
            <Button
              variant="default"
              size="compact-sm"
              aria-label={t(user.hasPassword ? 'activateOf' : 'sendLinkOf', { name: user.name })}
              onClick={() => onActivate(user)}
            >
              {t(user.hasPassword ? 'activate' : 'sendLink')}
            </Button>
          )}
        </Group>
      ),
    },
    deleteColumn({ header: t('actions'), label: (user) => t('deleteOf', { name: user.name }), onDelete }),
  ];
}
