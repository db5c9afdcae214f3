import type { RunOutline } from '@assay/contract/audits';
import type { StageRuns } from '@assay/domain/audits/arrange-runs';
import { stageNames } from '@assay/domain/audits/run-place';
import { Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { RowAction } from '../../../../ui/list/RowAction.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { usePerforming } from '../../../runs/perform/performing.ts';
import { partIds } from '../contents/content-rows.ts';
import { AddRunDialog } from '../dialogs/AddRunDialog.tsx';
import { RunSection } from './RunSection.tsx';
import classes from './run-section.module.css';
import { t } from './runs.texts.ts';

interface MachinePanelProps {
  kind: 'machine' | 'screen';
  groups: readonly StageRuns<RunOutline>[];
}

/** The crushers or the screens of the plant, by stage; plus adds one. */
export function MachinePanel({ kind, groups }: MachinePanelProps) {
  const { disabled } = usePerforming();
  const [isAdding, setAdding] = useState(false);
  const isCrusher = kind === 'machine';
  return (
    <Panel
      title={t(isCrusher ? 'crushers' : 'screens')}
      id={isCrusher ? partIds.crushers : partIds.screens}
      actions={
        !disabled && (
          <RowAction
            label={t(isCrusher ? 'addCrusher' : 'addScreen')}
            icon={IconPlus}
            onClick={() => setAdding(true)}
          />
        )
      }
    >
      <Stack gap="md">
        {groups.length === 0 && <Text c="dimmed">{t(isCrusher ? 'noCrushers' : 'noScreens')}</Text>}
        {groups.map(({ stage, machines }) => (
          <section key={stage} className={classes.stage} aria-label={stage && stageNames[stage]}>
            {stage && (
              <Text fw={600} c="dimmed" size="sm">
                {stageNames[stage]}
              </Text>
            )}
            {machines.map(({ run, configurations }) => (
              <RunSection key={run.id} run={run}>
                {configurations.map((configuration) => (
                  <RunSection key={configuration.id} run={configuration} />
                ))}
              </RunSection>
            ))}
          </section>
        ))}
      </Stack>
      {isAdding && <AddRunDialog adding={{ role: kind }} onClose={() => setAdding(false)} />}
    </Panel>
  );
}
