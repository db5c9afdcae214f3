import { auditResults, auditRuns, type ProtocolChange, type RunOutline } from '@assay/contract/audits';
import type { FieldError } from '@assay/domain/problem';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Auditable,
  addAuditable,
  addMachineRun,
  readRun,
  startAudit,
  writeAuditResult,
} from '../../testing/audits.ts';
import { meetAt, untilWaiting } from '../../testing/held-row.ts';
import { expectStatus } from '../../testing/inspections.ts';
import { brokenInvariants } from '../../testing/invariants.ts';
import { addPoint } from '../../testing/points.ts';
import { aCategory, addProtocol, aProtocolPoint } from '../../testing/protocols.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { addImage } from '../../testing/uploads.ts';

const pathsOf = (body: unknown) => ((body as { errors?: FieldError[] }).errors ?? []).map(({ path }) => path);

describe('the protocol of a run of an audit', () => {
  const app = useTestApp();
  let auditable: Auditable;
  let id: string;
  beforeAll(async () => {
    auditable = await addAuditable(app());
    id = (await startAudit(app(), auditable)).id;
  });

  it('is changed: answers to points of both stay, others become extra points as was announced', async () => {
    const { categoryId } = auditable;
    const shared = await addPoint(app(), 'Measurement', { productCategoryId: categoryId, name: 'Gap' });
    const [gone, fresh] = [
      await addPoint(app(), 'Comment', { productCategoryId: categoryId, name: 'Noise' }),
      await addPoint(app(), 'Comment', { productCategoryId: categoryId, name: 'Dust' }),
    ];
    const unsaid = await addPoint(app(), 'Comment', { productCategoryId: categoryId, name: 'Unsaid' });
    const protocolOf = (...points: { id: string }[]) =>
      addProtocol(app(), {
        type: 'Audit_Machine',
        targets: [],
        categories: [
          aCategory(
            'All',
            points.map((point) => aProtocolPoint(point.id)),
          ),
        ],
      });
    const [first, second] = [await protocolOf(shared, gone, unsaid), await protocolOf(fresh, shared)];
    const run = await addMachineRun(app(), id, auditable, { protocolId: first.protocolId });
    const [gap, noise] = (await readRun(app(), id, run.id)).results;
    const imageId = await addImage(app(), 'uma');
    await writeAuditResult(app(), id, gap?.id ?? '', {
      value: '12',
      photos: [{ imageId, caption: '', layout: 'Default' }],
    });
    await writeAuditResult(app(), id, noise?.id ?? '', { value: 'Knocking' });

    const at = { as: 'uma', params: { id, runId: run.id, protocolId: second.protocolId } } as const;
    const plan = expectStatus<ProtocolChange>(200, await app().call(auditRuns.protocolChange, at));
    expect(plan).toEqual({ kept: 1, becomeExtra: [{ protocolPointId: noise?.protocolPointId, name: 'Noise' }] });
    const change = (extraPointIds: string[], params = at.params) =>
      app().call(auditRuns.changeProtocol, { as: 'uma', params, body: { extraPointIds } });
    expect((await change([])).status).toBe(409);
    const changed = expectStatus<RunOutline>(200, await change([noise?.protocolPointId ?? '']));
    expect(changed).toMatchObject({ inspectionProtocolId: second.protocolId, points: 3, answered: 2, photos: 1 });
    const read = await readRun(app(), id, run.id);
    expect(read.results.map(({ id: resultId, value }) => [resultId === gap?.id, value])).toEqual([
      [false, ''],
      [true, '12'],
      [false, 'Knocking'],
    ]);
    expect(read.extraPoints.map(({ point }) => (point as { name: string }).name)).toEqual(['Noise']);

    // And back: what became an extra point takes its old place again.
    const back = { ...at.params, protocolId: first.protocolId };
    expectStatus(200, await change([], back));
    const again = await readRun(app(), id, run.id);
    expect(again.results.map(({ value }) => value)).toEqual(['12', 'Knocking', '']);
    expect(again.extraPoints).toEqual([]);
    const same = await change([], back);
    expect([same.status, pathsOf(same.body)]).toEqual([400, ['protocolId']]);
    expect(await brokenInvariants(app())).toEqual([]);
  });

  it('is changed without losing an answer that is written meanwhile', async () => {
    const run = await addMachineRun(app(), id, auditable);
    const [, result] = (await readRun(app(), id, run.id)).results;
    const resultId = result?.id ?? '';
    const [write, change] = await meetAt(app(), { table: 'result', id: resultId }, [
      () => app().call(auditResults.updateResult, { as: 'uma', params: { id, resultId }, body: { value: 'Just now' } }),
      async () => {
        await untilWaiting(app(), 1);
        return app().call(auditRuns.changeProtocol, {
          as: 'max',
          params: { id, runId: run.id, protocolId: auditable.protocolIds.Audit_Quick },
          body: {},
        });
      },
    ]);
    expect([write?.status, change?.status]).toEqual([200, 200]);
    const { extraPoints, results } = await readRun(app(), id, run.id);
    expect(extraPoints).toHaveLength(1);
    expect(results.at(-1)).toMatchObject({ id: resultId, value: 'Just now' });
  });
});
