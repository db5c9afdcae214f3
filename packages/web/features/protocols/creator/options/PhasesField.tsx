import { setPhases } from '@assay/domain/protocols/editing/phases';
import type { Protocol } from '@assay/domain/protocols/protocol';
import { Checkbox, Stack, Text } from '@mantine/core';
import { useCallback, useMemo } from 'react';
import { PartRows } from '../../../../ui/parts/PartRows.tsx';
import type { OrderedPart, PartRowProps } from '../../../../ui/parts/part-row.ts';
import { Picker } from '../../../../ui/picker/Picker.tsx';
import { useCreator, useProtocol } from '../creator-state.ts';
import { useKnown } from '../known.ts';
import { NewPhase } from './NewPhase.tsx';
import { t } from './options.texts.ts';

const addPhase = (protocol: Protocol, id: string): Protocol =>
  setPhases(protocol, [...protocol.phases.map(({ phaseId }) => phaseId).filter((one) => one !== id), id]);

/** Whether the work has phases, and which in which order. */
export function PhasesField() {
  const { edit } = useCreator();
  const { phases: every } = useKnown();
  const phasesOn = useProtocol((protocol) => protocol.phasesOn);

  /** The first time it begins with all phases there are. */
  const turn = (on: boolean) =>
    edit((protocol) => {
      const turned = { ...protocol, phasesOn: on };
      return on && protocol.phases.length === 0
        ? setPhases(
            turned,
            every.map(({ id }) => id),
          )
        : turned;
    });

  return (
    <Stack gap="sm">
      <Checkbox
        label={t('phases')}
        description={t('phasesHint')}
        data-path="phases"
        checked={phasesOn}
        onChange={(event) => turn(event.currentTarget.checked)}
      />
      {phasesOn && <ChosenPhases />}
    </Stack>
  );
}

function ChosenPhases() {
  const { edit } = useCreator();
  const { phases: every } = useKnown();
  const phases = useProtocol((protocol) => protocol.phases);
  const parts = useMemo(() => phases.map(({ phaseId, order }) => ({ id: phaseId, index: order })), [phases]);
  const reorder = useCallback(
    (change: (before: readonly OrderedPart[]) => OrderedPart[]) =>
      edit((protocol) => {
        const before = protocol.phases.map(({ phaseId, order }) => ({ id: phaseId, index: order }));
        return setPhases(
          protocol,
          change(before).map(({ id }) => id),
        );
      }),
    [edit],
  );
  return (
    <>
      <PartRows
        noun={t('phase')}
        parts={parts}
        onChange={reorder}
        row={PhaseRow}
        fresh={(index) => ({ id: '', index })}
        add=""
        empty={t('noPhases')}
        disabled
      />
      <Picker
        label={t('addPhase')}
        data={every
          .filter(({ id }) => !phases.some(({ phaseId }) => phaseId === id))
          .map(({ id, name }) => ({ value: id, label: name }))}
        value={null}
        onChange={(id) => id && edit((protocol) => addPhase(protocol, id))}
      />
      <NewPhase onCreated={({ id }) => edit((protocol) => addPhase(protocol, id))} />
    </>
  );
}

function PhaseRow({ part }: PartRowProps<OrderedPart>) {
  const { phases } = useKnown();
  return (
    <Text py="0.6rem" style={{ overflowWrap: 'anywhere' }}>
      {phases.find(({ id }) => id === part.id)?.name ?? t('unknown')}
    </Text>
  );
}
