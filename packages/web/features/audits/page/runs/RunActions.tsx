import type { RunOutline } from '@assay/contract/audits';
import { Button, Checkbox, Menu } from '@mantine/core';
import { IconAdjustments, IconArrowsExchange, IconListDetails } from '@tabler/icons-react';
import { useState } from 'react';
import { RowAction } from '../../../../ui/list/RowAction.tsx';
import { MoreActions } from '../../../../ui/MoreActions.tsx';
import { usePerforming } from '../../../runs/perform/performing.ts';
import { AddRunDialog } from '../dialogs/AddRunDialog.tsx';
import { ChangeEquipmentDialog } from '../dialogs/ChangeEquipmentDialog.tsx';
import { ChangeProtocolDialog } from '../dialogs/ChangeProtocolDialog.tsx';
import { DeleteRunDialog } from '../dialogs/DeleteRunDialog.tsx';
import { useIncludeInReport } from '../dialogs/runs.queries.ts';
import { isWaitingRun, useWithServer } from '../server-reach.ts';
import classes from './run-section.module.css';
import { t } from './runs.texts.ts';

type Asked = 'equipment' | 'protocol' | 'clone' | 'delete' | 'configuration';

/** What is done with the run of a machine as a whole. */
export function RunActions({ run, name }: { run: RunOutline; name: string }) {
  const { queue, disabled } = usePerforming();
  const [asked, setAsked] = useState<Asked>();
  const include = useIncludeInReport(run);
  const close = () => setAsked(undefined);
  const withServer = useWithServer();
  // What only this device has is taken away without anybody else.
  const isOnlyHere = isWaitingRun(queue, run.id);
  const isIncluded = include.isPending ? include.variables : run.includedInReport;
  const ofMachine = run.role !== 'configurator';
  return (
    <div className={classes.actions}>
      <Checkbox
        label={t('include')}
        aria-label={t('includeOf', { name })}
        checked={isIncluded}
        disabled={disabled}
        onChange={({ currentTarget: { checked } }) => withServer(() => include.mutate(checked))()}
      />
      {!disabled && (
        <>
          <RowAction
            label={t('changeEquipment', { name })}
            short={t('equipmentShort')}
            icon={IconArrowsExchange}
            onClick={withServer(() => setAsked('equipment'))}
          />
          <RowAction
            label={t('changeProtocol', { name })}
            short={t('protocolShort')}
            icon={IconListDetails}
            onClick={withServer(() => setAsked('protocol'))}
          />
          {ofMachine && (
            <Button
              variant="default"
              size="compact-sm"
              aria-label={t('cloneOf', { name })}
              onClick={withServer(() => setAsked('clone'))}
            >
              {t('clone')}
            </Button>
          )}
          <Button
            variant="default"
            size="compact-sm"
            className={classes.delete ?? ''}
            c="var(--mantine-color-error)"
            aria-label={t('deleteOf', { name })}
            onClick={isOnlyHere ? () => setAsked('delete') : withServer(() => setAsked('delete'))}
          >
            {t('delete')}
          </Button>
          {ofMachine && (
            <MoreActions>
              <Menu.Item
                leftSection={<IconAdjustments size={16} aria-hidden />}
                onClick={() => setAsked('configuration')}
              >
                {t('addConfiguration')}
              </Menu.Item>
            </MoreActions>
          )}
        </>
      )}
      {asked === 'equipment' && <ChangeEquipmentDialog run={run} onClose={close} />}
      {asked === 'protocol' && <ChangeProtocolDialog run={run} onClose={close} />}
      {asked === 'clone' && <AddRunDialog adding={{ clone: run }} onClose={close} />}
      {asked === 'configuration' && <AddRunDialog adding={{ configurationOf: run }} onClose={close} />}
      {asked === 'delete' && <DeleteRunDialog run={run} onClose={close} />}
    </div>
  );
}
