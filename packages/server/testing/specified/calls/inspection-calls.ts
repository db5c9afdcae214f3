import { inspections } from '@assay/contract/inspections';
import { expect } from 'vitest';
import {
  addInspectable,
  addSubmitted,
  answerAll,
  expectStatus,
  type Inspectable,
  startInspection,
} from '../../inspections.ts';
import type { CallRow, CallRows, CallSource } from './call-row.ts';

const theOne: CallRow['ask'] = ({ inspectionId: id }) => ({ params: { id } });

/** What inspections are made from, once for each app. */
const inspectables = new WeakMap<object, Promise<Inspectable>>();
function inspectable({ app }: CallSource): Promise<Inspectable> {
  const made = inspectables.get(app) ?? addInspectable(app, { types: ['Comment'] });
  inspectables.set(app, made);
  return made;
}

/** One that was begun and answered, and is not submitted yet. */
async function anAnswered(source: CallSource): Promise<string> {
  const started = await startInspection(source.app, await inspectable(source), {}, 'dev');
  await answerAll(source.app, started, 'dev');
  return started.id;
}

const aSubmitted = async (source: CallSource): Promise<string> =>
  (await addSubmitted(source.app, await inspectable(source), {}, 'dev')).id;

/** Section 7 of operations: inspections. */
export const inspectionCalls: CallRows = {
  'GET /api/v1/inspections': {
    ask: () => ({
      query: {
        ...{ offset: '0', amount: '10', search: '', orderKey: 'inspectionDate', orderDirection: 'desc' },
        ...{ mineOnly: 'true', types: 'Commission' },
      },
    }),
    shows: { result: expect.any(Array), count: expect.any(Number) },
  },
  'GET /api/v1/inspections/{id}/web': { ask: theOne, shows: { name: expect.any(String), status: 'Waiting' } },
  'GET /api/v1/inspections/{id}/editDetails': { ask: theOne, shows: { findings: [{ title: 'A crack' }] } },
  'GET /api/v1/inspections/{id}/reporthtml': { ask: theOne, shows: 'A crack' },
  'GET /api/v1/inspections/{id}/reportpdf': {
    ask: ({ inspectionId: id }) => ({ params: { id }, query: { lang: 'en' } }),
    shows: '%PDF-',
    waitsForReport: true,
  },
  'PUT /api/v1/inspections/{id}/updateStatus': {
    ask: async (source) => ({ params: { id: await anAnswered(source) }, body: { status: 'Waiting' } }),
    shows: { status: 'Waiting' },
  },
  'PUT /api/v1/inspections/{id}/rating': {
    ask: async (source) => ({ params: { id: await aSubmitted(source) }, body: { rating: 'Nok' } }),
    shows: { rating: 'Nok' },
  },
  'PUT /api/v1/inspections/update': {
    ask: async (source) => {
      const id = await aSubmitted(source);
      const read = await source.app.ask('GET', `/api/v1/inspections/${id}/editDetails`, { as: 'dev' });
      const edited = expectStatus<object>(200, read);
      return { query: { lang: 'en', id }, body: { ...edited, comment: 'Looked at again', sendEmail: false } };
    },
    afterwards: async ({ app }, { query = {} }) => {
      const { body } = await app.ask('GET', `/api/v1/inspections/${query.id}/web`, { as: 'dev' });
      expect(body).toMatchObject({ comment: 'Looked at again', version: 2, finished: true });
    },
  },
  'DELETE /api/v1/inspections/{id}': {
    ask: async (source) => ({ params: { id: await aSubmitted(source) }, query: { force: 'true' } }),
    afterwards: async ({ app }, { params = {} }) => {
      expect((await app.call(inspections.get, { as: 'dev', params: { id: params.id ?? '' } })).status).toBe(404);
    },
  },
  'GET /api/v1/inspections/summary': {
    shows: {
      total: expect.any(Number),
      byStatus: expect.anything(),
      byRating: expect.anything(),
      openFindings: expect.any(Number),
    },
  },
  'GET /api/v1/inspections/servicedEquipment': {
    ask: () => ({ query: { onlyIncludeServiced: 'false' } }),
    shows: expect.any(Array),
  },
  'GET /api/v1/inspections/companiesServicedEquipment': { shows: expect.any(Array) },
};
