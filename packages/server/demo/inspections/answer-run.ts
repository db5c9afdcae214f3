import { refuse } from '@assay/domain/problem';
import type { SnapshotPoint } from '@assay/domain/protocols/snapshot';
import { newResult, type PointResult } from '@assay/domain/runs/result';
import { type RunWork, stepsOf } from '@assay/domain/runs/submit-check';
import { inputFaults, resultAfter } from '../../features/runs/write-result.ts';
import type { Answer, Visit } from './answers/answer.ts';
import { answerPoint } from './answers/answer-point.ts';
import { dice } from './dice.ts';

export interface AnsweredPoint {
  at: SnapshotPoint;
  answer: Answer;
  result: PointResult;
}

export interface Answering {
  visit: Omit<Visit, 'dice'>;
  seed: string;
  /** The share of the points that the inspector has come to. */
  share: number;
  external: boolean;
}

/** Walks through a run as an inspector does: an answer may show or hide what comes after it. */
export function answerRun(work: RunWork, { visit, seed, share, external }: Answering): AnsweredPoint[] {
  const results = new Map(work.results);
  const answered = new Map<string, AnsweredPoint>();
  const passed = new Set<string>();
  // Answers may show more points than there were at the start.
  const most = share < 1 ? Math.ceil(stepsOf(work).length * share) : Number.POSITIVE_INFINITY;
  const open = () => stepsOf({ ...work, results }).filter(({ at }) => !passed.has(at.id));
  for (let next = open(); next.length > 0 && passed.size < most; next = open())
    for (const { at } of next.slice(0, most - passed.size)) {
      passed.add(at.id);
      const answer = answerPoint(at, { ...visit, dice: dice(seed, at.point.name, at.sampleIdIndex ?? '') });
      if (!answer) continue;
      refuse(inputFaults(at.point, answer.input));
      const was = results.get(at.id) ?? newResult(at.point);
      const { internalComment: _, ...shown } = answer.input;
      const result = resultAfter(at.point, was, external ? shown : answer.input, []);
      results.set(at.id, result);
      answered.set(at.id, { at, answer, result });
    }
  const shown = new Set(stepsOf({ ...work, results }).map(({ at }) => at.id));
  return [...answered.values()].filter(({ at }) => shown.has(at.id));
}
