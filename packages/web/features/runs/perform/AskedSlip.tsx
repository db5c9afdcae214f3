import { parseNumber } from '@assay/domain/measurements/numbers';
import { type AnswerSlip, lastText, meantTexts } from '@assay/domain/runs/answer-slips';
import { Button, Text } from '@mantine/core';
import type { MouseEvent, RefObject } from 'react';
import { dropSecondTap } from '../../../ui/after-tap.ts';
import { t } from './perform.texts.ts';
import classes from './slip-question.module.css';

interface AskedSlipProps {
  slip: AnswerSlip;
  /** Which value of several it is. */
  of?: string;
  place?: RefObject<HTMLElement | null>;
  onTake: (meant: string) => void;
  onAgain: () => void;
  onKeep: () => void;
  onReplaced?: () => void;
}

/** What makes somebody ask, in words. */
function slipText(slip: AnswerSlip): string {
  const { kind, value, last } = slip;
  const [meant, other] = meantTexts(slip);
  const values = { value, last: lastText(slip), meant: meant ?? '', other: other ?? '' };
  if (slip.against === 'copied') return t('slipCopied', values);
  if (last === undefined) return firstSlipText(slip, values);
  // Wear may make a value more, a gap or a play: such a part has gone back where it is less.
  if (kind === 'grewBack' && (parseNumber(value) ?? last) < last) return t('slipGrewBackLess', values);
  return t(other === undefined ? `slip_${kind}` : 'slipEither', values);
}

/** Of a first value, which is held against something else than its own history. */
function firstSlipText(
  { kind, against }: AnswerSlip,
  values: Record<'value' | 'last' | 'meant' | 'other', string>,
): string {
  if (against === undefined || against === 'copied') return t(`slip_${kind}`, values);
  const held = t(`slipHeld_${against}`);
  if (values.other !== '') return t('slipEitherMeant', { ...values, held });
  return t(values.meant === '' ? 'slipBeyond' : 'slipMeant', { ...values, held });
}

/** The question goes with its answer, and what stands below it comes up under the finger: ratings, or the next question. */
const answering = (answer: (() => void) | undefined) => (event: MouseEvent) => {
  dropSecondTap(event);
  answer?.();
};

/** The question about a value that looks like a slip, with its answers. */
export const AskedSlip = ({ slip, of = '', place, onTake, onAgain, onKeep, onReplaced }: AskedSlipProps) => (
  <section ref={place} className={classes.question} aria-label={t('slip')} tabIndex={-1} data-slip>
    {of !== '' && (
      <Text size="sm" c="dimmed">
        {of}
      </Text>
    )}
    <Text fw={600}>{slipText(slip)}</Text>
    <div className={classes.answers}>
      {slip.kind === 'grewBack' && (
        <Button variant="default" onClick={answering(onReplaced)}>
          {t('slipReplaced')}
        </Button>
      )}
      {meantTexts(slip).map((meant) => (
        <Button key={meant} variant="default" onClick={answering(() => onTake(meant))}>
          {t('slipTake', { meant })}
        </Button>
      ))}
      <Button variant="default" onClick={answering(onAgain)}>
        {t('slipAgain')}
      </Button>
      <Button variant="default" onClick={answering(onKeep)}>
        {t('slipKeep', { value: slip.value })}
      </Button>
    </div>
  </section>
);
