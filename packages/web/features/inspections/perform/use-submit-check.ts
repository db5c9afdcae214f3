import { ledgerFaults } from '@assay/domain/inspections/ledger';
import { isFailure, ratingLabels } from '@assay/domain/ratings';
import { safeFaults } from '@assay/domain/reports/safe-to-run';
import { keptSlips } from '@assay/domain/runs/answer-slips';
import { passedOverLimits } from '@assay/domain/runs/evidence';
import { unanswered } from '@assay/domain/runs/judge-result';
import type { Progress } from '@assay/domain/runs/progress';
import { strayCommentOf } from '@assay/domain/runs/stray-comment';
import { missingSamples, stepsOf, submitFaults } from '@assay/domain/runs/submit-check';
import { useDeferredValue, useMemo } from 'react';
import { faultText } from '../../../ui/fault-text.ts';
import { oldAnswers } from '../../runs/perform/old-answers.ts';
import { type Performing, usePerforming } from '../../runs/perform/performing.ts';
import { pointFinding } from '../../runs/perform/point-finding.ts';
import type { RunModel } from '../../runs/perform/run-model.ts';
import { progressOf } from '../../runs/perform/run-progress.ts';
import type { FieldQueue } from '../../runs/queue/queue.ts';
import type { RecordKey } from '../../runs/queue/records.ts';
import { useQueueVersion } from '../../runs/queue/use-queue.ts';
import { ratingName } from '../../runs/RatingIcon.tsx';
import { fieldKey } from './inspection-states.ts';
import { type Ledger, useLedger } from './ledger/ledger.ts';
import { t } from './perform.texts.ts';
import { tabOf } from './tabs.ts';

/** Something that is missing, and where. */
export interface MissingLine {
  id: string;
  text: string;
  /** What the address says of its place. */
  place: { tab: string | undefined; point: string | undefined };
  /** What is brought into view there. */
  shows?: RecordKey;
  /** What can be done about it at once. */
  offer?: { text: string; go: () => void };
}

interface SubmitCheck extends Progress {
  missing: MissingLine[];
  /** What may be submitted as it is, and should be looked at first. */
  warnings: MissingLine[];
}

/** What is missing at a point, whose name is said before: a value that is called like it needs no name of its own. */
function atPoint(message: string, name: string): string {
  const own = `${name}: `;
  if (!message.startsWith(own)) return message;
  const rest = message.slice(own.length);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

function checkOf(
  model: RunModel,
  tab: string | undefined,
  findings: Performing['findings'],
): Omit<SubmitCheck, keyof Progress> {
  const work = model.work();
  const steps = stepsOf(work);
  const nameOf = ({ at }: (typeof steps)[number]): string =>
    work.results.get(at.id)?.nameOverride.trim() || at.point.name;
  const byId = new Map(steps.map((step) => [step.at.id, step]));
  const missing = submitFaults(work, model.judge, model.faultsOf).map(({ path, ...fault }) => {
    const step = byId.get('pointId' in fault ? String(fault.pointId) : '');
    const name = step && nameOf(step);
    return {
      id: `${model.runId} ${path}`,
      text:
        step && name
          ? t('fault', { number: step.number, name, message: atPoint(faultText(fault), name) })
          : faultText(fault),
      place: { tab, point: step?.at.id },
    };
  });
  const samples = missingSamples(work).map((number) => ({
    id: `${model.runId} sample ${number}`,
    text: t('sampleMissing', { number }),
    place: { tab, point: steps.find(({ at }) => at.sampleIdIndex === number)?.at.id },
  }));
  const old = oldAnswers(model).map(({ pointId, text }) => ({
    id: `${model.runId} old ${pointId}`,
    text,
    place: { tab, point: pointId },
  }));
  const okAlone = steps.flatMap((step) => {
    const { at, number } = step;
    const result = work.results.get(at.id);
    const [fault] = result ? unanswered(at, result, model.product) : [];
    if (!fault) return [];
    const name = nameOf(step);
    const text = t('okAlone', { number, name, message: atPoint(faultText(fault), name) });
    return [{ id: `${model.runId} ok ${at.id}`, text, place: { tab, point: at.id } }];
  });
  const kept = steps.flatMap((step) => {
    const { at, number } = step;
    const result = work.results.get(at.id);
    return (result ? keptSlips(at.point, result) : []).map(({ cell, value }) => ({
      id: `${model.runId} kept ${at.id} ${cell}`,
      text: t('keptSlip', { number, name: nameOf(step), value }),
      place: { tab, point: at.id },
    }));
  });
  const passed = passedOverLimits(work).map(({ pointId, name, value }) => ({
    id: `${model.runId} passed ${pointId}`,
    text: t('passedOverLimits', { number: byId.get(pointId)?.number ?? '', name, value }),
    place: { tab, point: pointId },
  }));
  const stray = steps.flatMap((step) => {
    const { at, number } = step;
    const result = work.results.get(at.id);
    const option = result && strayCommentOf(at.point, result);
    if (option === undefined) return [];
    const text = t('strayComment', { number, name: nameOf(step), option });
    return [{ id: `${model.runId} stray ${at.id}`, text, place: { tab, point: at.id } }];
  });
  const unfollowed = !findings
    ? []
    : steps.flatMap((step) => {
        const { at, number } = step;
        const result = work.results.get(at.id);
        if (!result || !isFailure(result.rating) || result.fixedOnSite || findings.of(at.id)) return [];
        const name = nameOf(step);
        return [
          {
            id: `${model.runId} unfollowed ${at.id}`,
            text: t('noFinding', { number, name, rating: ratingLabels[ratingName(result.rating)] }),
            place: { tab, point: at.id },
            offer: {
              text: t('makeFinding'),
              go: () => findings.make(pointFinding(step, result, model.photosOf(at.id))),
            },
          },
        ];
      });
  return { missing, warnings: [...unfollowed, ...passed, ...stray, ...okAlone, ...kept, ...old, ...samples] };
}

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
    place: { tab: tabOf('facts', models.length > 1), point: undefined },
    shows: fieldKey('safeToRun'),
  }));
}

/** What earlier visits left open has to be disposed of, at its point where it has one. */
function undisposed(models: readonly RunModel[], ledger: Ledger | undefined): MissingLine[] {
  if (!ledger) return [];
  const hasConfigurator = models.length > 1;
  return ledger.items().flatMap((item) => {
    const point = ledger.placeOf(item);
    const tab = point === undefined ? 'findings' : point.run === 0 ? 'points' : 'configurator';
    const place = { tab: tabOf(tab, hasConfigurator), point: point?.id };
    return ledgerFaults([item]).map(({ path, ...fault }) => ({ id: path, text: faultText(fault), place }));
  });
}

/** The check that the server makes too, over all runs. */
export function submitCheck(
  models: readonly RunModel[],
  queue?: FieldQueue,
  ledger?: Ledger,
  findings?: Performing['findings'],
): SubmitCheck {
  const checks = models.map((model, place) =>
    checkOf(model, tabOf(place === 0 ? 'points' : 'configurator', models.length > 1), findings),
  );
  return {
    missing: [
      ...checks.flatMap(({ missing }) => missing),
      ...(queue ? unsaid(models, queue) : []),
      ...undisposed(models, ledger),
    ],
    warnings: checks.flatMap(({ warnings }) => warnings),
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
