import type { SnapshotPoint } from '../protocols/snapshot.ts';
import type { WalkStep } from './walk.ts';

type Step = WalkStep<SnapshotPoint>;

interface CategoryTitles {
  id: string;
  title: string;
  subcategoryTitles: readonly string[];
}

interface TitleLine {
  kind: 'title';
  id: string;
  title: string;
  /** 0 for a category, 1 for what is inside it. */
  depth: number;
}

interface PointLine {
  kind: 'point';
  id: string;
  step: Step;
  /** The depth of the title above it. */
  depth: number;
}

/** Its title, then its points below their subcategories. */
export interface CategoryLines {
  /** Empty for extra points. */
  id: string;
  lines: (TitleLine | PointLine)[];
}

/** In the order of numbers; subcategories become titles with a depth. Categories without points to do are left out. */
export function pointLines(categories: readonly CategoryTitles[], steps: readonly Step[]): CategoryLines[] {
  const known = new Map(categories.map((category) => [category.id, category]));
  const found: CategoryLines[] = [];
  let subcategory: string | undefined;
  for (const step of steps.toSorted((a, b) => a.number - b.number)) {
    const category = known.get(step.categoryId);
    let group = found.at(-1);
    if (!group || group.id !== step.categoryId) {
      group = { id: step.categoryId, lines: [] };
      found.push(group);
      subcategory = undefined;
      if (category) group.lines.push({ kind: 'title', id: category.id, title: category.title, depth: 0 });
    }
    const title = category?.subcategoryTitles[step.at.subcategoryTitleIndex ?? -1];
    if (title && title !== subcategory)
      group.lines.push({ kind: 'title', id: `${step.categoryId} ${step.at.id}`, title, depth: 1 });
    subcategory = title;
    group.lines.push({ kind: 'point', id: step.at.id, step, depth: title ? 1 : 0 });
  }
  return found;
}
