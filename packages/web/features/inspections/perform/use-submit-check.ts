import { progressByCategory } from '@assay/domain/runs/progress';
import { missingSamples, stepsOf, submitFaults } from '@assay/domain/runs/submit-check';
import { useDeferredValue, useMemo } from 'react';
import { faultText } from '../../../ui/fault-text.ts';
import { oldAnswers } from '../../runs/perform/old-answers.ts';
import { usePerforming } from '../../runs/perform/performing.ts';
import type { RunModel } from '../../runs/perform/run-model.ts';
import { useQueueVersion } from '../../runs/queue/use-queue.ts';
import { t } from './perform.texts.ts';
import { tabOf } from './tabs.ts';

/** Something that is missing, and where. */
export interface MissingLine {
  id: string;
  text: string;
  /** What the address says of its place. */
  place: { tab: string | undefined; point: string | undefined };
}

interface SubmitCheck {
  missing: MissingLine[];
  /** What may be submitted as it is, and should be looked at first. */
  warnings: MissingLine[];
  done: number;
  all: number;
}

function checkOf(model: RunModel, tab: string | undefined): SubmitCheck {
  const work = model.work();
  const steps = stepsOf(work);
  const byId = new Map(steps.map((step) => [step.at.id, step]));
  const progress = [...progressByCategory(steps, ({ at }) => model.isDone(at, work.results.get(at.id))).values()];
  const missing = submitFaults(work, model.judge, model.faultsOf).map(({ path, ...fault }) => {
    const step = byId.get('pointId' in fault ? String(fault.pointId) : '');
    const name = work.results.get(step?.at.id ?? '')?.nameOverride.trim() || step?.at.point.name;
    return {
      id: `${model.runId} ${path}`,
      text: step && name ? t('fault', { number: step.number, name, message: faultText(fault) }) : faultText(fault),
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
  const sum = (name: 'done' | 'all') => progress.reduce((total, one) => total + one[name], 0);
  return { missing, warnings: [...old, ...samples], done: sum('done'), all: sum('all') };
}

/** The check that the server makes too, over all runs. */
export function submitCheck(models: readonly RunModel[]): SubmitCheck {
  const checks = models.map((model, place) =>
    checkOf(model, tabOf(place === 0 ? 'points' : 'configurator', models.length > 1)),
  );
  return {
    missing: checks.flatMap(({ missing }) => missing),
    warnings: checks.flatMap(({ warnings }) => warnings),
    done: checks.reduce((total, { done }) => total + done, 0),
    all: checks.reduce((total, { all }) => total + all, 0),
  };
}

export function useSubmitCheck(models: readonly RunModel[]): SubmitCheck {
  const version = useDeferredValue(useQueueVersion(usePerforming().queue));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version stands for everything that is checked.
  return useMemo(() => submitCheck(models), [models, version]);
}
