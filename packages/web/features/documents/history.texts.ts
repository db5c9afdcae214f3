import { texts } from '../../ui/texts.ts';

/** How the history of a document reads. */
export const t = texts({
  file: 'File',
  document: 'Document',
  packageCreated: 'added the package',
  packageDeleted: 'deleted the package',
  documentAdded: 'added the document {name}',
  documentTakenOut: 'took out the document {name}',
  created: 'added the document',
  deleted: 'deleted the document',
  uploaded: 'uploaded {name}',
  removedFile: 'removed {name}',
  pointLinked: 'linked the inspection point {name}',
  pointUnlinked: 'unlinked the inspection point {name}',
  familyLinked: 'linked the product family {name}',
  familyUnlinked: 'unlinked the product family {name}',
  modelLinked: 'linked the product model {name}',
  modelUnlinked: 'unlinked the product model {name}',
  point: 'Inspection point',
  family: 'Product family',
  model: 'Product model',
});
