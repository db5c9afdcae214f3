import * as z from 'zod/mini';
import { endpoint, json } from './base/endpoint.ts';
import { inputObject } from './base/input.ts';
import { id, name, revision, text } from './base/values.ts';
import { documentPackage, packageType, pointDocument } from './documents/document.ts';
import { historyEntry } from './history.ts';

const mostPackagedDocuments = 500;

const packageInput = inputObject(
  {
    name: name(200, 'value.nameMissing'),
    type: packageType,
    DocumentIds: z.array(id).check(z.maxLength(mostPackagedDocuments)),
  },
  { documentPackageId: z.nullable(text(100)), documents: z.array(pointDocument), revision },
);
export type DocumentPackageInput = z.output<typeof packageInput>;

const path = '/api/v1/documentLibrary/documentpackage';
const edit = { ability: 'documents.edit', effect: 'write' } as const;

export const documentPackages = {
  list: endpoint(path, {
    method: 'GET',
    summary: 'The packages with the documents in them that one may see, by name.',
    ability: 'documents.read',
    effect: 'read',
    reply: json(z.array(documentPackage)),
  }),
  create: endpoint(path, {
    method: 'POST',
    summary: 'Adds a package of documents.',
    ...edit,
    body: json(packageInput),
    reply: json(documentPackage, 201),
  }),
  update: endpoint(`${path}/{id}`, {
    method: 'PUT',
    summary: 'Changes name, type and documents of a package.',
    ...edit,
    record: true,
    versioned: true,
    body: json(packageInput),
    reply: json(documentPackage),
  }),
  history: endpoint(`${path}/{id}/history`, {
    method: 'GET',
    summary: 'What happened to a package of documents.',
    ability: 'documents.edit',
    effect: 'read',
    record: true,
    reply: json(z.array(historyEntry)),
  }),
  delete: endpoint(`${path}/{id}`, {
    method: 'DELETE',
    summary: 'Removes a package; its documents stay.',
    ...edit,
    record: true,
    reply: json(z.object({})),
  }),
};
