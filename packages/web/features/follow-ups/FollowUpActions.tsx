import type { MachineFollowUp } from '@assay/contract/follow-ups';
import { can } from '@assay/domain/access';
import { type FollowUpState, needsManager } from '@assay/domain/inspections/follow-up';
import { Button, Group } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { useSession } from '../../api/session.ts';
import { RowAction } from '../../ui/list/RowAction.tsx';
import { notifyFailure, notifySuccess } from '../../ui/notify.ts';
import { problemText } from '../../ui/problem-text.ts';
import { followUpsOf, useFollow } from './follow-ups.queries.ts';
import { t } from './follow-ups.texts.ts';

interface FollowUpActionsProps {
  equipmentId: string;
  item: MachineFollowUp;
  onEdit: () => void;
}

interface OneStep {
  to: FollowUpState;
  label: 'markDone' | 'verify' | 'reopen';
  named: 'markDoneOf' | 'verifyOf' | 'reopenOf';
  outcome: 'markedDone' | 'markedVerified' | 'reopened';
}

const markDone: OneStep = { to: 'done', label: 'markDone', named: 'markDoneOf', outcome: 'markedDone' };
const verify: OneStep = { to: 'verified', label: 'verify', named: 'verifyOf', outcome: 'markedVerified' };
const reopen: OneStep = { to: 'open', label: 'reopen', named: 'reopenOf', outcome: 'reopened' };

/** The step that comes next for most, of those that this person may take. */
function nextStep(from: FollowUpState, mayClose: boolean): OneStep | undefined {
  const steps = { open: [markDone], done: [verify, reopen], verified: [reopen], void: [reopen] }[from];
  return steps.find(({ to }) => mayClose || !needsManager(from, to));
}

/** What most want to say with one press, and the way to say more. */
export function FollowUpActions({ equipmentId, item, onEdit }: FollowUpActionsProps) {
  const client = useQueryClient();
  const follow = useFollow(equipmentId, item);
  const { title, state } = item;
  const step = nextStep(state, can(useSession(), 'followUps.verify'));

  function take({ to, outcome }: OneStep): void {
    follow.mutate(
      { known: item, body: { state: to } },
      {
        onSuccess: () => notifySuccess(t(outcome)),
        onError: (error) => {
          const stale = error instanceof ApiError && error.status === 412;
          notifyFailure(stale ? t('stale') : problemText(error));
          void client.invalidateQueries({ queryKey: followUpsOf(equipmentId) });
        },
      },
    );
  }

  return (
    <Group gap={4} justify="flex-end" wrap="nowrap">
      {step && (
        <Button
          variant="default"
          aria-label={t(step.named, { title })}
          loading={follow.isPending}
          onClick={() => take(step)}
        >
          {t(step.label)}
        </Button>
      )}
      <RowAction label={t('follow', { title })} icon={IconPencil} onClick={onEdit} />
    </Group>
  );
}
