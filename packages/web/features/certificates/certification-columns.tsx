import type { CertifiedUser } from '@assay/contract/certificates';
import { type CertificateMark, certificateMark } from '@assay/domain/certificates/certificate';
import { dayOf, listDay } from '@assay/domain/time';
import { Group } from '@mantine/core';
import { Clipped } from '../../ui/Clipped.tsx';
import { type Column, RowLink } from '../../ui/list/DataTable.tsx';
import { deleteColumn } from '../../ui/list/delete-column.tsx';
import { Tag, type TagTone } from '../../ui/Tag.tsx';
import { t } from './certifications.texts.ts';

/** The address names whoever is edited. */
export const choosingUser = (user: string | undefined) => ((before: object) => ({ ...before, user })) as never;

export const markTones = { expired: 'late', endsSoon: 'waiting' } as const satisfies Record<CertificateMark, TagTone>;

const familiesOf = ({ certifications }: CertifiedUser): string =>
  [...new Set(certifications.map(({ productFamilyName }) => productFamilyName))].join(', ');

/** Of one certification the word alone; of several how many of them it is said of. */
function markText(mark: CertificateMark, count: number, all: number): string {
  if (all === 1) return t(mark);
  return t(mark === 'expired' ? 'someExpired' : 'someEndsSoon', { count, all });
}

/** The day on which the first certification ends, and what is to be said of them all. */
function EarliestExpiration({ user, now }: { user: CertifiedUser; now: Date }) {
  const { earliestExpiration, certifications } = user;
  if (earliestExpiration === null) return t('noCertifications');
  const marks = certifications.map((one) => certificateMark(dayOf(new Date(one.expirationDate)), dayOf(now)));
  return (
    <Group gap="xs" wrap="nowrap">
      <span>{listDay(earliestExpiration)}</span>
      {(['expired', 'endsSoon'] as const).map((mark) => {
        const count = marks.filter((one) => one === mark).length;
        return (
          count > 0 && (
            <Tag key={mark} tone={markTones[mark]}>
              {markText(mark, count, marks.length)}
            </Tag>
          )
        );
      })}
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
    width: '8.5rem',
    cell: ({ employeeId }) => <Clipped text={employeeId} />,
  },
  { id: 'families', header: t('families'), width: '26%', cell: (user) => <Clipped text={familiesOf(user)} /> },
  {
    id: 'earliestExpiration',
    header: t('earliestExpiration'),
    sortKey: 'earliestExpiration',
    width: '22.5rem',
    cell: (user) => <EarliestExpiration user={user} now={now} />,
  },
  deleteColumn({ header: t('actions'), label: (user) => t('deleteOf', { email: user.email }), onDelete }),
];
