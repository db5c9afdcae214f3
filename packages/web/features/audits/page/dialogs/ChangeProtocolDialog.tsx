import type { ProtocolChange, RunOutline } from '@assay/contract/audits';
import { mayChangeProtocol } from '@assay/domain/audits/run-draft';
import type { AddedRole } from '@assay/domain/audits/run-place';
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorPanel } from '../../../../ui/ErrorPanel.tsx';
import { Placeholder } from '../../../../ui/Placeholder.tsx';
import type { Choice } from '../../../../ui/picker/choice.ts';
import { t } from './dialogs.texts.ts';
import { targetOfRun } from './fit-target.ts';
import { ProtocolField } from './ProtocolField.tsx';
import { RunDialog } from './RunDialog.tsx';
import { useChangeProtocol, useProtocolChangeQuery } from './runs.queries.ts';

/** Gives a run another protocol, after telling what becomes of its answers. */
export function ChangeProtocolDialog({ run, onClose }: { run: RunOutline; onClose: () => void }) {
  const [protocol, setProtocol] = useState<Choice | null>(null);
  const protocolId = protocol?.id ?? '';
  const isOther = mayChangeProtocol(protocolId, run.inspectionProtocolId);
  const preview = useQuery(useProtocolChangeQuery(run)(protocolId));
  const agreed = isOther && !preview.isFetching ? preview.data : undefined;
  const change = useChangeProtocol(run);
  const confirm = () =>
    agreed &&
    change.mutate(
      { protocolId, agreed },
      // Meanwhile other points may become extra points.
      { onSuccess: onClose, onError: () => void preview.refetch() },
    );
  return (
    <RunDialog
      title={t('changeProtocol')}
      confirm={t('change')}
      mayConfirm={agreed !== undefined}
      busy={change.isPending}
      failure={change.error ? { title: t('changeProtocolFailed'), error: change.error } : undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      <ProtocolField
        runRole={run.role as AddedRole}
        target={targetOfRun(run)}
        value={protocol}
        onChange={setProtocol}
        description={t('currentProtocol', { protocol: run.inspectionProtocolName })}
      />
      {isOther && preview.isFetching && <Placeholder />}
      {isOther && preview.isError && !preview.isFetching && (
        <ErrorPanel title={t('previewFailed')} error={preview.error} onRetry={() => preview.refetch()} />
      )}
      {agreed && <Outcome change={agreed} />}
    </RunDialog>
  );
}

const Outcome = ({ change: { kept, becomeExtra } }: { change: ProtocolChange }) => (
  <Stack gap="xs" role="status">
    <Text size="sm">{t('kept', { count: kept })}</Text>
    <Text size="sm">{t(becomeExtra.length === 0 ? 'noneExtra' : 'becomeExtra')}</Text>
    {becomeExtra.length > 0 && (
      <ul style={{ margin: 0 }}>
        {becomeExtra.map(({ protocolPointId, name }) => (
          <li key={protocolPointId}>{name}</li>
        ))}
      </ul>
    )}
  </Stack>
);
