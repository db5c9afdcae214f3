import type { DocumentCategory } from '@assay/contract/document-categories';

export interface CategoryPath {
  value: string;
  /** 'Manuals / Jaw crushers'. */
  label: string;
}

/** Every category by the way to it, in the order of the tree; those within one of them can be left out. */
export function categoryPaths(tree: readonly DocumentCategory[], without?: string, above = ''): CategoryPath[] {
  return tree.flatMap(({ id, name, subCategories }) => {
    if (id === without) return [];
    const label = above ? `${above} / ${name}` : name;
    return [{ value: id, label }, ...categoryPaths(subCategories, without, label)];
  });
}

export const countCategories = (tree: readonly DocumentCategory[]): number =>
  tree.reduce((sum, { subCategories }) => sum + 1 + countCategories(subCategories), 0);
