import type { InspectionItem } from '@assay/contract/inspection-item';
import { type InspectionStatus, statusLabels } from '@assay/domain/inspections/status';
import { IconArrowBackUp } from '@tabler/icons-react';
import { Tag, type TagTone } from '../../ui/Tag.tsx';
import { t } from './inspections.texts.ts';
import classes from './status-badge.module.css';

const tones: Record<InspectionStatus, TagTone> = { In_Use: 'in-use', Waiting: 'waiting', Finished: 'finished' };

/** Where an inspection stands, with a second mark on one that came back with a reason. */
export const StatusBadge = ({ status, sentBack }: Pick<InspectionItem, 'status' | 'sentBack'>) => (
  <span className={classes.status}>
    <Tag tone={tones[status]}>{statusLabels[status]}</Tag>
    {sentBack && (
      <span role="img" aria-label={t('sentBack')} title={t('sentBack')} className={classes.returned}>
        <IconArrowBackUp size={16} aria-hidden />
      </span>
    )}
  </span>
);
