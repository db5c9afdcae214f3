import { isDoubtful, ledgerFaults } from '@assay/domain/inspections/ledger';
import { ratingLabels } from '@assay/domain/ratings';
import { safeFaults } from '@assay/domain/reports/safe-to-run';
import type { Progress } from '@assay/domain/runs/progress';
import { stepsOf } from '@assay/domain/runs/submit-check';
import { useDeferredValue, useMemo } from 'react';
import { faultText } from '../../../ui/fault-text.ts';
import type { MissingLine } from '../../runs/check/missing-line.ts';
import { type RunCheck, runCheck } from '../../runs/check/run-check.ts';
import { type Performing, usePerforming } from '../../runs/perform/performing.ts';
import type { RunModel } from '../../runs/perform/run-model.ts';
import { progressOf } from '../../runs/perform/run-progress.ts';
import type { FieldQueue } from '../../runs/queue/queue.ts';
import { useQueueVersion } from '../../runs/queue/use-queue.ts';
import { ratingName } from '../../runs/RatingIcon.tsx';
import { disposalKey, fieldKey } from './inspection-states.ts';
import { type Ledger, useLedger } from './ledger/ledger.ts';
import { t } from './perform.texts.ts';
import { partOf } from './tabs.ts';

type SubmitCheck = RunCheck & Progress;

/** Whether the machine may run has to be said where something cannot wait. */
function unsaid(models: readonly RunModel[], queue: FieldQueue): MissingLine[] {
  const textOf = (field: 'safeToRun' | 'safeConditions') => String(queue.shown(fieldKey(field))?.text ?? '');
  const found = models.flatMap((model) => {
    const work = model.work();
    return stepsOf(work).flatMap(({ at }) => work.results.get(at.id)?.rating ?? []);
  });
  const faults = safeFaults({ safeToRun: textOf('safeToRun'), safeConditions: textOf('safeConditions') }, found);
  return faults.map(({ path, ...fault }) => ({
    id: path,
    text: faultText(fault),
    ...partOf('facts', models.length > 1),
    shows: fieldKey('safeToRun'),
  }));
}

/** What earlier visits left open has to be disposed of, at its point where it has one. */
function undisposed(models: readonly RunModel[], ledger: Ledger | undefined): MissingLine[] {
  if (!ledger) return [];
  return ledger.items().flatMap((item) => {
    const point = ledger.placeOf(item);
    const tab = point === undefined ? 'findings' : point.run === 0 ? 'points' : 'configurator';
    const where = partOf(tab, models.length > 1, point?.id);
    return ledgerFaults([item]).map(({ path, ...fault }) => ({
      ...{ id: path, text: faultText(fault), ...where, shows: disposalKey(item) },
    }));
  });
}

/** What was said to be seen to at a point that is bad today: one of both may be a slip. */
function doubtful(models: readonly RunModel[], ledger: Ledger | undefined): MissingLine[] {
  if (!ledger) return [];
  return ledger.items().flatMap((item) => {
    const point = ledger.placeOf(item);
    const work = point && models[point.run]?.work();
    const step = work && stepsOf(work).find(({ at }) => at.id === point.id);
    const result = work?.results.get(point?.id ?? '');
    if (!point || !step || !result || !isDoubtful(item.disposal, result)) return [];
    const name = result.nameOverride.trim() || step.at.point.name;
    const values = { number: step.number, name, title: item.title, rating: ratingLabels[ratingName(result.rating)] };
    const where = partOf(point.run === 0 ? 'points' : 'configurator', models.length > 1, point.id);
    return [{ id: `doubtful ${disposalKey(item)}`, text: t('fixedYetBad', values), ...where }];
  });
}

/** The check that the server makes too, over all runs. */
export function submitCheck(
  models: readonly RunModel[],
  queue?: FieldQueue,
  ledger?: Ledger,
  findings?: Performing['findings'],
): SubmitCheck {
  const checks = models.map((model, place) => {
    const name = place === 0 ? 'points' : 'configurator';
    const placeOf = (point: string | undefined) => partOf(name, models.length > 1, point).place;
    return runCheck(model, { part: partOf(name, models.length > 1).part, placeOf, findings });
  });
  return {
    missing: [
      ...checks.flatMap(({ missing }) => missing),
      ...(queue ? unsaid(models, queue) : []),
      ...undisposed(models, ledger),
    ],
    warnings: [...checks.flatMap(({ warnings }) => warnings), ...doubtful(models, ledger)],
    ...progressOf(models),
  };
}

export function useSubmitCheck(models: readonly RunModel[]): SubmitCheck {
  const { queue, findings } = usePerforming();
  const ledger = useLedger();
  const version = useDeferredValue(useQueueVersion(queue));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version stands for everything that is checked.
  return useMemo(() => submitCheck(models, queue, ledger, findings), [models, version, ledger, findings]);
}
