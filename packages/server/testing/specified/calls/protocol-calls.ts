import { newId } from '@assay/domain/id';
import { expect } from 'vitest';
import { addPoint } from '../../points.ts';
import { aCategory, addProtocol, aProtocol, aProtocolPoint, aTarget } from '../../protocols.ts';
import type { CallRow, CallRows } from './call-row.ts';

const theOne: CallRow['ask'] = ({ protocol }) => ({ params: { id: protocol.protocolId } });

/** Section 7 of administration: protocols and their phases. */
export const protocolCalls: CallRows = {
  'GET /api/v1/inspectionProtocols/types': {
    shows: expect.arrayContaining([
      expect.objectContaining({ value: 'Mid_Year', displayName: 'Mid-year', showOnlyToSpecificGroups: false }),
    ]),
  },
  'POST /api/v1/inspectionProtocols': {
    ask: async ({ app, points: { Comment }, products }) => {
      const { id } = await addPoint(app, 'Comment', { productCategoryId: Comment.productCategoryId });
      const targets = [aTarget({ productFamilyId: products.productFamilyId })];
      const content = { targets, categories: [aCategory('Frame', [aProtocolPoint(id)])] };
      // The moment in ticks of a ten-millionth second, as the web app of the specification sends it.
      return { body: { ...aProtocol(content), date: Date.now() * 10_000 } };
    },
    shows: { protocolId: expect.any(String), type: 'Daily', categories: [{ title: 'Frame', itemCount: 1 }] },
  },
  'GET /api/v1/InspectionProtocols/search': {
    ask: () => ({ query: { search: 'a protocol', offset: '0', types: 'Commission', sort: 'asc' } }),
    shows: { result: expect.any(Array), count: expect.any(Number) },
  },
  'GET /api/v1/InspectionProtocols/{id}': { ask: theOne, shows: { summary: 'Once a year' } },
  'GET /api/v1/InspectionProtocols/Obsolete': { shows: expect.any(Array) },
  'DELETE /api/v1/inspectionProtocols/{id}/soft': {
    ask: async ({ app, products: { productFamilyId } }) => ({
      params: { id: (await addProtocol(app, { targets: [aTarget({ productFamilyId })] })).protocolId },
    }),
    afterwards: async ({ app }, { params = {} }) => {
      const { body } = await app.ask('GET', '/api/v1/InspectionProtocols/Obsolete', { as: 'dev' });
      expect((body as { protocolId: string }[]).map(({ protocolId }) => protocolId)).toContain(params.id);
    },
  },
  'PUT /api/v1/inspectionProtocols/{id}/points/{pointId}/dependencies/{depId}/json': {
    ask: ({ protocol }) => {
      const points = protocol.categories.flatMap(({ inspectionPoints }) => inspectionPoints);
      const point = points.find(({ dependencies }) => dependencies.length > 0);
      const rule = point?.dependencies.find(({ type }) => type === 'json');
      const params = { id: protocol.protocolId, pointId: point?.id ?? '', depId: rule?.id ?? '' };
      return { params, body: { json: { '>': [{ var: 'gap' }, 7] } } };
    },
    afterwards: async ({ app, protocol }) => {
      const { text } = await app.ask('GET', `/api/v1/inspectionProtocols/${protocol.protocolId}`, { as: 'dev' });
      expect(text).toContain(JSON.stringify({ '>': [{ var: 'gap' }, 7] }));
    },
  },
  'GET /api/v1/inspectionProtocols/sortedByFit': {
    ask: ({ products: { productFamilyId, productModelId } }) => ({
      query: { type: 'Commission', productFamilyId, productModelId },
    }),
    shows: [{ type: 'Commission', targets: expect.any(Array) }],
  },
  // A spreadsheet is a ZIP archive.
  'GET /api/v1/inspectionProtocols/{id}/export': { ask: theOne, shows: 'PK' },
  'GET /api/v1/inspectionPhases': { shows: expect.any(Array) },
  'POST /api/v1/inspectionPhases': {
    ask: () => ({ body: { Name: `Warm ${newId()}` } }),
    shows: { id: expect.any(String), name: expect.stringContaining('Warm') },
  },
};
