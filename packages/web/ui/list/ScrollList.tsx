import { scrollListHeight } from '@assay/domain/constants';
import type { ReactNode } from 'react';
import classes from './scroll-list.module.css';

interface ScrollListProps {
  label: string;
  items: readonly { id: string; content: ReactNode }[];
}

/** A short list inside a page or dialog, never higher than the specification allows. */
export const ScrollList = ({ label, items }: ScrollListProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
  <ul className={classes.list} aria-label={label} tabIndex={0} style={{ maxHeight: scrollListHeight }}>
    {items.map(({ id, content }) => (
      <li key={id}>{content}</li>
    ))}
  </ul>
);
