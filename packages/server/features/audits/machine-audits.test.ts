import { audits } from '@assay/contract/audits';
import { type Equipment, equipments } from '@assay/contract/equipment';
import { describe, expect, it } from 'vitest';
import { addAuditable, addMachineRun, startAudit } from '../../testing/audits.ts';
import { addEquipment, companyIdOf } from '../../testing/builders.ts';
import type { CastName } from '../../testing/cast.ts';
import { expectStatus } from '../../testing/inspections.ts';
import { useTestApp } from '../../testing/test-app.ts';

describe('an audit', () => {
  const app = useTestApp();

  it('is in the history of the machines that it looked at, for staff alone, until it is deleted', async () => {
    const auditable = await addAuditable(app());
    const machine = await addEquipment(app(), {
      productModelId: auditable.productModelId,
      customerSiteId: auditable.customerSiteId,
    });
    const [earlier, later_] = [
      await startAudit(app(), auditable, { inspectionDate: '2026-01-04T08:00:00.000Z' }),
      await startAudit(app(), auditable, { inspectionDate: '2026-01-05T08:00:00.000Z' }),
    ];
    for (const { id } of [earlier, later_]) await addMachineRun(app(), id, { ...auditable, equipmentId: machine.id });
    const assigned = { ...machine, companyIds: [await companyIdOf(app(), 'dina')] };
    expectStatus(200, await app().call(equipments.update, { as: 'max', params: { id: machine.id }, body: assigned }));
    const historyFor = async (as: CastName) =>
      expectStatus<Equipment>(200, await app().call(equipments.get, { as, params: { id: machine.id } })).audits;
    expect((await historyFor('uma')).map(({ id, name }) => [id, name])).toEqual([
      [later_.id, 'North quarry 2026-01-05'],
      [earlier.id, 'North quarry 2026-01-04'],
    ]);
    expect(await historyFor('dina')).toEqual([]);
    await app().call(audits.delete, { as: 'max', params: { id: later_.id } });
    expect((await historyFor('uma')).map(({ id }) => id)).toEqual([earlier.id]);
  });
});
