import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useSession } from '../../../../api/session.ts';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { useDraft } from '../../../../ui/draft/draft-store.ts';
import { ErrorPanel } from '../../../../ui/ErrorPanel.tsx';
import { FormButtons } from '../../../../ui/form/FormButtons.tsx';
import { PreviewButton } from '../../preview/PreviewButton.tsx';
import { startAfresh, useCreator, useView } from '../creator-state.ts';
import { useKnown } from '../known.ts';
import { forgetWork } from '../work/kept-work.ts';
import { FaultList } from './FaultList.tsx';
import { namedProtocol } from './named-protocol.ts';
import { t } from './saving.texts.ts';
import { type SavedProtocol, useSaveProtocol } from './use-save-protocol.ts';

/** What stands in the way of saving, and what can be done with the protocol. */
export function SaveBar({ onDone }: { onDone: (saved?: SavedProtocol) => void }) {
  const { work, faults, refused } = useCreator();
  const { ready, names, points } = useKnown();
  const tried = useView((view) => view.tried);
  const found = useDraft(faults, (one) => one);
  const refusedThen = useDraft(refused, (one) => one);
  const { save, busy, failure, clear } = useSaveProtocol(onDone);
  return (
    <FormButtons>
      {failure && <ErrorPanel title={t('failed')} error={failure} more={t('kept')} onClear={clear} />}
      {!ready && <Text size="sm">{t('loading')}</Text>}
      {ready && tried && <FaultList title={t('standsInTheWay')} found={found} />}
      <FaultList title={t('refused')} found={refusedThen} />
      <Button loading={busy} disabled={!ready} onClick={save}>
        {t('save')}
      </Button>
      <PreviewButton
        protocol={() => namedProtocol(work.get(), names)}
        pointName={({ inspectionPointId: id }) => points.get(id)?.name ?? work.get().originals[id]?.name}
      />
      <AfreshButton onDone={onDone} />
      <KeepingNote />
    </FormButtons>
  );
}

function AfreshButton({ onDone }: { onDone: () => void }) {
  const state = useCreator();
  const { user } = useSession();
  const [asking, setAsking] = useState(false);
  function give(): void {
    startAfresh(state);
    forgetWork(user.id);
    setAsking(false);
    onDone();
  }
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('clear')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('clearTitle')}
          text={t('clearQuestion')}
          confirm={t('clearConfirm')}
          destructive
          onConfirm={give}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}

function KeepingNote() {
  const keeping = useView((view) => view.keeping);
  if (keeping === 'nothing') return null;
  return (
    <Text size="sm" role="status" c={keeping === 'kept' ? 'dimmed' : 'var(--assay-warning)'}>
      {t(keeping === 'kept' ? 'keptHere' : 'notKept')}
    </Text>
  );
}
