export const documents = {
  'document.unknown': 'Unknown document',
  'document.categoryUnknown': 'Unknown category',
  'document.categoryNameTaken': 'There is a category of that name here already.',
  'document.categoryInItself': 'A category cannot be moved into itself or into one of its subcategories.',
  'document.categoryNotEmpty': 'Only an empty category can be deleted: move its documents and subcategories first.',
  'document.packageNameTaken': 'There is a package of that name already.',
  'document.pointUnknown': 'Unknown inspection point',
} as const;
