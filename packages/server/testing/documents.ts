import { documents } from '@assay/contract/documents';
import type { LibraryDocument } from '@assay/contract/documents/document';
import type { CastName } from './cast.ts';
import { type FormPart, formOf } from './forms.ts';
import { expectStatus } from './inspections.ts';
import type { TestApp } from './test-app.ts';

export interface GivenDocument {
  name?: string;
  content?: string | Buffer;
  summary?: string;
  categoryId?: string;
  inspectionPointIds?: readonly string[];
  productFamilyIds?: readonly string[];
  productModelIds?: readonly string[];
}

export const pdf = '%PDF-1.4\n%%EOF\n';

/** The form that uploads a document, with a part for each id. */
export function aDocumentForm({ name = 'Manual.pdf', content = pdf, ...given }: GivenDocument = {}) {
  const fields = Object.entries(given).flatMap(([field, value]): FormPart[] =>
    [value].flat().map((one) => ({ name: field, value: String(one) })),
  );
  return formOf([...fields, { name: 'file', value: content as string, file: name, type: 'application/octet-stream' }]);
}

/** Uploads a document as a manager does. */
export const addDocument = async (app: TestApp, given: GivenDocument = {}, as: CastName = 'max') =>
  expectStatus<LibraryDocument>(201, await app.call(documents.upload, { as, ...aDocumentForm(given) }));
