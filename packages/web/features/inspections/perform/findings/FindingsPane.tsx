import { actionPriorities } from '@assay/domain/inspections/inspection';
import { Stack } from '@mantine/core';
import type { RunModel } from '../../../runs/perform/run-model.ts';
import { actionKey } from '../inspection-states.ts';
import { LedgerPanel } from '../ledger/LedgerPanel.tsx';
import { FollowUpList } from './FollowUpList.tsx';
import { t } from './findings.texts.ts';
import { findingsOf } from './findings-of.ts';

/** What follows from a visit: findings with photos, and the actions that come first. */
export const FindingsPane = ({ inspectionId, model }: { inspectionId: string; model: RunModel }) => (
  <Stack gap="lg">
    <LedgerPanel />
    <FollowUpList {...findingsOf(inspectionId)} model={model} />
    <FollowUpList
      kind="action"
      inspectionId={inspectionId}
      list="priorityActions"
      keyOf={actionKey}
      words={{ title: t('actions'), add: t('addAction'), none: t('noActions'), one: t('action') }}
      fields={['description']}
      fresh={{ title: '', description: '', priority: actionPriorities[0] }}
    />
  </Stack>
);
