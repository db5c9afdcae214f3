import * as z from 'zod/mini';
import { endpoint, json } from './base/endpoint.ts';
import { inputObject } from './base/input.ts';
import { id, name, revision } from './base/values.ts';
import { documentItem } from './documents/document.ts';

interface CategoryFields {
  id: string;
  name: string;
  parentCategoryId: string | null;
  documentCount: number;
  documents: z.output<typeof documentItem>[];
  revision: number;
}
export type DocumentCategory = CategoryFields & { subCategories: DocumentCategory[] };

const category = z.object({
  id,
  name: z.string(),
  parentCategoryId: z.nullable(id),
  /** Counts the documents of the category itself, not those of its subcategories. */
  documentCount: z.int(),
  /** All documents where there are few; otherwise empty, since they come a page at a time. */
  documents: z.array(documentItem),
  revision,
  /** The same again at any depth; a custom check, because the OpenAPI document cannot refer to itself. */
  subCategories: z.custom<DocumentCategory[]>(Array.isArray),
});

const categoryInput = inputObject(
  { name: name(200, 'value.nameMissing'), parentCategoryId: z.optional(z.nullable(id)) },
  { id, documentCount: z.int(), documents: z.array(documentItem), subCategories: z.array(z.unknown()), revision },
);

const edit = { ability: 'documents.edit', effect: 'write' } as const;

export const documentCategories = {
  list: endpoint('/api/v1/documentLibrary/categories', {
    method: 'GET',
    summary: 'The tree of categories with the number of documents in each, as far as one may see them.',
    ability: 'documents.read',
    effect: 'read',
    reply: json(z.array(category)),
  }),
  create: endpoint('/api/v1/documentLibrary/categories', {
    method: 'POST',
    summary: 'Adds a category of documents.',
    ...edit,
    body: json(categoryInput),
    reply: json(category, 201),
  }),
  update: endpoint('/api/v1/documentLibrary/categories/{id}', {
    method: 'PUT',
    summary: 'Renames a category, or moves it with everything in it.',
    ...edit,
    record: true,
    versioned: true,
    body: json(categoryInput),
    reply: json(category),
  }),
  delete: endpoint('/api/v1/documentLibrary/categories/{id}', {
    method: 'DELETE',
    summary: 'Removes a category in which nothing is.',
    ...edit,
    record: true,
    reply: json(z.object({})),
  }),
};
