import type { Inspection } from '@assay/contract/inspections';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { notifySuccess } from '../../../ui/notify.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { usePerforming } from '../../runs/perform/performing.ts';
import type { RunModel } from '../../runs/perform/run-model.ts';
import { useTotals } from '../../runs/queue/use-queue.ts';
import { reportLink } from '../../visits/visit-link.ts';
import { asksForSignatures } from '../asks-for-signatures.ts';
import { useStepStatus } from './inspections.queries.ts';
import { MissingList } from './MissingList.tsx';
import { OldSignaturesDialog } from './OldSignaturesDialog.tsx';
import { t } from './perform.texts.ts';
import { useSignatureWarnings } from './signatures/use-signature-warnings.ts';
import { tabOf } from './tabs.ts';
import { useSubmitCheck } from './use-submit-check.ts';

interface CheckPaneProps {
  inspection: Inspection;
  models: readonly RunModel[];
}

/** What is missing, each line with the way there; then the submit. */
export function CheckPane({ inspection, models }: CheckPaneProps) {
  const { queue, disabled } = usePerforming();
  const { waiting } = useTotals(queue);
  const { missing, warnings: ofPoints, done, all } = useSubmitCheck(models);
  const signaturesTab = tabOf('signatures', models.length > 1);
  const warnings = [...ofPoints, ...useSignatureWarnings(signaturesTab, inspection.type === 'FAT')];
  const navigate = useNavigate();
  const step = useStepStatus(inspection.id);
  const [isSending, setSending] = useState(false);
  const [isUnsaved, setUnsaved] = useState(false);

  /** Whether the server has everything. */
  async function saved(): Promise<boolean> {
    setSending(true);
    const isSaved = await queue.flush();
    setSending(false);
    setUnsaved(!isSaved);
    return isSaved;
  }

  async function review(): Promise<void> {
    if (await saved()) await navigate(reportLink(inspection.id));
  }

  async function submit(useOldSignatures?: boolean): Promise<void> {
    if (!(await saved())) return;
    const to = { status: 'Waiting' as const, ...(useOldSignatures !== undefined && { useOldSignatures }) };
    step.mutate(to, {
      onSuccess: () => {
        notifySuccess(t('submitted'));
        void navigate(reportLink(inspection.id));
      },
    });
  }

  const isAsked = asksForSignatures(step.error);

  return (
    <Panel title={t('check')}>
      <Stack gap="md">
        <Text fw={600}>{t('done', { done, count: all })}</Text>
        {missing.length === 0 ? (
          <Text>{t('nothingMissing')}</Text>
        ) : (
          <MissingList title={t('missingTitle', { count: missing.length })} lines={missing} />
        )}
        {warnings.length > 0 && <MissingList title={t('warningsTitle')} lines={warnings} />}
        {!disabled && (
          <>
            {waiting > 0 && <Text c="dimmed">{t('notSavedYet', { count: waiting })}</Text>}
            <Text>{t('submitLead')}</Text>
            {isUnsaved && waiting > 0 && (
              <Alert role="alert" color="red" title={t('submitFailed')}>
                {t('submitUnsaved')}
              </Alert>
            )}
            {step.error && !isAsked && <ErrorPanel title={t('submitFailed')} error={step.error} />}
            <Group gap="sm">
              <Button
                disabled={missing.length > 0}
                loading={isSending || step.isPending}
                onClick={() => void submit()}
                style={{ flex: '1 1 12rem' }}
              >
                {t('submit')}
              </Button>
              <Button variant="default" disabled={isSending || step.isPending} onClick={() => void review()}>
                {t('review')}
              </Button>
            </Group>
          </>
        )}
      </Stack>
      {isAsked && <OldSignaturesDialog onSubmit={(useOld) => void submit(useOld)} onCancel={step.reset} />}
    </Panel>
  );
}
