import { auditReports } from '@assay/contract/audit-reports';
import { auditRuns, type RunOutline } from '@assay/contract/audits';
import { ratings } from '@assay/domain/ratings';
import { expect, it } from 'vitest';
import { addAuditable, finishAudit, readRun, startAudit, writeAuditResult } from '../../testing/audits.ts';
import { addEquipment } from '../../testing/builders.ts';
import { expectStatus } from '../../testing/inspections.ts';
import { addPoint } from '../../testing/points.ts';
import { aCategory, addProtocol, aProtocolPoint } from '../../testing/protocols.ts';
import { useTestApp } from '../../testing/test-app.ts';

const app = useTestApp();

it('what was taken over from the last visit and not looked at is not answered, cloned, measured or drawn, and the report says so', async () => {
  const auditable = await addAuditable(app());
  const { categoryId: productCategoryId, productModelId } = auditable;
  const given = { productCategoryId, name: 'Liner', visualization: 'LineChart' } as const;
  const point = await addPoint(app(), 'Measurement', given);
  const categories = [aCategory('Wear', [aProtocolPoint(point.id, { prefill: true })])];
  const { protocolId } = await addProtocol(app(), { type: 'Audit_Machine', targets: [], categories });
  const [visited, other] = [
    await addEquipment(app(), { productModelId }),
    await addEquipment(app(), { productModelId }),
  ];
  const add = async (id: string, equipmentId: string, of: { protocolId: string } | { cloneRunId: string }) =>
    expectStatus<RunOutline>(
      201,
      await app().call(auditRuns.add, {
        as: 'uma',
        params: { id },
        body: { ...of, protocolRunType: 'Audit_Machine:stage_1', equipment: { id: equipmentId } },
      }),
    );
  const first = await startAudit(app(), auditable, { inspectionDate: '2025-01-10T08:00:00.000Z' });
  const run = await add(first.id, visited.id, { protocolId });
  const [measured] = (await readRun(app(), first.id, run.id)).results;
  await writeAuditResult(app(), first.id, measured?.id ?? '', { value: '40', rating: ratings.Ok });
  await finishAudit(app(), first.id);

  const second = await startAudit(app(), auditable);
  const again = await add(second.id, visited.id, { protocolId });
  expect(again).toMatchObject({ points: 1, answered: 0 });
  expect((await readRun(app(), second.id, again.id)).results).toMatchObject([{ value: '40', prefilled: true }]);
  const clone = await add(second.id, other.id, { cloneRunId: again.id });
  expect((await readRun(app(), second.id, clone.id)).results).toMatchObject([{ value: '', prefilled: false }]);
  await finishAudit(app(), second.id);

  const measurements = app()
    .db.selectFrom('measurement')
    .select(['value', 'run_id'])
    .where('equipment_id', 'in', [visited.id, other.id]);
  expect(await measurements.execute()).toEqual([{ value: 40, run_id: run.id }]);
  const { text } = await app().call(auditReports.html, { as: 'uma', params: { id: second.id } });
  expect(text).toContain('As at the last visit');
  expect(text).not.toContain('Trend: Liner');
});
