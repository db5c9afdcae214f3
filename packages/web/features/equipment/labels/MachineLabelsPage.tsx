import type { ListedEquipment } from '@assay/contract/equipment';
import { equipmentName } from '@assay/domain/equipment/equipment-name';
import { machineLabel } from '@assay/domain/equipment/machine-code';
import { Button, Stack, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { baseUrl } from '../../../api/base-path.ts';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { ListLink } from '../../../ui/list/ListLink.tsx';
import { readListQuery } from '../../../ui/list/list-state.ts';
import { useList } from '../../../ui/list/use-list.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Placeholder } from '../../../ui/Placeholder.tsx';
import { equipmentDefaults, equipmentSource } from '../equipment.queries.ts';
import { t as equipments } from '../equipment.texts.ts';
import { t } from './labels.texts.ts';
import classes from './machine-labels.module.css';
import { qrPath } from './qr-path.ts';

const mostLabels = 200;

/** The machines of the list, narrowed as it was, each as a label to be cut out and stuck to it. */
export function MachineLabelsPage() {
  const query = readListQuery(useSearch({ strict: false }), { ...equipmentDefaults, amount: mostLabels });
  const { rows, count, error, retry } = useList(equipmentSource, { ...query, page: 1 });
  return (
    <>
      <div className={classes.screen}>
        <PageHeader title={t('title')} lead={rows && t('lead', { count: rows.length })}>
          <Button
            leftSection={<IconPrinter size={18} aria-hidden />}
            disabled={!rows?.length}
            onClick={() => window.print()}
          >
            {t('print')}
          </Button>
        </PageHeader>
        <Stack gap="sm">
          {rows && count > rows.length && <Text>{t('leftOut', { shown: rows.length, all: count })}</Text>}
          {rows?.length === 0 && <Text>{t('none')}</Text>}
          {error && <ErrorPanel title={t('failed')} error={error} onRetry={retry} />}
          {!rows && !error && <Placeholder />}
        </Stack>
      </div>
      {rows && rows.length > 0 && (
        <ul className={classes.sheet} aria-label={t('sheet')}>
          {rows.map((machine) => (
            <MachineLabel key={machine.id} machine={machine} />
          ))}
        </ul>
      )}
      <div className={classes.screen}>
        <ListLink to="/Equipments">{equipments('toList')}</ListLink>
      </div>
    </>
  );
}

function MachineLabel({ machine }: { machine: ListedEquipment }) {
  const { size, path } = useMemo(() => qrPath(machineLabel(baseUrl(), machine.id)), [machine.id]);
  const name = equipmentName(machine);
  return (
    <li className={classes.label}>
      <svg className={classes.code} viewBox={`0 0 ${size} ${size}`} role="img" shapeRendering="crispEdges">
        <title>{t('code', { name })}</title>
        <path d={path} />
      </svg>
      <div className={classes.words}>
        <strong>{name}</strong>
        {machine.serialNumber !== '' && machine.nickName !== '' && <span>{machine.nickName}</span>}
        <span>{machine.productModelName}</span>
      </div>
    </li>
  );
}
