import type { DocumentCategory } from '@assay/contract/document-categories';
import type { DocumentItem } from '@assay/contract/documents/document';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { EmptyState } from '../../ui/list/EmptyState.tsx';
import { Placeholder } from '../../ui/Placeholder.tsx';
import { Branch } from './Branch.tsx';
import { countCategories } from './category-paths.ts';
import { DocumentPages } from './DocumentPages.tsx';
import classes from './document-tree.module.css';
import { documentPagesQuery, treeQuery } from './documents.queries.ts';
import { t } from './documents.texts.ts';

export interface TreeParts {
  /** How a document is shown, and what choosing it does. */
  leaf: (document: DocumentItem, search: string) => ReactNode;
  /** What can be done with a category. */
  actions?: (category: DocumentCategory) => ReactNode;
  /** A document was dragged into a category, or out of all. */
  onMove?: (documentId: string, categoryId: string | null) => void;
}

interface DocumentTreeProps extends TreeParts {
  search: string;
  /** What stands in an empty library. */
  empty?: ReactNode;
}

/** A tree of more categories starts with all of them closed. */
const mostDrawnOpen = 300;

/** The categories with their documents, or what a search finds in all of them. */
export function DocumentTree({ search, empty, ...parts }: DocumentTreeProps) {
  const tree = useQuery(treeQuery);
  const uncategorized = useInfiniteQuery(documentPagesQuery({ categoryId: 'none' }));
  if (search !== '') return <DocumentPages wanted={{ search }} leaf={parts.leaf} />;
  const failed = tree.error ?? uncategorized.error;
  if (failed && (!tree.data || !uncategorized.data))
    return (
      <ErrorPanel
        title={t('treeFailed')}
        error={failed}
        onRetry={() => {
          void tree.refetch();
          void uncategorized.refetch();
        }}
      />
    );
  if (!tree.data || !uncategorized.data) return <Placeholder />;
  const count = uncategorized.data.pages[0]?.count ?? 0;
  if (tree.data.length === 0 && count === 0)
    return (
      <EmptyState title={t('empty')} text={t('emptyText')}>
        {empty}
      </EmptyState>
    );
  const isLarge = countCategories(tree.data) > mostDrawnOpen;
  return (
    <ul className={classes.tree} aria-label={t('tree')}>
      {tree.data.map((category) => (
        <CategoryBranch key={category.id} category={category} isLarge={isLarge} {...parts} />
      ))}
      <Branch name={t('uncategorized')} count={count} onDrop={parts.onMove && ((id) => parts.onMove?.(id, null))}>
        <DocumentPages wanted={{ categoryId: 'none' }} leaf={parts.leaf} />
      </Branch>
    </ul>
  );
}

interface CategoryBranchProps extends TreeParts {
  category: DocumentCategory;
  isLarge: boolean;
}

function CategoryBranch({ category, isLarge, ...parts }: CategoryBranchProps) {
  const { id, name, documentCount, documents, subCategories } = category;
  return (
    <Branch
      name={name}
      count={documentCount}
      startsClosed={isLarge}
      actions={parts.actions?.(category)}
      onDrop={parts.onMove && ((document) => parts.onMove?.(document, id))}
    >
      {subCategories.length > 0 && (
        <ul className={classes.level}>
          {subCategories.map((inner) => (
            <CategoryBranch key={inner.id} category={inner} isLarge={isLarge} {...parts} />
          ))}
        </ul>
      )}
      {documentCount > 0 && documents.length === documentCount && (
        <ul className={classes.documents}>
          {documents.map((document) => (
            <li key={document.id}>{parts.leaf(document, '')}</li>
          ))}
        </ul>
      )}
      {documents.length < documentCount && <DocumentPages wanted={{ categoryId: id }} leaf={parts.leaf} />}
    </Branch>
  );
}
