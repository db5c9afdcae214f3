import type { ReactNode } from 'react';
import classes from './crumbs.module.css';
import { t } from './ui.texts.ts';

/** The way to where a page stands; each part is a link, or a text where the reader may not go. */
export const Crumbs = ({ parts }: { parts: readonly ReactNode[] }) => (
  <nav className={classes.crumbs} aria-label={t('crumbs')}>
    {parts.filter(Boolean).map((part, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have their places.
      <span key={place}>{part}</span>
    ))}
  </nav>
);
