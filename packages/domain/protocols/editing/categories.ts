import { newCategory } from '../new-protocol.ts';
import { noCategory, type Protocol, type ProtocolCategory } from '../protocol.ts';

/** Other categories stay the same objects, so that the screen draws only the changed one. */
export const changeCategory = (
  protocol: Protocol,
  categoryId: string,
  change: (category: ProtocolCategory) => ProtocolCategory,
): Protocol => ({
  ...protocol,
  categories: protocol.categories.map((category) => (category.id === categoryId ? change(category) : category)),
});

export const addCategory = (protocol: Protocol, title: string): Protocol => ({
  ...protocol,
  categories: [...protocol.categories, newCategory(title)],
});

/** The first category and categories with points cannot be removed. */
export const mayRemoveCategory = ({ categories }: Protocol, place: number): boolean =>
  place > 0 && categories[place]?.inspectionPoints.length === 0;

/** Groups refer to categories by position and are adjusted. */
function withCategories(protocol: Protocol, categories: ProtocolCategory[]): Protocol {
  const placeOf = (index: number): number => {
    const category = protocol.categories[index];
    return category ? categories.indexOf(category) : noCategory;
  };
  return {
    ...protocol,
    categories,
    categoryGroups: protocol.categoryGroups.map((group) => ({
      ...group,
      categoryIndices: group.categoryIndices.map(placeOf),
    })),
  };
}

export function removeCategory(protocol: Protocol, categoryId: string): Protocol {
  const place = protocol.categories.findIndex(({ id }) => id === categoryId);
  return mayRemoveCategory(protocol, place)
    ? withCategories(protocol, protocol.categories.toSpliced(place, 1))
    : protocol;
}

export function moveCategory(protocol: Protocol, categoryId: string, to: number): Protocol {
  const from = protocol.categories.findIndex(({ id }) => id === categoryId);
  const moved = protocol.categories[from];
  if (!moved || from === to || to < 0 || to >= protocol.categories.length) return protocol;
  return withCategories(protocol, protocol.categories.toSpliced(from, 1).toSpliced(to, 0, moved));
}

/** Points of the removed subcategory are in none; positions after it move up. */
export const removeSubcategory = (protocol: Protocol, categoryId: string, place: number): Protocol =>
  changeCategory(protocol, categoryId, (category) => ({
    ...category,
    subcategoryTitles: category.subcategoryTitles.toSpliced(place, 1),
    inspectionPoints: category.inspectionPoints.map((point) => {
      const index = point.subcategoryTitleIndex;
      if (index === null || index < place) return point;
      return { ...point, subcategoryTitleIndex: index === place ? null : index - 1 };
    }),
  }));
