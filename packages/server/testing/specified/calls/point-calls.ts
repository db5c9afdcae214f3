import type { InspectionPoint } from '@assay/contract/points/point';
import { newId } from '@assay/domain/id';
import { expect } from 'vitest';
import { addDocument, pdf } from '../../documents.ts';
import { formOf } from '../../forms.ts';
import { addPoint, aPoint, inputOf, type PointOf } from '../../points.ts';
import type { CallRow, CallRows, CallSource } from './call-row.ts';

const theComment: CallRow['ask'] = ({ points }) => ({ params: { id: points.Comment.id } });

const aComment = ({ app, points }: CallSource): Promise<PointOf<'Comment'>> =>
  addPoint(app, 'Comment', { productCategoryId: points.Comment.productCategoryId });

/** The parts of a form with attachments, as the specification names them. */
const partsOf = (data: object, addedDocumentId: string) =>
  formOf([
    { name: 'data', value: JSON.stringify(data) },
    { name: 'sourceSystem', value: 'UI' },
    { name: 'removedDocumentIds', value: newId() },
    { name: 'addedDocumentIds', value: addedDocumentId },
    { name: 'uploadedFiles', value: pdf, file: `Guide ${newId()}.pdf`, type: 'application/pdf' },
  ]);

const twoDocuments = { documents: { length: 2 } };

const aTranslation = [{ name: 'sv', value: 'Punkt' }];
const hasTranslation =
  (field: 'translations' | 'descriptionTranslations') => async (source: CallSource, asked: object) => {
    const { id = '' } = (asked as { params: { id: string } }).params;
    const { body } = await source.app.ask('GET', `/api/v1/inspectionPoints/${id}`, { as: 'dev' });
    expect((body as InspectionPoint)[field]).toEqual(
      expect.arrayContaining([expect.objectContaining(aTranslation[0])]),
    );
  };

/** Section 7 of administration: inspection points, and what their forms read. */
export const pointCalls: CallRows = {
  'POST /api/v1/inspectionPoints': {
    ask: async ({ app, points }) => {
      const input = aPoint('Comment', { productCategoryId: points.Comment.productCategoryId });
      return partsOf(input, (await addDocument(app)).id);
    },
    shows: { type: 'Comment', ...twoDocuments },
  },
  'PUT /api/v1/inspectionPoints/{id}': {
    ask: async (source) => {
      const point = await aComment(source);
      const changed = { ...inputOf<'Comment'>(point), name: 'Seals' };
      return {
        ...{ params: { id: point.id }, query: { deleteMissingById: 'true' } },
        ...partsOf(changed, (await addDocument(source.app)).id),
      };
    },
    shows: { name: 'Seals', ...twoDocuments },
    // Neither the range values form nor any other needs more than JSON where it has no files.
    afterwards: async ({ app, points }) => {
      const point = points.RangeValues as PointOf<'RangeValues'>;
      const [first] = point.rangeValues;
      const rangeValueUpdates = {
        [first?.id ?? '']: { inputValidationRegexp: '^[0-9]+$', validationConsequence: 'PreventReport' },
      };
      const body = { ...inputOf<'RangeValues'>(point), type: 'RangeValues', rangeValueUpdates };
      const reply = await app.ask('PUT', `/api/v1/inspectionPoints/${point.id}`, { as: 'dev', body });
      expect(reply.status, reply.text).toBe(200);
      const changed = { inputValidationRegexp: '^[0-9]+$', validationConsequence: 'PreventReport' };
      expect((reply.body as PointOf<'RangeValues'>).rangeValues[0]).toMatchObject(changed);
    },
  },
  'PUT /api/v1/inspectionPoints/{id}/files': {
    ask: async (source) => ({
      params: { id: (await aComment(source)).id },
      ...formOf([
        { name: 'sourceSystem', value: 'UI' },
        { name: 'uploadedFiles', value: pdf, file: `Guide ${newId()}.pdf`, type: 'application/pdf' },
      ]),
    }),
    shows: { documents: { length: 1 } },
  },
  'POST /api/v1/inspectionPoints/{id}/duplicate': { ask: theComment, shows: { type: 'Comment' } },
  'PUT /api/v1/inspectionPoints/{id}/generalfields': {
    ask: ({ points: { Summary } }) => ({
      params: { id: Summary.id },
      body: { contentRequired: true, validationConsequence: 'PreventReport' },
    }),
    shows: { contentRequired: true, validationConsequence: 'PreventReport' },
  },
  'DELETE /api/v1/inspectionPoints/{id}': {
    ask: async (source) => ({ params: { id: (await aComment(source)).id } }),
    afterwards: async ({ app }, { params = {} }) => {
      expect((await app.ask('GET', `/api/v1/inspectionPoints/${params.id}`, { as: 'dev' })).status).toBe(404);
    },
  },
  'GET /api/v1/inspectionPoints/list': { shows: expect.any(Array) },
  'GET /api/v1/inspectionPoints/{id}': {
    ask: ({ points: { Comment } }) => ({ params: { id: Comment.id }, query: { fromWebApp: 'true' } }),
    shows: { type: 'Comment', description: 'Where to look' },
  },
  'GET /api/v1/inspectionPoints/useCases': {
    shows: expect.arrayContaining([expect.objectContaining({ value: 'Service', displayName: 'Service' })]),
  },
  'GET /api/v1/inspectionPoints/dropdowns': {
    shows: expect.arrayContaining([expect.objectContaining({ title: 'Oil' })]),
  },
  'GET /api/v1/inspectionPoints/{id}/protocols': {
    ask: theComment,
    afterwards: async ({ points, protocol }, _asked, reply) => {
      const names = (reply as Record<string, { protocolNames: string[] }>)[points.Comment.id]?.protocolNames;
      expect(names).toContain(protocol.name);
    },
  },
  'PUT /api/v1/inspectionPoints/{id}/updatetranslations': {
    ask: ({ points: { Comment } }) => ({ params: { id: Comment.id }, body: aTranslation }),
    afterwards: hasTranslation('translations'),
  },
  'PUT /api/v1/inspectionPoints/{id}/updatedescriptiontranslations': {
    ask: ({ points: { Comment } }) => ({ params: { id: Comment.id }, body: aTranslation }),
    afterwards: hasTranslation('descriptionTranslations'),
  },
  'GET /api/v1/inspectionPoints/dropdownsWithSimilarOptions': {
    ask: ({ points }) => {
      const [dropdown] = (points.Dropdown as PointOf<'Dropdown'>).dropdowns;
      return {
        query: { currentDropdownId: dropdown?.id ?? '', currentOptionId: dropdown?.options[0]?.id ?? '' },
      };
    },
    shows: expect.any(Array),
  },
  'GET /api/v1/inspectionPointOptionGroups': { ask: () => ({ query: { custom: 'false' } }), shows: expect.any(Array) },
  'GET /api/v1/units': { shows: expect.arrayContaining([expect.objectContaining({ id: expect.any(String) })]) },
  'GET /api/v1/categoryTitles': { shows: expect.arrayContaining([expect.objectContaining({ name: 'Boom' })]) },
  'POST /api/v1/measurementLimits': {
    ask: async ({ app, points: { Measurement }, products }) => {
      const { id } = await addPoint(app, 'Measurement', { productCategoryId: Measurement.productCategoryId });
      const { productFamilyId } = products;
      return { body: { inspectionPointId: id, productFamilyId, criticalLow: 1, low: 2, high: 3, criticalHigh: 4 } };
    },
    shows: { id: expect.any(String), criticalLow: 1, low: 2, high: 3, criticalHigh: 4 },
  },
  'PUT /api/v1/measurementLimits': {
    ask: ({ points }) => ({
      body: { ...(points.Measurement as PointOf<'Measurement'>).measurementLimits[0], high: 3.5 },
    }),
    shows: { high: 3.5 },
  },
  'POST /api/v1/tags/update': {
    ask: ({ points }) => {
      const [list] = (points.MultipleChoices as PointOf<'MultipleChoices'>).multipleChoices;
      return { body: { type: 0, id: list?.options[0]?.id, tags: ['wear'] } };
    },
    shows: { tags: ['wear'] },
  },
  'GET /api/v1/translations/excelLink': {
    ask: ({ points: { Comment, Measurement } }) => ({
      query: { type: 'Description', categories: [Comment.productCategoryId, Measurement.productCategoryId].join(';') },
    }),
    shows: { link: expect.stringMatching(/^https?:/) },
  },
};
