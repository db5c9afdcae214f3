import type { DocumentItem } from '@assay/contract/documents/document';
import { Link } from '@tanstack/react-router';
import { DocumentLine } from './DocumentLine.tsx';
import classes from './documents-page.module.css';

export interface DocumentsSearch {
  document?: string;
  package?: string;
  search?: string;
}

/** The address of what is chosen in the library; what is searched for stays. */
export const choosing = (chosen: DocumentsSearch) =>
  ((before: object) => ({ ...before, document: undefined, package: undefined, ...chosen })) as never;

/** An entry of the tree that leads to its document. */
export const DocumentEntry = ({ document, search }: { document: DocumentItem; search: string }) => (
  <Link to="." search={choosing({ document: document.id })} resetScroll={false} className={classes.entry}>
    <DocumentLine document={document} search={search} />
  </Link>
);
