import { isFailure, ratingLabels } from '@assay/domain/ratings';
import { keptSlips } from '@assay/domain/runs/answer-slips';
import { passedOverLimits } from '@assay/domain/runs/evidence';
import { unanswered } from '@assay/domain/runs/judge-result';
import type { PointResult } from '@assay/domain/runs/result';
import { strayCommentOf } from '@assay/domain/runs/stray-comment';
import { missingSamples, stepsOf, submitFaults } from '@assay/domain/runs/submit-check';
import { faultText } from '../../../ui/fault-text.ts';
import { oldAnswers } from '../perform/old-answers.ts';
import { t as perform } from '../perform/perform.texts.ts';
import type { EarlierValues, Performing } from '../perform/performing.ts';
import { pointFinding } from '../perform/point-finding.ts';
import { pointSlips } from '../perform/point-slips.ts';
import type { RunModel } from '../perform/run-model.ts';
import type { Step } from '../perform/use-run-state.ts';
import { ratingName } from '../RatingIcon.tsx';
import { t } from './check.texts.ts';
import type { MissingLine } from './missing-line.ts';

export interface RunCheck {
  missing: MissingLine[];
  /** What may stay as it is, and should be looked at first. */
  warnings: MissingLine[];
}

interface RunPlace {
  /** What the run is called beside others. */
  part?: string | undefined;
  placeOf: (pointId: string | undefined) => MissingLine['place'];
  findings: Performing['findings'];
  /** By which values are questioned; absent where nobody gets away from a question. */
  earlier?: EarlierValues;
}

/** What is missing at a point, whose name is said before: a value that is called like it needs no name of its own. */
function atPoint(message: string, name: string): string {
  const own = `${name}: `;
  if (!message.startsWith(own)) return message;
  const rest = message.slice(own.length);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** A run before it is handed over: what is missing, and what is worth a second look. */
export function runCheck(model: RunModel, { part, placeOf, findings, earlier }: RunPlace): RunCheck {
  const work = model.work();
  const steps = stepsOf(work);
  const byId = new Map(steps.map((step) => [step.at.id, step]));
  const nameOf = ({ at }: Step): string => work.results.get(at.id)?.nameOverride.trim() || at.point.name;
  const line = (kind: string, pointId: string | undefined, text: string): MissingLine => ({
    ...{ id: `${model.runId} ${kind}`, text, part, place: placeOf(pointId) },
  });
  /** One line for each of the points of which there is something to say. */
  const lines = (kind: string, textOf: (step: Step, result: PointResult, name: string) => string | undefined) =>
    steps.flatMap((step) => {
      const result = work.results.get(step.at.id);
      const text = result && textOf(step, result, nameOf(step));
      return text === undefined ? [] : [line(`${kind} ${step.at.id}`, step.at.id, text)];
    });

  const missing = submitFaults(work, model.judge, model.faultsOf).map(({ path, ...fault }) => {
    const step = byId.get('pointId' in fault ? String(fault.pointId) : '');
    const message = faultText(fault);
    if (!step) return line(path, undefined, message);
    const name = nameOf(step);
    return line(path, step.at.id, t('fault', { number: step.number, name, message: atPoint(message, name) }));
  });
  const unfollowed = lines('unfollowed', ({ at, number }, { rating, fixedOnSite }, name) =>
    findings && isFailure(rating) && !fixedOnSite && !findings.of(model.keyOf(at.id), name)
      ? t(`none_${findings.kind}`, { number, name, rating: ratingLabels[ratingName(rating)] })
      : undefined,
  ).map((one): MissingLine => {
    const step = byId.get(one.place.point ?? '');
    const result = step && work.results.get(step.at.id);
    if (!findings || !result) return one;
    const go = () => findings.make(pointFinding(step, result, model.keyOf(step.at.id), model.product));
    return { ...one, offer: { text: perform(`make_${findings.kind}`), go } };
  });
  const passed = passedOverLimits(work).map(({ pointId, name, value }) =>
    line(`passed ${pointId}`, pointId, t('passedOverLimits', { number: byId.get(pointId)?.number ?? '', name, value })),
  );
  const stray = lines('stray', ({ at, number }, result, name) => {
    const option = strayCommentOf(at.point, result);
    return option === undefined ? undefined : t('strayComment', { number, name, option });
  });
  const okAlone = lines('ok', ({ at, number }, result, name) => {
    const [fault] = unanswered(at, result, model.product);
    return fault && t('okAlone', { number, name, message: atPoint(faultText(fault), name) });
  });
  const questioned = steps.flatMap((step) => {
    const { at, number } = step;
    const result = work.results.get(at.id);
    return (result && earlier ? pointSlips(at, result, earlier, model.product) : []).map(({ cell, value }) =>
      line(`slip ${at.id} ${cell}`, at.id, t('openSlip', { number, name: nameOf(step), value })),
    );
  });
  const kept = steps.flatMap((step) => {
    const { at, number } = step;
    const result = work.results.get(at.id);
    return (result ? keptSlips(at.point, result) : []).map(({ cell, value }) =>
      line(`kept ${at.id} ${cell}`, at.id, t('keptSlip', { number, name: nameOf(step), value })),
    );
  });
  const old = oldAnswers(model).map(({ pointId, text }) => line(`old ${pointId}`, pointId, text));
  const samples = missingSamples(work).map(({ number, pointId }) =>
    line(`sample ${number}`, pointId, t('sampleMissing', { number })),
  );
  return {
    missing,
    warnings: [...questioned, ...unfollowed, ...passed, ...stray, ...okAlone, ...kept, ...old, ...samples],
  };
}
