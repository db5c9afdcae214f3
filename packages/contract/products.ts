import * as z from 'zod/mini';
import { endpoint, json } from './base/endpoint.ts';
import { eitherName, inputObject } from './base/input.ts';
import { id, name, revision, text } from './base/values.ts';
import { historyEntry } from './history.ts';
import { listQuery, listReply } from './lists.ts';

export const familyOrderKeys = ['created', 'name', 'productCategoryName'] as const;
const modelOrderKeys = ['created', 'name'] as const;

const named = z.object({ id, name: z.string() });

/** Categories may be renamed; audits and dashboards use the code. */
const category = z.object({ ...named.shape, code: z.string() });

const model = z.object({ id, name: z.string(), productFamilyId: id, revision });
export type ProductModel = z.output<typeof model>;

/** The specifications use both names of the family's name. */
const family = z.object({
  id,
  name: z.string(),
  familyName: z.string(),
  longFamilyName: z.string(),
  division: z.string(),
  productCategoryId: id,
  productCategoryName: z.string(),
  productModels: z.array(named),
  revision,
});
export type ProductFamily = z.output<typeof family>;

/** Fields that are left out stay as they are. */
const familyInput = z.pipe(
  inputObject(
    {
      familyName: z.optional(name(100)),
      name: z.optional(name(100)),
      longFamilyName: z.optional(text(200)),
      division: z.optional(text(100)),
      productCategoryId: id,
    },
    { id: text(100), productCategoryName: z.string(), productModels: z.array(named), revision },
  ),
  z.transform(({ name: other, familyName, ...family }, context) => ({
    ...family,
    familyName: eitherName(context, ['familyName', familyName], ['name', other]),
  })),
);
export type ProductFamilyInput = z.output<typeof familyInput>;

/** The reason why a family or model cannot be deleted, as deleting it would answer; null if it can. */
const productUse = z.object({
  use: z.nullable(
    z.object({
      code: z.string(),
      values: z.record(z.string(), z.union([z.string(), z.number()])),
      message: z.string(),
    }),
  ),
});

const modelInput = inputObject({ name: name(100) }, { id: text(100), productFamilyId: text(100), revision });

export const productFamilies = {
  categories: endpoint('/api/v1/productCategories/all', {
    method: 'GET',
    summary: 'Every product category, by name.',
    ability: 'references.read',
    effect: 'read',
    reply: json(z.array(category)),
  }),
  all: endpoint('/api/v1/productFamilies', {
    method: 'GET',
    summary: 'Every product family with its models, by name: for pick lists.',
    ability: 'references.read',
    effect: 'read',
    reply: json(z.array(family)),
  }),
  query: endpoint('/api/v1/ProductFamilies/query', {
    method: 'GET',
    summary: 'The product families, a page at a time.',
    ability: 'references.read',
    effect: 'read',
    query: listQuery(familyOrderKeys),
    reply: json(listReply(family)),
  }),
  get: endpoint('/api/v1/productFamilies/{id}', {
    method: 'GET',
    summary: 'One product family.',
    ability: 'references.read',
    effect: 'read',
    record: true,
    versioned: true,
    reply: json(family),
  }),
  create: endpoint('/api/v1/productFamilies', {
    method: 'POST',
    summary: 'Adds a product family.',
    ability: 'productFamilies.edit',
    effect: 'write',
    body: json(familyInput),
    reply: json(family, 201),
  }),
  update: endpoint('/api/v1/productFamilies/{id}', {
    method: 'PUT',
    summary: 'Renames a product family or moves it to another category; every list follows.',
    ability: 'productFamilies.edit',
    effect: 'write',
    record: true,
    versioned: true,
    body: json(familyInput),
    reply: json(family),
  }),
  delete: endpoint('/api/v1/productFamilies/{id}', {
    method: 'DELETE',
    summary: 'Removes a product family that nothing uses.',
    ability: 'productFamilies.edit',
    effect: 'write',
    record: true,
    reply: json(z.object({})),
  }),
  history: endpoint('/api/v1/productFamilies/{id}/history', {
    method: 'GET',
    summary: 'What happened to a product family and its models.',
    ability: 'history.read',
    effect: 'read',
    record: true,
    reply: json(z.array(historyEntry)),
  }),
  use: endpoint('/api/v1/productFamilies/{id}/use', {
    method: 'GET',
    summary: 'What keeps a product family from being deleted.',
    ability: 'productFamilies.edit',
    effect: 'read',
    record: true,
    reply: json(productUse),
  }),
  models: endpoint('/api/v1/ProductFamilies/{id}/models', {
    method: 'GET',
    summary: 'The models of a family, a page at a time.',
    ability: 'references.read',
    effect: 'read',
    record: true,
    query: listQuery(modelOrderKeys),
    reply: json(listReply(model)),
  }),
  createModel: endpoint('/api/v1/productFamilies/{id}/models', {
    method: 'POST',
    summary: 'Adds a model to a family.',
    ability: 'productFamilies.edit',
    effect: 'write',
    record: true,
    body: json(modelInput),
    reply: json(model, 201),
  }),
  updateModel: endpoint('/api/v1/productModels/{id}', {
    method: 'PUT',
    summary: 'Renames a model; every list follows.',
    ability: 'productFamilies.edit',
    effect: 'write',
    record: true,
    versioned: true,
    body: json(modelInput),
    reply: json(model),
  }),
  useOfModel: endpoint('/api/v1/productModels/{id}/use', {
    method: 'GET',
    summary: 'What keeps a product model from being deleted.',
    ability: 'productFamilies.edit',
    effect: 'read',
    record: true,
    reply: json(productUse),
  }),
  deleteModel: endpoint('/api/v1/productModels/{id}', {
    method: 'DELETE',
    summary: 'Removes a model that nothing uses.',
    ability: 'productFamilies.edit',
    effect: 'write',
    record: true,
    reply: json(z.object({})),
  }),
};
