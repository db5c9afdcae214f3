import type { MachineFollowUp, SaidOfFollowUp } from '@assay/contract/follow-ups';
import { type FollowUpState, isOverdue } from '@assay/domain/inspections/follow-up';
import { listDay, listMoment } from '@assay/domain/time';
import { Text } from '@mantine/core';
import { Clipped } from '../../ui/Clipped.tsx';
import type { Column } from '../../ui/list/DataTable.tsx';
import { Tag, type TagTone } from '../../ui/Tag.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { reportLink } from '../visits/visit-link.ts';
import { FollowUpActions } from './FollowUpActions.tsx';
import { t } from './follow-ups.texts.ts';
import { PriorityMark } from './PriorityMark.tsx';

const tones: Record<FollowUpState, TagTone> = {
  open: 'in-use',
  done: 'waiting',
  verified: 'finished',
  void: 'finished',
};

const What = ({ item: { kind, priority, title, description } }: { item: MachineFollowUp }) => (
  <div>
    <Text fw={540}>{title}</Text>
    {priority ? (
      <PriorityMark priority={priority} label={t('action', { priority: t(priority) })} />
    ) : (
      <Text size="sm" c="dimmed">
        {t(kind)}
      </Text>
    )}
    {description && <Text size="sm">{description}</Text>}
  </div>
);

const From = ({ item }: { item: MachineFollowUp }) => (
  <div>
    <TextLink {...reportLink(item.inspectionId)}>{item.inspectionName}</TextLink>
    <Text size="sm" c="dimmed">
      {t('atUtc', { moment: listMoment(item.inspectionDate) })}
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
        <div>
          <Tag tone="late">{t('overdue')}</Tag>
        </div>
      )}
    </div>
  ) : (
    <None text={t('noDue')} />
  );

/** What the last visit said of it, who and when: without the name where that is not the reader's to know. */
function saidText({ answer, wasReported, by, at }: SaidOfFollowUp): string {
  const word = t(answer === 'done' && wasReported ? 'said_foundDone' : `said_${answer}`);
  const day = listDay(at);
  return by === null ? t('saidOn', { word, day }) : t('saidBy', { word, name: by, day });
}

const State = ({ item: { state, said } }: { item: MachineFollowUp }) => (
  <div>
    <Tag tone={tones[state]}>{t(state)}</Tag>
    {said && (
      <Text size="sm" c="dimmed">
        {saidText(said)}
      </Text>
    )}
  </div>
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
    width: '11rem',
    wrap: true,
    cell: (item) => <State item={item} />,
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
