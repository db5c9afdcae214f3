import type { Inspection } from '@assay/contract/inspections';
import { can } from '@assay/domain/access';
import { Alert, Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useSession } from '../../../api/session.ts';
import { KeptTexts } from '../../runs/kept/KeptTexts.tsx';
import { usePerforming } from '../../runs/perform/performing.ts';
import type { RunModel } from '../../runs/perform/run-model.ts';
import { useTotals } from '../../runs/queue/use-queue.ts';
import { SendBackDialog } from '../SendBackDialog.tsx';
import { InspectionBeginNote } from './InspectionBeginNote.tsx';
import { t } from './perform.texts.ts';
import { SentBackNote } from './SentBackNote.tsx';
import classes from './state-notes.module.css';
import { useKeptInspection } from './use-kept-inspection.ts';

/** What the reader must know before anything else: why it came back, or why nothing can be changed. */
export function StateNotes({ inspection, models }: { inspection: Inspection; models: readonly RunModel[] }) {
  const { queue } = usePerforming();
  const { stopped, waiting } = useTotals(queue);
  const { kept, putIn, dismiss } = useKeptInspection(inspection, models);
  const { status, sentBackReason, mayPerform } = inspection;
  return (
    <Stack gap="sm" className={classes.notes ?? ''}>
      <InspectionBeginNote inspection={inspection} queue={queue} />
      {status === 'In_Use' && sentBackReason !== '' && <SentBackNote reason={sentBackReason} models={models} />}
      {status === 'In_Use' && !mayPerform && <Alert>{t('readOnly')}</Alert>}
      {status === 'Waiting' && <WaitingNote inspection={inspection} />}
      {status === 'Finished' && <Alert title={t('finishedTitle')}>{t('finishedText')}</Alert>}
      <KeptTexts kept={kept} reason={t(mayPerform ? 'keptTextOpen' : 'keptText')} onPutIn={putIn} onDismiss={dismiss} />
      {stopped && waiting > 0 && (
        <Alert role="alert" color="red" title={t('stoppedTitle')}>
          {t('stoppedText')}
        </Alert>
      )}
    </Stack>
  );
}

function WaitingNote({ inspection }: { inspection: Inspection }) {
  const session = useSession();
  const [isAsking, setAsking] = useState(false);
  return (
    <Alert title={t('waitingTitle')}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{t(can(session, 'inspections.edit') ? 'waitingTextEdit' : 'waitingText')}</Text>
        {can(session, 'inspections.sendBack') && (
          <Button variant="default" onClick={() => setAsking(true)}>
            {t('sendBack')}
          </Button>
        )}
      </Stack>
      {isAsking && <SendBackDialog id={inspection.id} onClose={() => setAsking(false)} />}
    </Alert>
  );
}
