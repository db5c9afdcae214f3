import type { OpenFollowUp } from '@assay/contract/follow-ups';
import { isOpen, needsManager } from '@assay/domain/inspections/follow-up';
import { Button, Group } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { RowAction } from '../../ui/list/RowAction.tsx';
import { notifyFailure, notifySuccess } from '../../ui/notify.ts';
import { problemText } from '../../ui/problem-text.ts';
import { openFollowUpsQuery, useFollow } from './follow-ups.queries.ts';
import { t } from './follow-ups.texts.ts';

interface FollowUpActionsProps {
  equipmentId: string;
  item: OpenFollowUp;
  onEdit: () => void;
}

/** What most want to say with one press, and the way to say more. */
export function FollowUpActions({ equipmentId, item, onEdit }: FollowUpActionsProps) {
  const client = useQueryClient();
  const follow = useFollow(equipmentId, item);
  const { title, state } = item;
  const next = isOpen(state) ? 'done' : 'open';
  const [label, named, said] = isOpen(state)
    ? [t('markDone'), t('markDoneOf', { title }), t('saidDone')]
    : [t('reopen'), t('reopenOf', { title }), t('saidOpen')];

  function turn(): void {
    follow.mutate(
      { known: item, body: { state: next } },
      {
        onSuccess: () => notifySuccess(said),
        onError: (error) => {
          const stale = error instanceof ApiError && error.status === 412;
          notifyFailure(stale ? t('stale') : problemText(error));
          void client.invalidateQueries({ queryKey: openFollowUpsQuery(equipmentId).queryKey });
        },
      },
    );
  }

  return (
    <Group gap={4} justify="flex-end" wrap="nowrap">
      {!needsManager(state, next) && (
        <Button variant="default" aria-label={named} loading={follow.isPending} onClick={turn}>
          {label}
        </Button>
      )}
      <RowAction label={t('follow', { title })} icon={IconPencil} onClick={onEdit} />
    </Group>
  );
}
