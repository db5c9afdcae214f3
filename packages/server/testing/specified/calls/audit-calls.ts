import { type Audit, auditRuns, audits, type RunOutline } from '@assay/contract/audits';
import { newId } from '@assay/domain/id';
import { expect } from 'vitest';
import { type Auditable, addAuditable, addMachineRun, readRun, startAudit } from '../../audits.ts';
import { expectStatus } from '../../inspections.ts';
import { addImage } from '../../uploads.ts';
import type { CallRow, CallRows, CallSource } from './call-row.ts';

const theOne: CallRow['ask'] = ({ auditId: id }) => ({ params: { id } });

/** What audits are made from, once for each app. */
const auditables = new WeakMap<object, Promise<Auditable>>();
function auditable({ app }: CallSource): Promise<Auditable> {
  const made = auditables.get(app) ?? addAuditable(app, { types: ['Comment'] });
  auditables.set(app, made);
  return made;
}

const anAudit = async (source: CallSource): Promise<string> =>
  (await startAudit(source.app, await auditable(source), {}, 'dev')).id;

/** The audit that has something of everything, with one more crusher in it. */
async function aRun(source: CallSource): Promise<{ id: string; runId: string; run: RunOutline }> {
  const run = await addMachineRun(source.app, source.auditId, await auditable(source), {}, 'dev');
  return { id: source.auditId, runId: run.id, run };
}

/** A result of that crusher, with a photo. */
async function aPhoto(source: CallSource) {
  const { id, runId } = await aRun(source);
  const [result] = (await readRun(source.app, id, runId, 'dev')).results;
  const resultId = result?.id ?? '';
  const imageId = await addImage(source.app, 'dev');
  const body = { photos: [{ imageId, caption: '' }] };
  expectStatus(200, await source.app.ask('PUT', `/api/v1/audits/${id}/pointResults/${resultId}`, { as: 'dev', body }));
  return { id, resultId, imageId };
}

async function aSuggestion({ app, auditId: id }: CallSource) {
  const body = { type: 'LongTerm', text: 'A new feeder' };
  const made = await app.call(audits.addSuggestion, { as: 'dev', params: { id }, body });
  return { id, suggestionId: expectStatus<{ id: string }>(201, made).id };
}

const readAudit = async ({ app }: CallSource, id = ''): Promise<Audit> =>
  expectStatus(200, await app.call(audits.get, { as: 'dev', params: { id } }));

/** Section 7 of operations: audits. */
export const auditCalls: CallRows = {
  'GET /api/v1/audits': {
    ask: () => ({
      query: {
        ...{ offset: '0', amount: '10', search: '', orderKey: 'inspectionDate', orderDirection: 'desc' },
        mineOnly: 'false',
      },
    }),
    shows: { result: expect.any(Array), count: expect.any(Number) },
  },
  'GET /api/v1/audits/{id}': { ask: theOne, shows: { inspectionProtocolRuns: expect.any(Array), finished: false } },
  'GET /api/v1/audits/{id}/reporthtml': { ask: theOne, shows: 'Replace the belt' },
  'GET /api/v1/audits/{id}/reportpdf': {
    ask: ({ auditId: id }) => ({ params: { id }, query: { lang: 'en' } }),
    shows: '%PDF-',
    waitsForReport: true,
  },
  'GET /api/v1/audits/{id}/reportpdf/storageurl': { ask: theOne, shows: expect.anything(), waitsForReport: true },
  'PUT /api/v1/audits/{id}/pointResults/{resultId}': {
    ask: async (source) => {
      const { id, runId } = await aRun(source);
      const [result] = (await readRun(source.app, id, runId, 'dev')).results;
      return { params: { id, resultId: result?.id ?? '' }, body: { ...result, comment: 'Worn', rating: 1 } };
    },
    shows: { comment: 'Worn', rating: 1 },
  },
  'POST /api/v1/audits/{id}/runs/{runId}/points/{pointId}/result': {
    ask: async (source) => {
      const { id, runId } = await aRun(source);
      const [result] = (await readRun(source.app, id, runId, 'dev')).results;
      return { params: { id, runId, pointId: result?.protocolPointId ?? '' }, body: { comment: 'Seen', rating: 0 } };
    },
    shows: { comment: 'Seen', rating: 0 },
  },
  'PUT /api/v1/audits/{id}/pointResults/{resultId}/images/{imageId}/caption': {
    ask: async (source) => ({ params: await aPhoto(source), body: { text: 'Left side' } }),
    shows: { photos: [{ caption: 'Left side' }] },
  },
  'PUT /api/v1/audits/{id}/pointResults/{resultId}/images/{imageId}/layout': {
    ask: async (source) => ({ params: await aPhoto(source), body: { layout: 'HorizontalGraph' } }),
    shows: { photos: [{ layout: 'HorizontalGraph' }] },
  },
  'PUT /api/v1/audits/{id}/{field}': {
    ask: ({ auditId: id }) => ({ params: { id, field: 'internalComment' }, body: { text: `Said ${newId()}` } }),
    afterwards: async (source, { params = {}, body }) => {
      const { app } = source;
      expect(await readAudit(source, params.id)).toMatchObject({ internalComment: (body as { text: string }).text });
      for (const field of ['comment', 'summary']) {
        const text = `${field} ${newId()}`;
        const reply = await app.ask('PUT', `/api/v1/audits/${params.id}/${field}`, { as: 'dev', body: { text } });
        expect(reply.status, reply.text).toBe(200);
        expect(await readAudit(source, params.id)).toMatchObject({ [field]: text });
      }
    },
  },
  'PUT /api/v1/audits/{id}/inspector': {
    ask: ({ auditId: id }) => ({
      params: { id },
      body: { inspector: 'Uma Virta', inspectorContact: 'uma@provider.example' },
    }),
    shows: { inspector: 'Uma Virta', inspectorContact: 'uma@provider.example' },
  },
  'POST /api/v1/audits/{id}/suggestions': {
    ask: ({ auditId: id }) => ({ params: { id }, body: { type: 'OptimizationTarget', text: 'Finer product' } }),
    shows: { id: expect.any(String), type: 'OptimizationTarget', text: 'Finer product' },
  },
  'PUT /api/v1/audits/{id}/suggestions/{suggestionId}': {
    ask: async (source) => ({ params: await aSuggestion(source), body: { text: 'A larger feeder' } }),
    shows: { text: 'A larger feeder' },
  },
  'DELETE /api/v1/audits/{id}/suggestions/{suggestionId}': {
    ask: async (source) => ({ params: await aSuggestion(source) }),
    afterwards: async (source, { params = {} }) => {
      const { suggestions } = await readAudit(source, params.id);
      expect(suggestions.map(({ id }) => id)).not.toContain(params.suggestionId);
    },
  },
  'PUT /api/v1/audits/{id}/finished': {
    ask: async (source) => ({ params: { id: await anAudit(source) }, body: true }),
    shows: { finished: true },
    afterwards: async (source, { params = {} }) => {
      const reopened = await source.app.ask('PUT', `/api/v1/audits/${params.id}/finished`, {
        as: 'dev',
        body: false,
      });
      expect(reopened).toMatchObject({ status: 200, body: { finished: false } });
    },
  },
  'DELETE /api/v1/audits/{id}': {
    ask: async (source) => ({ params: { id: await anAudit(source) } }),
    afterwards: async ({ app }, { params = {} }) => {
      expect((await app.call(audits.get, { as: 'dev', params: { id: params.id ?? '' } })).status).toBe(404);
    },
  },
  'POST /api/v1/audits/{id}/runs': {
    ask: async (source) => {
      const { run, runId: cloneRunId } = await aRun(source);
      const { protocolIds, equipmentId } = await auditable(source);
      const body = {
        ...{ protocolId: protocolIds.Audit_Machine, protocolRunType: 'Audit_Machine:stage_2', cloneRunId },
        equipment: { id: equipmentId },
      };
      expect(run.protocolRunType).toBe('Audit_Machine:stage_1');
      return { params: { id: source.auditId }, body };
    },
    shows: { protocolRunType: 'Audit_Machine:stage_2' },
  },
  'DELETE /api/v1/audits/{id}/runs/{runId}': {
    ask: async (source) => {
      const { id, runId } = await aRun(source);
      return { params: { id, runId } };
    },
    afterwards: async ({ app }, { params = {} }) => {
      const { id = '', runId = '' } = params;
      expect((await app.call(auditRuns.get, { as: 'dev', params: { id, runId } })).status).toBe(404);
    },
  },
  'PUT /api/v1/audits/{id}/runs/{runId}/equipment': {
    ask: async (source) => {
      const { id, runId } = await aRun(source);
      const { productModelId } = await auditable(source);
      const serialNumber = `SN ${newId()}`;
      return { params: { id, runId }, body: { id: null, productModelId, serialNumber, nickName: 'The new one' } };
    },
    shows: { equipment: { nickName: 'The new one' } },
  },
  'PUT /api/v1/audits/{id}/runs/{runId}/protocol/{protocolId}': {
    ask: async (source) => {
      const { id, runId } = await aRun(source);
      return { params: { id, runId, protocolId: (await auditable(source)).protocolIds.Audit_Quick } };
    },
    shows: { inspectionProtocolName: 'Audit_Quick protocol' },
  },
  'PUT /api/v1/audits/{id}/runs/{runId}/includedInReport': {
    ask: async (source) => {
      const { id, runId } = await aRun(source);
      return { params: { id, runId }, body: false };
    },
    shows: { includedInReport: false },
  },
};
