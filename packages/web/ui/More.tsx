import { type ReactNode, useState } from 'react';
import classes from './more.module.css';

interface MoreProps {
  title: string;
  /** What it holds at the moment, in a few words. */
  summary?: string;
  open?: boolean;
  children: ReactNode;
}

/** What is needed now and then, folded away; it is not in the page before it is opened. */
export function More({ title, summary, open = false, children }: MoreProps) {
  const [opened, setOpened] = useState(open);
  return (
    <details className={classes.more} open={opened} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary className={classes.title}>
        {title}
        {summary && !opened && <span className={classes.summary}>{summary}</span>}
      </summary>
      {opened && <div className={classes.content}>{children}</div>}
    </details>
  );
}
