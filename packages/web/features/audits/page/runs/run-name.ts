import type { RunOutline } from '@assay/contract/audits';
import { equipmentName } from '@assay/domain/equipment/equipment-name';
import { t } from './runs.texts.ts';

/** What the machine of a run is called; empty for the plant. */
export const machineName = ({ equipment }: Pick<RunOutline, 'equipment'>): string =>
  equipment ? equipmentName(equipment) : '';

/** What the head of a run says. */
export const runTitle = (run: RunOutline): string =>
  run.role === 'configurator' ? t('configuration', { equipment: machineName(run) }) : machineName(run);
