import { t } from './equipment.texts.ts';

/** How many inspections have been made on a machine, in words. */
export function conductedText(count: number): string {
  if (count === 0) return t('noInspectionsConducted');
  return t('inspectionsConducted', { count });
}
