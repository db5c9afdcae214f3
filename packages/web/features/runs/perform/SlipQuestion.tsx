import type { Product } from '@assay/domain/measurements/limits';
import type { SnapshotPoint } from '@assay/domain/protocols/snapshot';
import { type AnswerSlip, keptSlip, meantText, withCell } from '@assay/domain/runs/answer-slips';
import type { PointResult } from '@assay/domain/runs/result';
import { Button, Text } from '@mantine/core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { afterTap } from '../../../ui/after-tap.ts';
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
}

/** What makes somebody ask, in words. */
function slipText(slip: AnswerSlip): string {
  const { kind, value, last } = slip;
  const meant = meantText(slip);
  const values = { value, last: last ?? '', meant: meant ?? '' };
  return t(meant !== undefined && last === undefined ? 'slipMeant' : `slip_${kind}`, values);
}

/** Asks about a value that looks like a slip once its own field is left; the inspector may always keep it. */
export function SlipQuestion({ at, of: key, result, product, answer }: SlipQuestionProps) {
  const performing = usePerforming();
  const { queue, disabled } = performing;
  const typed = useTypedField(answer);
  const open = disabled ? [] : pointSlips(at, result, performing, product);
  const slip = open.find(({ cell }) => fieldName(cell) !== typed);
  const meant = slip && meantText(slip);
  const isLeft = slip !== undefined && typed === undefined;
  const question = useRef<HTMLElement>(null);
  // Below the fold nobody would answer it; whoever goes on in the next cell keeps that in view.
  useEffect(() => {
    if (isLeft) question.current?.scrollIntoView({ block: 'nearest' });
  }, [isLeft]);
  function take(): void {
    if (slip && meant !== undefined)
      changeContent(queue, key, at.point, (content) => withCell(content, slip.cell, meant));
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
        <section ref={question} className={classes.question} aria-label={t('slip')} data-slip>
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
            {meant !== undefined && (
              <Button variant="default" onClick={take}>
                {t('slipTake', { meant })}
              </Button>
            )}
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

/** The name of the field that somebody types in: what is half typed is not questioned. */
function useTypedField(place: RefObject<HTMLElement | null>): string | undefined {
  const [typed, setTyped] = useState<string>();
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const enter = ({ target }: Event) =>
      setTyped(target instanceof HTMLInputElement && target.type === 'text' ? target.name : undefined);
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && element.contains(relatedTarget)) return;
      afterTap(element, () => {
        if (!element.contains(document.activeElement)) setTyped(undefined);
      });
    };
    element.addEventListener('focusin', enter);
    element.addEventListener('focusout', leave);
    return () => {
      element.removeEventListener('focusin', enter);
      element.removeEventListener('focusout', leave);
    };
  }, [place]);
  return typed;
}
