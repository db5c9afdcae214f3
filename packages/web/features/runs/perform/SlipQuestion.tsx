import type { Product } from '@assay/domain/measurements/limits';
import type { SnapshotPoint } from '@assay/domain/protocols/snapshot';
import { type AnswerSlip, keptSlip, lastText, meantTexts, withCell } from '@assay/domain/runs/answer-slips';
import type { PointResult } from '@assay/domain/runs/result';
import { Button, Text } from '@mantine/core';
import { type RefObject, useEffect, useRef } from 'react';
import { fieldName, focusField } from '../inputs/answer-fields.ts';
import type { RecordKey } from '../queue/records.ts';
import { cellWords } from './cell-words.ts';
import { changeContent } from './change-content.ts';
import { t } from './perform.texts.ts';
import { usePerforming } from './performing.ts';
import { pointSlips } from './point-slips.ts';
import classes from './slip-question.module.css';

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

/** What makes somebody ask, in words. */
function slipText(slip: AnswerSlip): string {
  const { kind, value, last } = slip;
  const [meant, other] = meantTexts(slip);
  const values = { value, last: lastText(slip), meant: meant ?? '', other: other ?? '' };
  if (other !== undefined) return t('slipEither', values);
  return t(meant !== undefined && last === undefined ? 'slipMeant' : `slip_${kind}`, values);
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
        <section ref={question} className={classes.question} aria-label={t('slip')} tabIndex={-1} data-slip>
          {slip.cell !== '' && (
            <Text size="sm" c="dimmed">
              {cellWords(at.point).labelOf(slip.cell)}
            </Text>
          )}
          <Text fw={600}>{slipText(slip)}</Text>
          <div className={classes.answers}>
            {slip.kind === 'grewBack' && (
              <Button variant="default" onClick={() => queue.change(key, { replaced: true })}>
                {t('slipReplaced')}
              </Button>
            )}
            {meantTexts(slip).map((meant) => (
              <Button key={meant} variant="default" onClick={() => take(meant)}>
                {t('slipTake', { meant })}
              </Button>
            ))}
            <Button variant="default" onClick={typeAgain}>
              {t('slipAgain')}
            </Button>
            <Button variant="default" onClick={keep}>
              {t('slipKeep', { value: slip.value })}
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}
