import type { CertifiedUser } from '@assay/contract/certificates';
import { isExpired } from '@assay/domain/certificates/certificate';
import { dayOf, listDay } from '@assay/domain/time';
import { Group } from '@mantine/core';
import { Clipped } from '../../ui/Clipped.tsx';
import { type Column, RowLink } from '../../ui/list/DataTable.tsx';
import { deleteColumn } from '../../ui/list/delete-column.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { t } from './certifications.texts.ts';

/** The address names whoever is edited. */
export const choosingUser = (user: string | undefined) => ((before: object) => ({ ...before, user })) as never;

const familiesOf = ({ certifications }: CertifiedUser): string =>
  [...new Set(certifications.map(({ productFamilyName }) => productFamilyName))].join(', ');

/** Flagged when the first of the certifications ended before today began. */
function EarliestExpiration({ at, now }: { at: string | null; now: Date }) {
  if (at === null) return t('noCertifications');
  return (
    <Group gap="xs" wrap="nowrap">
      <span>{listDay(at)}</span>
      {isExpired(dayOf(new Date(at)), dayOf(now)) && <Tag tone="late">{t('expired')}</Tag>}
    </Group>
  );
}

export const certificationColumns = (onDelete: (user: CertifiedUser) => void, now: Date): Column<CertifiedUser>[] => [
  {
    id: 'email',
    header: t('email'),
    sortKey: 'email',
    cell: ({ id, email }) => (
      <RowLink to="." search={choosingUser(id)} resetScroll={false} title={email}>
        {email}
      </RowLink>
    ),
  },
  {
    id: 'employeeId',
    header: t('employeeId'),
    sortKey: 'employeeId',
    width: '10rem',
    cell: ({ employeeId }) => <Clipped text={employeeId} />,
  },
  { id: 'families', header: t('families'), width: '32%', cell: (user) => <Clipped text={familiesOf(user)} /> },
  {
    id: 'earliestExpiration',
    header: t('earliestExpiration'),
    sortKey: 'earliestExpiration',
    width: '14rem',
    cell: ({ earliestExpiration }) => <EarliestExpiration at={earliestExpiration} now={now} />,
  },
  deleteColumn({ header: t('actions'), label: (user) => t('deleteOf', { email: user.email }), onDelete }),
];
