import type { Inspection } from '@assay/contract/inspections';
import { Alert, Button, Stack, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { useSettledTap } from '../../../ui/use-steady-taps.ts';
import { MissingList } from '../../runs/check/MissingList.tsx';
import { usePerforming } from '../../runs/perform/performing.ts';
import type { RunModel } from '../../runs/perform/run-model.ts';
import { useTotals } from '../../runs/queue/use-queue.ts';
import { reportLink } from '../../visits/visit-link.ts';
import { useHoursWarning } from './facts/use-hours-warning.ts';
import { PartDock } from './PartDock.tsx';
import { t } from './perform.texts.ts';
import { useSignatureWarnings } from './signatures/use-signature-warnings.ts';
import { partOf } from './tabs.ts';
import { useSubmit } from './use-submit.tsx';
import { useSubmitCheck } from './use-submit-check.ts';

interface CheckPaneProps {
  inspection: Inspection;
  models: readonly RunModel[];
  onPoints: () => void;
}

/** What is missing, each line with the way there; then the submit. */
export function CheckPane({ inspection, models, onPoints }: CheckPaneProps) {
  const { queue, disabled } = usePerforming();
  const { waiting, stored, away } = useTotals(queue);
  const { missing, warnings: ofPoints, done, all } = useSubmitCheck(models);
  const hasConfigurator = models.length > 1;
  const warnings = [
    ...ofPoints,
    ...useHoursWarning(inspection, models),
    ...useSignatureWarnings(partOf('signatures', hasConfigurator), inspection.type === 'FAT'),
  ];
  const navigate = useNavigate();
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
    if (await saved()) await navigate({ ...reportLink(inspection.id), search: { review: true } });
  }

  const { submit, isPending, failure, question } = useSubmit(inspection.id, saved);
  // The answer to the last point may have led here by itself.
  const onSubmit = useSettledTap(submit);
  const isBusy = isSending || isPending;

  return (
    <PartDock
      onBack={onPoints}
      onward={
        !disabled && (
          <Button disabled={missing.length > 0} loading={isBusy} onClick={onSubmit}>
            {t('submit')}
          </Button>
        )
      }
    >
      <Panel title={t('check')}>
        <Stack gap="md">
          <Text fw={600}>{t('done', { done, count: all })}</Text>
          {missing.length === 0 ? (
            <Text>{t('nothingMissing')}</Text>
          ) : (
            <MissingList title={t('missingTitle', { count: missing.length })} lines={missing} leadsBack />
          )}
          {warnings.length > 0 && <MissingList isWarning title={t('warningsTitle')} lines={warnings} leadsBack />}
          {!disabled && (
            <>
              {waiting > 0 && (
                <Text c="dimmed">
                  {t(away && stored === waiting ? 'notSentYet' : 'notSavedYet', { count: waiting })}
                </Text>
              )}
              <Text>{t('submitLead')}</Text>
              {isUnsaved && waiting > 0 && (
                <Alert role="alert" color="red" title={t('submitFailed')}>
                  {t('submitUnsaved')}
                </Alert>
              )}
              {failure && <ErrorPanel title={t('submitFailed')} error={failure} />}
              <Button
                variant="default"
                disabled={isBusy}
                style={{ alignSelf: 'flex-start' }}
                onClick={() => void review()}
              >
                {t('review')}
              </Button>
            </>
          )}
        </Stack>
        {question}
      </Panel>
    </PartDock>
  );
}
