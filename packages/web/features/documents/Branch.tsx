import { mostShownOpen } from '@assay/domain/documents/document';
import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import classes from './document-tree.module.css';
import { useDocumentDrop } from './drag-document.ts';

interface BranchProps {
  name: string;
  /** The documents in it. */
  count: number;
  startsClosed?: boolean;
  actions?: ReactNode;
  /** A document was dragged here; absent where none can be moved. */
  onDrop?: ((documentId: string) => void) | undefined;
  children: ReactNode;
}

/** A category that opens and closes; one with many documents starts closed. */
export function Branch({ name, count, startsClosed = false, actions, onDrop, children }: BranchProps) {
  const [isOpen, setOpen] = useState(!startsClosed && count <= mostShownOpen);
  return (
    <li className={classes.place} {...useDocumentDrop(onDrop)}>
      <div className={classes.branch}>
        <button type="button" className={classes.toggle} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <IconChevronRight size={16} aria-hidden className={classes.chevron} />
          <span className={classes.name}>{name}</span>
          <span className={classes.count}>{count > 0 && count}</span>
        </button>
        {actions}
      </div>
      {isOpen && <div className={classes.inside}>{children}</div>}
    </li>
  );
}
