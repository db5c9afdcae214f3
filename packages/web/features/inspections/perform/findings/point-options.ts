import { inReportOrder, reportNumbers } from '@assay/domain/reports/report-numbers';
import { stepsOf } from '@assay/domain/runs/submit-check';
import type { RunModel } from '../../../runs/perform/run-model.ts';
import { t } from './findings.texts.ts';

/** The points of a run that a finding may be about, as the report lists them. */
export function pointOptions(model: RunModel): { value: string; label: string }[] {
  const work = model.work();
  const steps = stepsOf(work);
  const numbers = reportNumbers(steps);
  return inReportOrder(steps).map(({ at }) => ({
    value: at.id,
    label: t('pointNumber', {
      number: numbers.get(at.id) ?? '–',
      name: work.results.get(at.id)?.nameOverride.trim() || at.point.name,
    }),
  }));
}
