import { newId } from '@assay/domain/id';
import { expect } from 'vitest';
import { addCustomer, addEquipment, aSite } from '../../builders.ts';
import type { CallRow, CallRows } from './call-row.ts';

const aPage = { result: expect.any(Array), count: expect.any(Number) };
const theModel: CallRow['ask'] = ({ products }) => ({ params: { id: products.productModelId } });

const gone =
  (path: string): CallRow['afterwards'] =>
  async ({ app }, { params = {} }) => {
    expect((await app.ask('GET', `/api/v1/${path}/${params.id}`, { as: 'dev' })).status).toBe(404);
  };

/** Section 7 of both: customers, equipment, product families and what pick lists read. */
export const masterDataCalls: CallRows = {
  'GET /api/v1/customers/query': {
    ask: () => ({ query: { offset: '0', amount: '10', search: 'granite', orderKey: 'name', orderDirection: 'desc' } }),
    shows: { result: [{ name: 'Granite Works' }] },
  },
  'GET /api/v1/customers/{id}': {
    ask: ({ customer: { id } }) => ({ params: { id } }),
    shows: { mdmCustomerId: 'C-1', sites: [{ name: 'North quarry' }], equipments: [{ nickName: 'Big one' }] },
  },
  'POST /api/v1/customers/{id}/merge': {
    ask: async ({ app }) => {
      const { id } = await addCustomer(app, { name: 'Granite Work Ltd', sites: [aSite({ name: 'South quarry' })] });
      const { id: customerId } = await addCustomer(app, { name: 'Granite & Works', sites: [aSite()] });
      return { params: { id }, body: { customerId, name: 'Granite Works United' } };
    },
    shows: { name: 'Granite Works United' },
    afterwards: async ({ app }, { body }) => {
      const { customerId } = body as { customerId: string };
      const survivor = await app.ask('GET', `/api/v1/customers/${customerId}`, { as: 'dev' });
      const { sites, name } = survivor.body as { name: string; sites: { name: string }[] };
      expect([name, ...sites.map((site) => site.name).sort()]).toEqual([
        'Granite Works United',
        'North quarry',
        'South quarry',
      ]);
    },
  },
  'DELETE /api/v1/customers/{id}': {
    ask: async ({ app }) => ({ params: { id: (await addCustomer(app, { name: `Sold ${newId()}` })).id } }),
    afterwards: gone('customers'),
  },
  'GET /api/v1/Equipments/query': {
    ask: () => ({
      query: { offset: '0', amount: '10', search: 'big', orderKey: 'serialNumber', orderDirection: 'asc' },
    }),
    shows: { result: [{ nickName: 'Big one' }], count: 1 },
  },
  'GET /api/v1/Equipments/{id}': {
    ask: ({ equipment: { id } }) => ({ params: { id } }),
    shows: { nickName: 'Big one', mdmEquipmentId: 'E-1', inspections: expect.any(Array) },
  },
  'GET /api/v1/Equipments/byproductmodel/{id}': { ask: theModel, shows: [{ nickName: 'Big one' }] },
  'GET /api/v1/Equipments/byproductmodels': {
    ask: ({ products }) => ({ query: { productModelIds: `${products.productModelId},${newId()}` } }),
    shows: [{ nickName: 'Big one' }],
  },
  'DELETE /api/v1/Equipments/{id}': {
    ask: async ({ app, products: { productModelId } }) => ({
      params: { id: (await addEquipment(app, { productModelId })).id },
    }),
    afterwards: gone('Equipments'),
  },
  'GET /api/v1/productFamilies': { shows: expect.any(Array) },
  'GET /api/v1/ProductFamilies/query': {
    ask: () => ({ query: { offset: '0', amount: '10', search: 'jaw', orderKey: 'name', orderDirection: 'desc' } }),
    shows: aPage,
  },
  'GET /api/v1/ProductFamilies/{id}/models': {
    ask: ({ products }) => ({ params: { id: products.productFamilyId }, query: { offset: '0', amount: '10' } }),
    shows: { result: [{ name: 'J10' }], count: expect.any(Number) },
  },
  'POST /api/v1/productFamilies': {
    ask: ({ points }) => ({
      body: {
        familyName: `Cone ${newId()}`,
        longFamilyName: 'Cone crushers',
        productCategoryId: points.Comment.productCategoryId,
      },
    }),
    shows: { id: expect.any(String), longFamilyName: 'Cone crushers' },
  },
  'POST /api/v1/productFamilies/{id}/models': {
    ask: ({ products }) => ({ params: { id: products.productFamilyId }, body: { name: `A model ${newId()}` } }),
    shows: { id: expect.any(String), name: expect.stringContaining('A model') },
  },
  'GET /api/v1/productCategories/all': { shows: expect.any(Array) },
  'GET /api/v1/translations/productCategories': { shows: expect.any(Array) },
  'GET /api/v1/languages': { shows: expect.arrayContaining([expect.objectContaining({ id: 'en', name: 'English' })]) },
};
