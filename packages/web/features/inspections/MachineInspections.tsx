import type { Equipment } from '@assay/contract/equipment';
import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { DataTable } from '../../ui/list/DataTable.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { conductedText } from '../equipment/conducted-text.ts';
import { machineInspectionColumns } from './inspection-columns.tsx';
import { t } from './inspections.texts.ts';

const shownAtFirst = 10;

/** What was carried out on a machine, newest first. */
export function MachineInspections({ machine: { inspections, inspectionCount } }: { machine: Equipment }) {
  const [all, setAll] = useState(false);
  const rows = all ? inspections : inspections.slice(0, shownAtFirst);
  const isCapped = all && inspectionCount > inspections.length;
  return (
    <Panel title={t('inspections')}>
      <Stack gap="md" align="stretch">
        <Text c="dimmed">
          {conductedText(inspectionCount)} {isCapped && t('newest', { count: inspections.length })}
        </Text>
        {rows.length > 0 && (
          <DataTable
            label={t('inspections')}
            columns={machineInspectionColumns()}
            rows={rows}
            minWidth="48rem"
            folds="tablet"
          />
        )}
        {rows.length < inspections.length && (
          <Button variant="default" style={{ alignSelf: 'flex-start' }} onClick={() => setAll(true)}>
            {t('showAll', { count: inspections.length })}
          </Button>
        )}
      </Stack>
    </Panel>
  );
}
