import type { BackgroundService } from '@assay/contract/background-services';
import { Badge, Button, Checkbox, Text } from '@mantine/core';
import type { Column } from '../../ui/list/DataTable.tsx';
import { t } from './background-services.texts.ts';
import { ServiceState } from './ServiceState.tsx';

const colors = { idle: 'teal', running: 'blue', retrying: 'red', disabled: 'gray' } as const;

interface ServiceColumnsProps {
  /** The service whose switch is on its way to the server. */
  switching: string | undefined;
  onSwitch: (id: string, enabled: boolean) => void;
  onReset: (service: BackgroundService) => void;
}

export const serviceColumns = ({ switching, onSwitch, onReset }: ServiceColumnsProps): Column<BackgroundService>[] => [
  {
    id: 'id',
    header: t('id'),
    width: '24%',
    wrap: true,
    cell: ({ id, about }) => (
      <div>
        <Text fw={600}>{id}</Text>
        <Text size="sm" c="dimmed">
          {about}
        </Text>
      </div>
    ),
  },
  {
    id: 'status',
    header: t('status'),
    width: '11rem',
    cell: ({ status }) => (
      <Badge variant="light" color={colors[status]}>
        {t(status)}
      </Badge>
    ),
  },
  { id: 'data', header: t('data'), wrap: true, cell: (service) => <ServiceState service={service} /> },
  {
    id: 'enabled',
    header: t('enabled'),
    width: '6rem',
    align: 'center',
    cell: ({ id, enabled }) => (
      <Checkbox
        aria-label={t('enabledOf', { id })}
        checked={enabled}
        disabled={switching === id}
        onChange={(event) => onSwitch(id, event.currentTarget.checked)}
      />
    ),
  },
  {
    id: 'reset',
    header: t('reset'),
    hideHeader: true,
    width: '8rem',
    align: 'end',
    cell: (service) => (
      <Button variant="default" aria-label={t('resetOf', { id: service.id })} onClick={() => onReset(service)}>
        {t('reset')}
      </Button>
    ),
  },
];
