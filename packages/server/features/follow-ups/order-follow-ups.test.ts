import { type Finding, followUps, type MachineFollowUp } from '@assay/contract/follow-ups';
import type { InspectionReport } from '@assay/contract/inspection-report';
import { type Inspection, inspections } from '@assay/contract/inspections';
import { newId } from '@assay/domain/id';
import { describe, expect, it } from 'vitest';
import {
  answerAll,
  expectStatus,
  startInspection,
  submitInspection,
  useInspectable,
} from '../../testing/inspections.ts';
import { type Ask, useTestApp } from '../../testing/test-app.ts';

describe('the findings of an inspection', () => {
  const app = useTestApp();
  const inspectable = useInspectable(app);
  const putFinding = (id: string, findingId: string, body: object) =>
    app().call(inspections.putFinding, { as: 'uma', params: { id, findingId }, body });

  it('stand in the order that the inspector gives them, on the machine and in every later version of the report', async () => {
    const inspection = await startInspection(app(), inspectable());
    const { id } = inspection;
    const ids = [newId(), newId(), newId()];
    for (const [n, findingId] of ids.entries()) await putFinding(id, findingId, { title: `Finding ${n}` });
    const [one = '', two = '', three = ''] = ids;
    const order = (body: object, ask: Ask = { as: 'uma' }, list = 'findings') =>
      app().call(inspections.orderFollowUps, { ...ask, params: { id, list }, body });
    expect(await order({ ids: [three, one] })).toMatchObject({
      status: 200,
      body: { list: 'findings', ids: [three, one, two], revision: 2 },
    });
    const shown = expectStatus<Inspection>(200, await app().call(inspections.get, { as: 'uma', params: { id } }));
    expect(shown.findings.map((finding) => [finding.id, finding.index, finding.revision])).toEqual([
      [three, 0, 1],
      [one, 1, 1],
      [two, 2, 1],
    ]);
    expect(shown.orderRevisions).toEqual({ findings: 2, priorityActions: 1 });
    const stale = await order({ ids }, { as: 'max', headers: { 'if-match': '"1"' } });
    expect(stale).toMatchObject({ status: 412, body: { current: { ids: [three, one, two], revision: 2 } } });
    expect(await order({ ids: [newId(), two] }, { as: 'uma', headers: { 'if-match': '"2"' } })).toMatchObject({
      status: 200,
      body: { ids: [two, three, one] },
    });
    expect(expectStatus<Finding>(200, await putFinding(id, newId(), { title: 'New' }))).toMatchObject({ index: 3 });
    expect((await order({ ids }, { as: 'rita' })).status).toBe(403);
    expect((await order({ ids: ['x'] })).status).toBe(400);
    expect((await order({ ids }, { as: 'uma' }, 'photos')).status).toBe(404);
    const history = await app().call(inspections.history, { as: 'max', params: { id } });
    expect(history.text).toContain('"from":"Finding 0, Finding 1, Finding 2"');
    await answerAll(app(), inspection);
    await submitInspection(app(), id);
    expect((await order({ ids })).status).toBe(409);
    const titles = ['Finding 1', 'Finding 2', 'Finding 0', 'New'];
    const { findings } = expectStatus<InspectionReport>(
      200,
      await app().call(inspections.web, { as: 'uma', params: { id } }),
    );
    expect(findings.map(({ title }) => title)).toEqual(titles);
    const params = { id: inspectable().equipmentId };
    const onMachine = await app().call(followUps.ofEquipment, { as: 'uma', params });
    expect(expectStatus<MachineFollowUp[]>(200, onMachine).map(({ title }) => title)).toEqual(titles);
  });
});
