import type { Product } from '@assay/domain/measurements/limits';
import type { SnapshotPoint } from '@assay/domain/protocols/snapshot';
import { keptSlip, withCell } from '@assay/domain/runs/answer-slips';
import type { PointResult } from '@assay/domain/runs/result';
import { type RefObject, useEffect, useRef } from 'react';
import { fieldName, focusField } from '../inputs/answer-fields.ts';
import type { RecordKey } from '../queue/records.ts';
import { AskedSlip } from './AskedSlip.tsx';
import { cellWords } from './cell-words.ts';
import { changeContent } from './change-content.ts';
import { usePerforming } from './performing.ts';
import { pointSlips } from './point-slips.ts';

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
  function take(meant: string): void {
    if (slip) changeContent(queue, key, { point: at.point, product }, (content) => withCell(content, slip.cell, meant));
  }
  function keep(): void {
    if (slip) queue.change(key, { keptSlips: [...(result.keptSlips ?? []), keptSlip(slip)] });
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
          onKeep={keep}
          onReplaced={() => queue.change(key, { replaced: true })}
        />
      )}
    </div>
  );
}
