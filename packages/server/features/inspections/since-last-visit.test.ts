import { followUps } from '@assay/contract/follow-ups';
import { inspectionReports } from '@assay/contract/inspection-reports';
import { inspections } from '@assay/contract/inspections';
import type { ReportDocument } from '@assay/contract/reports/document';
import { newId } from '@assay/domain/id';
import { describe, expect, it } from 'vitest';
import {
  addInspectable,
  answerAll,
  expectStatus,
  startInspection,
  submitInspection,
} from '../../testing/inspections.ts';
import { useTestApp } from '../../testing/test-app.ts';

describe('what changed since the last visit', () => {
  const app = useTestApp();

  const say = async (id: string, kind: 'finding' | 'priorityAction', followUpId: string, answer: string) => {
    const said = { as: 'uma', params: { id, kind, followUpId }, body: { answer } } as const;
    expectStatus(200, await app().call(inspections.dispose, said));
  };

  it('names what the inspector fixed or found done, also where it was closed before or a finding at its point is open', async () => {
    const inspectable = await addInspectable(app());
    const first = await startInspection(app(), inspectable, { inspectionDate: '2026-01-05T08:00:00Z' });
    const [bushing, leak, guard, action] = [newId(), newId(), newId(), newId()];
    const pointId = first.runs[0]?.results[0]?.protocolPointId;
    for (const [findingId, body] of [
      [bushing, { title: 'Bushing', pointId }],
      [leak, { title: 'Leak' }],
      [guard, { title: 'Guard' }],
    ] as const)
      expectStatus(
        200,
        await app().call(inspections.putFinding, { as: 'uma', params: { id: first.id, findingId }, body }),
      );
    const order = { title: 'Bushing: act now', priority: 'High', pointId };
    const ordered = { as: 'uma', params: { id: first.id, actionId: action }, body: order } as const;
    expectStatus(200, await app().call(inspections.putPriorityAction, ordered));
    await answerAll(app(), first);
    await submitInspection(app(), first.id);
    // Reported before the second visit, so that nothing was closed since.
    for (const id of [leak, guard])
      expectStatus(200, await app().call(followUps.finding, { as: 'uma', params: { id }, body: { state: 'done' } }));

    const second = await startInspection(app(), inspectable, { inspectionDate: new Date().toISOString() });
    await answerAll(app(), second);
    await say(second.id, 'finding', bushing, 'stillOpen');
    await say(second.id, 'priorityAction', action, 'stillOpen');
    await submitInspection(app(), second.id);

    const third = await startInspection(app(), inspectable, { inspectionDate: new Date().toISOString() });
    await answerAll(app(), third);
    await say(third.id, 'finding', bushing, 'stillOpen');
    await say(third.id, 'priorityAction', action, 'fixedOnSite');
    await say(third.id, 'finding', leak, 'done');
    await submitInspection(app(), third.id);

    const { id } = third;
    const reply = await app().call(inspectionReports.document, { as: 'max', params: { id }, query: {} });
    const groups = expectStatus<ReportDocument>(200, reply).front.since?.groups ?? [];
    expect(groups.map(({ label, count, items }) => [label, count, ...items.map(({ text }) => text)])).toEqual([
      ['Still open', 1, 'Bushing (05/01/2026)'],
      ['Fixed on site', 1, 'Bushing: act now (05/01/2026)'],
      ['Found done', 1, 'Leak (05/01/2026)'],
    ]);
  });
});
