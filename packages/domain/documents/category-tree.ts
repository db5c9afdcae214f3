export interface TreeCategory {
  id: string;
  parentId: string | null;
}

/** Guards against a category that becomes its own ancestor. */
export function makesCycle(categories: readonly TreeCategory[], id: string, parentId: string | null): boolean {
  const parents = new Map(categories.map((category) => [category.id, category.parentId]));
  for (let at = parentId; at !== null; at = parents.get(at) ?? null) if (at === id) return true;
  return false;
}

export type Nested<Category> = Category & { subCategories: Nested<Category>[] };

/** Each level keeps the given order; a category without its parent stands at the root. */
export function nested<Category extends TreeCategory>(categories: readonly Category[]): Nested<Category>[] {
  const nodes = new Map(
    categories.map((category) => [category.id, { ...category, subCategories: [] } as Nested<Category>]),
  );
  const roots: Nested<Category>[] = [];
  for (const node of nodes.values()) {
    const parent = node.parentId === null ? undefined : nodes.get(node.parentId);
    (parent?.subCategories ?? roots).push(node);
  }
  return roots;
}

/** Keeps the categories that hold something, and their ancestors. */
export function withAncestors<Category extends TreeCategory>(
  categories: readonly Category[],
  holds: (category: Category) => boolean,
): Category[] {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const wanted = new Set<string>();
  for (const category of categories.filter(holds))
    for (let at: Category | undefined = category; at && !wanted.has(at.id); at = byId.get(at.parentId ?? ''))
      wanted.add(at.id);
  return categories.filter(({ id }) => wanted.has(id));
}
