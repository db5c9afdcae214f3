import { type Audit, type AuditItem, auditResults, auditRuns, audits } from '@assay/contract/audits';
import type { HistoryEntry } from '@assay/contract/history';
import { newId } from '@assay/domain/id';
import type { FieldError } from '@assay/domain/problem';
import { days, later } from '@assay/domain/time';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Auditable,
  addAuditable,
  addMachineRun,
  finishAudit,
  readOutline,
  readRun,
  startAudit,
  writeAuditResult,
} from '../../testing/audits.ts';
import { addCustomer, aSite } from '../../testing/builders.ts';
import type { CastName } from '../../testing/cast.ts';
import { expectStatus } from '../../testing/inspections.ts';
import { brokenInvariants } from '../../testing/invariants.ts';
import { useTestApp } from '../../testing/test-app.ts';

const pathsOf = (body: unknown) => ((body as { errors?: FieldError[] }).errors ?? []).map(({ path }) => path);

describe('an audit', () => {
  const app = useTestApp();
  let auditable: Auditable;
  beforeAll(async () => {
    auditable = await addAuditable(app());
  });
  const create = (body: object, as: CastName = 'uma') => app().call(audits.create, { as, body });

  it('is begun for a site with the runs of its plant, extra points and a contact', async () => {
    const outline = await startAudit(app(), auditable);
    expect(outline).toMatchObject({
      name: `North quarry ${new Date().toISOString().slice(0, 10)}`,
      customer: { id: auditable.customerId, name: 'Granite Works' },
      customerSite: { id: auditable.customerSiteId, name: 'North quarry' },
      inspector: 'Uma Virtanen',
      inspectorContact: 'uma@provider.example',
      finished: false,
      version: 0,
      fields: {
        contactName: { value: 'Aino Mäkelä', revision: 1 },
        contactPhoneNumber: { value: '+358 40 000 0000' },
        contactEmail: { value: 'aino@customer.example' },
      },
    });
    expect(
      outline.runs.map(({ role, protocolRunType, points, extraPointCount }) => [
        role,
        protocolRunType,
        points,
        extraPointCount,
      ]),
    ).toEqual([
      ['site', 'Audit_Site', 4, 2],
      ['operational', 'Audit_Site_Operational', 2, 0],
    ]);
    expect(await brokenInvariants(app())).toEqual([]);
  });

  it('takes what is named instead of what it would choose by itself', async () => {
    const given = {
      id: newId(),
      operationalProtocolId: null,
      siteProtocolId: auditable.protocolIds.Audit_Site,
      contactName: 'Pekka',
      inspectionDate: '2026-02-03T08:00:00.000Z',
    };
    const outline = await startAudit(app(), auditable, given);
    expect(outline).toMatchObject({ id: given.id, name: 'North quarry 2026-02-03' });
    expect(outline.fields).toMatchObject({ contactName: { value: 'Pekka' }, contactEmail: { value: '' } });
    expect(outline.runs.map(({ role }) => role)).toEqual(['site']);
    const { customerSiteId } = auditable;
    expect((await create({ customerSiteId, ...given })).status).toBe(201);
    expect((await create({ customerSiteId, ...given, contactName: 'Matti' })).status).toBe(409);
  });

  it.each([
    ['a site that is not there', () => ({ customerSiteId: newId() }), ['customerSiteId']],
    ['a protocol of another type', () => ({ siteProtocolId: auditable.protocolIds.Audit_Quick }), ['siteProtocolId']],
    ['a day in the future', () => ({ inspectionDate: later(new Date(), days(3)).toISOString() }), ['inspectionDate']],
  ])('is refused for %s, and nothing is stored', async (_, given, paths) => {
    const count = async () => (await app().pool.query('select count(*) from visit')).rows[0];
    const before = await count();
    const { status, body } = await create({ customerSiteId: auditable.customerSiteId, ...given() });
    expect([status, pathsOf(body)]).toEqual([400, paths]);
    expect(await count()).toEqual(before);
  });

  it('is listed, searched, sorted, narrowed to a customer and to one’s own', async () => {
    const other = await addCustomer(app(), { name: 'Åland Stone', sites: [aSite({ name: 'Quay' })] });
    const site = { customerSiteId: other.sites[0]?.id ?? '' };
    const mine = await startAudit(app(), site, { inspectionDate: '2026-01-05T08:00:00.000Z' }, 'rita');
    const theirs = await startAudit(app(), site, { inspectionDate: '2026-01-04T08:00:00.000Z' }, 'max');
    await finishAudit(app(), theirs.id);
    const list = async (query: Record<string, string>, as: CastName = 'rita') =>
      expectStatus<{ result: AuditItem[]; count: number }>(200, await app().call(audits.list, { as, query }));
    const idsOf = async (query: Record<string, string>) => (await list(query)).result.map(({ id }) => id);
    const ofCustomer = { customerId: other.id };
    expect(await list({ ...ofCustomer, orderKey: 'inspectionDate', orderDirection: 'desc' })).toMatchObject({
      count: 2,
      result: [
        {
          id: mine.id,
          customer: { name: 'Åland Stone' },
          inspector: expect.stringMatching(/^Rita /),
          finished: false,
          version: 0,
        },
        { id: theirs.id, finished: true, version: 1 },
      ],
    });
    for (const orderKey of ['name', 'inspectionDate'] as const)
      expect(await idsOf({ ...ofCustomer, orderKey, orderDirection: 'asc' }), orderKey).toEqual([theirs.id, mine.id]);
    for (const orderKey of ['inspector', 'status'] as const)
      expect(new Set(await idsOf({ ...ofCustomer, orderKey, orderDirection: 'desc' })), orderKey).toEqual(
        new Set([mine.id, theirs.id]),
      );
    expect((await idsOf({ ...ofCustomer, orderKey: 'status', orderDirection: 'asc' }))[0]).toBe(mine.id);
    expect((await list({ orderKey: 'customer', orderDirection: 'asc' })).result[0]?.customer.name).toBe('Åland Stone');
    expect(await idsOf({ search: 'quay rita' })).toEqual([mine.id]);
    expect(await idsOf({ mineOnly: 'true' })).toEqual([mine.id]);
    expect(await idsOf({ ...ofCustomer, statuses: 'open' })).toEqual([mine.id]);
    expect(await idsOf({ ...ofCustomer, statuses: 'finished' })).toEqual([theirs.id]);
    expect((await list({ ...ofCustomer, statuses: 'open,finished' })).count).toBe(2);
    expect((await list({ ...ofCustomer, types: 'Audit_Site' })).count).toBe(2);
    expect((await list({ ...ofCustomer, types: 'Audit_Machine' })).count).toBe(0);
  });

  it('keeps each field with a revision of its own, and refuses a stale write with the current state', async () => {
    const { id } = await startAudit(app(), auditable);
    const write = (field: string, text: string, revision?: number) =>
      app().call(audits.updateField, {
        as: 'uma',
        params: { id, field },
        body: { text },
        headers: revision === undefined ? {} : { 'if-match': `"${revision}"` },
      });
    expect((await write('comment', 'Dry', 1)).body).toEqual({ field: 'comment', value: 'Dry', revision: 2 });
    const stale = await write('comment', 'Wet', 1);
    expect(stale.status).toBe(412);
    expect(stale.body).toMatchObject({ current: { field: 'comment', value: 'Dry', revision: 2 } });
    expect((await write('summary', 'Sound plant', 1)).status).toBe(200);
    expect((await write('inspectionDate', '2026-03-04T10:00:00.000Z')).status).toBe(200);
    expect(pathsOf((await write('inspectionDate', 'yesterday')).body)).toEqual(['text']);
    expect(pathsOf((await write('contactEmail', 'nobody')).body)).toEqual(['text']);
    expect(await readOutline(app(), id)).toMatchObject({
      name: 'North quarry 2026-03-04',
      fields: { comment: { value: 'Dry', revision: 2 }, summary: { value: 'Sound plant', revision: 2 } },
    });
    const inspector = { inspector: 'Ines', inspectorContact: 'ines@provider.example' };
    const put = (revision: number) =>
      app().call(audits.setInspector, {
        as: 'max',
        params: { id },
        body: inspector,
        headers: { 'if-match': `"${revision}"` },
      });
    expect((await put(1)).body).toEqual({ ...inspector, revision: 2 });
    expect((await put(1)).status).toBe(412);
  });

  it('that is finished refuses every edit until it is opened again, and keeps its version [AUL-06]', async () => {
    const { id, runs } = await startAudit(app(), auditable);
    const run = await addMachineRun(app(), id, auditable);
    const [result] = (await readRun(app(), id, run.id)).results;
    const added = await app().call(audits.addSuggestion, {
      as: 'uma',
      params: { id },
      body: { type: 'ShortTerm', text: 'Soon' },
    });
    const suggestionId = (added.body as { id: string }).id;
    expect(await finishAudit(app(), id)).toMatchObject({ finished: true, version: 1 });
    const params = { id, runId: run.id, resultId: result?.id ?? '', suggestionId, field: 'comment' };
    const point = { pointId: result?.protocolPointId ?? '', imageId: newId(), protocolId: newId() };
    const ask = { as: 'uma', params: { ...params, ...point } } as const;
    const machine = { equipment: { id: auditable.equipmentId }, protocolId: auditable.protocolIds.Audit_Machine };
    const edits = [
      await app().call(audits.updateField, { ...ask, body: { text: 'Late' } }),
      await app().call(audits.updateField, {
        as: 'uma',
        params: { id, field: 'inspectionDate' },
        body: { text: '2026-01-01T00:00:00.000Z' },
      }),
      await app().call(audits.setInspector, { ...ask, body: { inspector: 'Late', inspectorContact: '' } }),
      await app().call(audits.addSuggestion, { ...ask, body: { type: 'ShortTerm', text: '' } }),
      await app().call(audits.updateSuggestion, { ...ask, body: { text: 'Late' } }),
      await app().call(audits.deleteSuggestion, ask),
      await app().call(auditRuns.add, { ...ask, body: { ...machine, protocolRunType: 'Audit_Machine:stage_1' } }),
      await app().call(auditRuns.delete, ask),
      await app().call(auditRuns.changeEquipment, { ...ask, body: { id: auditable.equipmentId } }),
      await app().call(auditRuns.changeProtocol, { ...ask, body: {} }),
      await app().call(auditRuns.includeInReport, { ...ask, body: false as never }),
      await app().call(auditResults.createResult, { ...ask, body: { comment: 'Late' } }),
      await app().call(auditResults.updateResult, { ...ask, body: { comment: 'Late' } }),
      await app().call(auditResults.putImage, { ...ask, body: {} }),
      await app().call(auditResults.removeImage, ask),
      await app().call(auditResults.captionImage, { ...ask, body: { text: '' } }),
      await app().call(auditResults.layoutImage, { ...ask, body: { layout: 'Default' } }),
      await app().call(auditResults.moveImage, { ...ask, body: { index: 0 } }),
      await app().call(auditResults.start, { ...ask, body: {} }),
      await app().call(auditResults.addExtraPoint, { ...ask, body: { inspectionPointId: newId() } }),
      await app().call(auditResults.removeExtraPoint, ask),
    ];
    for (const [place, { status, body }] of edits.entries())
      expect([place, status, (body as { detail: string }).detail]).toEqual([
        place,
        409,
        'Finished audit can not be edited any more',
      ]);
    const again = await app().call(audits.setFinished, { as: 'uma', params: { id }, body: true as never });
    expect(again.status).toBe(409);
    expect(await finishAudit(app(), id, false)).toMatchObject({ finished: false, version: 1 });
    await writeAuditResult(app(), id, result?.id ?? '', { comment: 'Open again' });
    expect(await finishAudit(app(), id)).toMatchObject({ finished: true, version: 2 });
    const whole = expectStatus<Audit>(200, await app().call(audits.get, { as: 'uma', params: { id } }));
    expect(whole.versions.map(({ version }) => version)).toEqual([2, 1]);
    expect(runs).toHaveLength(2);
    expect(await brokenInvariants(app())).toEqual([]);
  });

  it('is deleted by Managers, and is gone from the list and for every call', async () => {
    const { id } = await startAudit(app(), auditable);
    const remove = (as: CastName) => app().call(audits.delete, { as, params: { id } });
    expect((await remove('uma')).status).toBe(403);
    expect((await remove('max')).body).toEqual({});
    expect((await remove('max')).status).toBe(404);
    expect((await app().call(audits.outline, { as: 'uma', params: { id } })).status).toBe(404);
    const { rows } = await app().pool.query('select kind from visit where id = $1 and deleted_at is not null', [id]);
    expect(rows).toEqual([{ kind: 'audit' }]);
  });

  it('tells Managers what happened to it, in words of the trade', async () => {
    const { id } = await startAudit(app(), auditable);
    const run = await addMachineRun(app(), id, auditable);
    await app().call(auditRuns.includeInReport, { as: 'uma', params: { id, runId: run.id }, body: false as never });
    await app().call(auditRuns.delete, { as: 'max', params: { id, runId: run.id } });
    await finishAudit(app(), id);
    await finishAudit(app(), id, false);
    const history = expectStatus<HistoryEntry[]>(200, await app().call(audits.history, { as: 'max', params: { id } }));
    expect(history.map(({ action }) => action)).toEqual([
      'reopened',
      'finished',
      'run deleted',
      'left out of report',
      'run added',
      'created',
    ]);
  });
});
