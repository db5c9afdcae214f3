import type { Product } from '@assay/domain/measurements/limits';
import type { SnapshotPoint } from '@assay/domain/protocols/snapshot';
import { keptSlip, withCell } from '@assay/domain/runs/answer-slips';
import type { PointResult } from '@assay/domain/runs/result';
import { resultOf } from '@assay/domain/runs/wire-result';
import { type RefObject, useEffect, useRef } from 'react';
import { fieldName, focusField, focusFieldAfter, focusNextOpen } from '../inputs/answer-fields.ts';
import type { RecordKey, RecordParts } from '../queue/records.ts';
import { AskedSlip } from './AskedSlip.tsx';
import { cellWords } from './cell-words.ts';
import { changeContent } from './change-content.ts';
import { usePerforming } from './performing.ts';
import { pointSlips } from './point-slips.ts';
import { focusRatingsNear } from './reveal-trouble.ts';

interface SlipQuestionProps {
  at: SnapshotPoint;
  /** The key of the result. */
  of: RecordKey<'result'>;
  result: PointResult;
  product: Product;
  /** Where the value is typed. */
  answer: RefObject<HTMLElement | null>;
  /** The name of the field that is typed in just now. */
  typed: string | undefined;
}

/** Asks about a value that looks like a slip once its own field is left; the inspector may always keep it. */
export function SlipQuestion({ at, of: key, result, product, answer, typed }: SlipQuestionProps) {
  const performing = usePerforming();
  const { queue, disabled } = performing;
  const open = disabled ? [] : pointSlips(at, result, performing, product);
  const slip = open.find(({ cell }) => fieldName(cell) !== typed);
  const asked = slip && keptSlip(slip);
  const isTyping = typed !== undefined;
  const question = useRef<HTMLElement>(null);
  // Below the fold nobody would answer it; whoever goes on in the next cell keeps that in view.
  useEffect(() => {
    if (asked === undefined) return;
    question.current?.scrollIntoView({ block: 'nearest' });
    if (isTyping) document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [asked, isTyping]);
  /** The button goes with the question and would take the keyboard along: to the next question, else into the answer. */
  function leadOn(intoAnswer: (answer: HTMLElement) => void): void {
    const parts = queue.shown(key);
    const isLeft = parts && pointSlips(at, resultOf(at.point, parts), performing, product).length > 0;
    if (isLeft) question.current?.focus({ preventScroll: true });
    else if (answer.current) intoAnswer(answer.current);
  }
  function take(meant: string): void {
    if (!slip) return;
    const { cell } = slip;
    changeContent(queue, key, { point: at.point, product }, (content) => withCell(content, cell, meant));
    leadOn((fields) => {
      // Among several one may have gone on by now; the accepted value is not what is typed over next.
      if (cell === '') focusField(fields, cell);
      else if (!focusNextOpen(fields)) focusRatingsNear(fields);
    });
  }
  function keep(change: Partial<RecordParts['result']>): void {
    if (!slip) return;
    queue.change(key, change);
    leadOn((fields) => {
      if (!focusFieldAfter(fields, slip.cell)) focusRatingsNear(fields);
    });
  }
  function typeAgain(): void {
    if (slip && answer.current) focusField(answer.current, slip.cell);
  }
  return (
    <div aria-live="polite">
      {slip && (
        <AskedSlip
          slip={slip}
          of={slip.cell === '' ? '' : cellWords(at.point).labelOf(slip.cell)}
          place={question}
          onTake={take}
          onAgain={typeAgain}
          onKeep={() => keep({ keptSlips: [...(result.keptSlips ?? []), keptSlip(slip)] })}
          onReplaced={() => keep({ replaced: true })}
        />
      )}
    </div>
  );
}
