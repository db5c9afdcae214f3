import type { DocumentItem } from '@assay/contract/documents/document';
import { Link } from '@tanstack/react-router';
import { DocumentLine } from './DocumentLine.tsx';
import classes from './documents-page.module.css';
import { carryDocument } from './drag-document.ts';

export interface DocumentsSearch {
  document?: string;
  package?: string;
  search?: string;
}

/** The address of what is chosen in the library; what is searched for stays. */
export const choosing = (chosen: DocumentsSearch) =>
  ((before: object) => ({ ...before, document: undefined, package: undefined, ...chosen })) as never;

/** An entry of the tree that leads to its document, and can be dragged into a category. */
export const DocumentEntry = ({ document, search }: { document: DocumentItem; search: string }) => (
  <Link
    to="."
    search={choosing({ document: document.id })}
    resetScroll={false}
    className={classes.entry}
    onDragStart={(event) => carryDocument(event, document.id)}
  >
    <DocumentLine document={document} search={search} />
  </Link>
);
