import type { Tone } from '@assay/contract/reports/document';
import { RatingIcon } from '../../runs/RatingIcon.tsx';
import classes from './toned.module.css';
import { toneRatings } from './tones.ts';

/** A text with the mark of its tone; what is good needs none. */
export const Toned = ({ tone, text }: { tone: Tone; text: string }) => {
  const rating = tone === 'good' ? undefined : toneRatings[tone];
  if (!rating) return <span className={classes.text}>{text}</span>;
  return (
    <span className={classes.toned} data-rating={rating}>
      <RatingIcon rating={rating} size={18} />
      <span className={classes.text}>{text}</span>
    </span>
  );
};
