import { IconCheck, IconChevronRight } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { numberText } from './number-text.ts';
import classes from './waiting-links.module.css';

export interface WaitingLink {
  id: string;
  /** Undefined until it is known. */
  count: number | undefined;
  /** There are more, of which nobody counted how many. */
  atLeast?: boolean;
  label: string;
  detail: string;
  /** The list behind the number. */
  to: Pick<LinkProps, 'to' | 'search'>;
}

const countText = (count: number, atLeast: boolean): string => `${numberText(count)}${atLeast ? '+' : ''}`;

/** What waits for somebody: a number each, with the way to what it counts; what does not wait comes last, in grey. */
export function WaitingLinks({ label, links }: { label: string; links: readonly WaitingLink[] }) {
  if (links.length === 0) return null;
  const waits = ({ count }: WaitingLink) => count !== 0;
  const inOrder = [...links.filter(waits), ...links.filter((one) => !waits(one))];
  return (
    <nav aria-label={label}>
      <ul className={classes.links}>
        {inOrder.map(({ id, count, atLeast = false, label: words, detail, to }) => (
          <li key={id}>
            <Link {...to} className={classes.link} data-done={count === 0 || undefined}>
              <span className={classes.count}>
                {count === 0 ? <IconCheck size={20} aria-hidden /> : count !== undefined && countText(count, atLeast)}
              </span>
              <span className={classes.words}>
                <span className={classes.label}>{words}</span>
                <span className={classes.detail}>{detail}</span>
              </span>
              <IconChevronRight size={16} aria-hidden className={classes.arrow} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
