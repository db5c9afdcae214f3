import type { BodyOf } from '@assay/contract/base/endpoint';
import type { documents } from '@assay/contract/documents';
import type { LibraryDocument } from '@assay/contract/documents/document';
import type { Reference } from '../../ui/conflict/three-way.ts';
import { useRecordForm } from '../../ui/form/use-record-form.ts';
import { useSaveDocument } from './documents.queries.ts';
import { t } from './documents.texts.ts';

// Types and not interfaces: drafts are read by the names of their fields.
type Link = { id: string; name: string };
export type DocumentDraft = {
  name: string;
  description: string;
  category: Reference | null;
  points: readonly Link[];
  families: readonly Link[];
  models: readonly Link[];
};

type Metadata = BodyOf<typeof documents.saveMetadata>;

const idsOf = (links: readonly Link[]): string[] => links.map(({ id }) => id);

/** The field that a fault of the server belongs to. */
const fields: Readonly<Record<string, string>> = {
  categoryId: 'category',
  inspectionPointIds: 'points',
  productFamilyIds: 'families',
  productModelIds: 'models',
};

/** What is known of a document and may be changed. */
export const useDocumentForm = (
  document: LibraryDocument,
  categoryName: (id: string) => string,
  onSaved: (saved: LibraryDocument) => void,
) =>
  useRecordForm<LibraryDocument, DocumentDraft, Metadata>({
    known: document,
    empty: () => ({ name: '', description: '', category: null, points: [], families: [], models: [] }),
    draftOf: (one) => ({
      name: one.name,
      description: one.description,
      category: one.documentCategoryId
        ? { id: one.documentCategoryId, name: categoryName(one.documentCategoryId) }
        : null,
      points: one.linkedInspectionPoints,
      families: one.linkedProductFamilies,
      models: one.linkedProductModels,
    }),
    inputOf: ({ name, description, category, points, families, models }) => ({
      documentId: document.id,
      name,
      description,
      categoryId: category?.id ?? null,
      inspectionPointIds: idsOf(points),
      productFamilyIds: idsOf(families),
      productModelIds: idsOf(models),
    }),
    faultsOf: ({ name }): Record<string, string> => (name.trim() === '' ? { name: t('nameNeeded') } : {}),
    fieldOf: (path) => fields[path.split('.')[0] ?? ''] ?? path,
    save: useSaveDocument(),
    onSaved,
  });

export type DocumentFormState = ReturnType<typeof useDocumentForm>;
