import type { MachineFollowUp } from '@assay/contract/follow-ups';
import { type FollowUpState, isOverdue } from '@assay/domain/inspections/follow-up';
import { listDay, listMoment } from '@assay/domain/time';
import { Badge, Text } from '@mantine/core';
import { Clipped } from '../../ui/Clipped.tsx';
import type { Column } from '../../ui/list/DataTable.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { reportLink } from '../visits/visit-link.ts';
import { FollowUpActions } from './FollowUpActions.tsx';
import { t } from './follow-ups.texts.ts';

const colors: Record<FollowUpState, string> = { open: 'blue', done: 'grape', verified: 'teal', void: 'gray' };

const What = ({ item: { kind, priority, title, description } }: { item: MachineFollowUp }) => (
  <div>
    <Text fw={600}>{title}</Text>
    <Text size="sm" c="dimmed">
      {priority ? t('action', { priority: t(priority) }) : t(kind)}
    </Text>
    {description && <Text size="sm">{description}</Text>}
  </div>
);

const From = ({ item }: { item: MachineFollowUp }) => (
  <div>
    <TextLink {...reportLink(item.inspectionId)}>{item.inspectionName}</TextLink>
    <Text size="sm" c="dimmed">
      {listMoment(item.inspectionDate)}
    </Text>
  </div>
);

/** Takes no line of a card. */
const None = ({ text }: { text: string }) => <span data-none>{text}</span>;

const Due = ({ item }: { item: MachineFollowUp }) =>
  item.due ? (
    <div>
      {listDay(item.due)}
      {isOverdue(item, new Date()) && (
        <Text size="sm" fw={600} c="var(--assay-warning)">
          {t('overdue')}
        </Text>
      )}
    </div>
  ) : (
    <None text={t('noDue')} />
  );

interface FollowUpColumnsOptions {
  equipmentId: string;
  onEdit: (item: MachineFollowUp) => void;
}

export const followUpColumns = ({ equipmentId, onEdit }: FollowUpColumnsOptions): Column<MachineFollowUp>[] => [
  { id: 'what', header: t('what'), wrap: true, cell: (item) => <What item={item} /> },
  { id: 'from', header: t('from'), width: '22%', wrap: true, cell: (item) => <From item={item} /> },
  {
    id: 'owner',
    header: t('owner'),
    width: '13%',
    cell: ({ owner }) => (owner ? <Clipped text={owner.name} /> : <None text={t('noOwner')} />),
  },
  { id: 'due', header: t('due'), width: '7rem', cell: (item) => <Due item={item} /> },
  {
    id: 'state',
    header: t('state'),
    width: '7rem',
    cell: ({ state }) => (
      <Badge variant="light" color={colors[state]}>
        {t(state)}
      </Badge>
    ),
  },
  {
    id: 'actions',
    header: t('actions'),
    hideHeader: true,
    wrap: true,
    align: 'end',
    width: '13rem',
    cell: (item) => <FollowUpActions equipmentId={equipmentId} item={item} onEdit={() => onEdit(item)} />,
  },
];
