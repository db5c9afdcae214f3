import type { Equipment } from '@assay/contract/equipment';
import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { DataTable } from '../../ui/list/DataTable.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { customerAuditColumns } from './audit-columns.tsx';
import { t } from './audits.texts.ts';

const shownAtFirst = 10;

/** The audits that looked at a machine, newest first. */
export function MachineAudits({ machine: { audits } }: { machine: Pick<Equipment, 'audits'> }) {
  const [all, setAll] = useState(false);
  const rows = all ? audits : audits.slice(0, shownAtFirst);
  return (
    <Panel title={t('audits')}>
      <Stack gap="md" align="stretch">
        {rows.length > 0 ? (
          <DataTable label={t('audits')} columns={customerAuditColumns()} rows={rows} minWidth="48rem" folds="tablet" />
        ) : (
          <Text c="dimmed">{t('noneOfMachine')}</Text>
        )}
        {rows.length < audits.length && (
          <Button variant="default" style={{ alignSelf: 'flex-start' }} onClick={() => setAll(true)}>
            {t('showAll', { count: audits.length })}
          </Button>
        )}
      </Stack>
    </Panel>
  );
}
