import type { InspectionItem } from '@assay/contract/inspection-item';
import { type InspectionStatus, statusLabels } from '@assay/domain/inspections/status';
import { Badge } from '@mantine/core';
import { t } from './inspections.texts.ts';

const colors: Record<InspectionStatus, string> = { In_Use: 'blue', Waiting: 'grape', Finished: 'teal' };

/** Where an inspection stands; one that came back with a reason says so instead. */
export const StatusBadge = ({ status, sentBack }: Pick<InspectionItem, 'status' | 'sentBack'>) => (
  <Badge variant="light" color={sentBack ? 'pink' : colors[status]}>
    {sentBack ? t('sentBack') : statusLabels[status]}
  </Badge>
);
