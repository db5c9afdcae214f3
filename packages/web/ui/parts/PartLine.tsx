import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { RowAction } from '../list/RowAction.tsx';
import classes from './part-rows.module.css';

interface PartLineProps {
  /** What stands before them and is no field: a picture. */
  lead?: ReactNode;
  /** The fields that stand side by side; their labels are seen above the first line of a list. */
  children: ReactNode;
  /** What can be done with the part, at the end of its line. */
  actions?: ReactNode;
  /** What is needed now and then, below the line and behind its arrow. */
  more?: {
    title: string;
    summary: string;
    content: ReactNode;
    /** Something in it asks for attention from the start. */
    open?: boolean;
  };
}

/** The fields of a part on one line, for lists of many. */
export function PartLine({ lead, children, actions, more }: PartLineProps) {
  const [opened, setOpened] = useState(more?.open ?? false);
  return (
    <>
      <div className={classes.line}>
        {lead && <div className={classes.lead}>{lead}</div>}
        <div className={classes.cells}>{children}</div>
        {actions}
        {more && (
          <RowAction
            label={more.title}
            icon={opened ? IconChevronUp : IconChevronDown}
            expanded={opened}
            onClick={() => setOpened(!opened)}
          />
        )}
      </div>
      {more && !opened && more.summary !== '' && <p className={classes.summary}>{more.summary}</p>}
      {more && opened && <div className={classes.more}>{more.content}</div>}
    </>
  );
}
