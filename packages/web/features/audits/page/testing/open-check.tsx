import type { RunOutline } from '@assay/contract/audits';
import type { UsualValues } from '@assay/contract/runs/run';
import { arrangeRuns } from '@assay/domain/audits/arrange-runs';
import type { SnapshotPoint } from '@assay/domain/protocols/snapshot';
import { ratings } from '@assay/domain/ratings';
import { newResult } from '@assay/domain/runs/result';
import { frozen, snapshot, snapshotPoint } from '@assay/domain/runs/testing/runs';
import { toWireContent } from '@assay/domain/runs/wire-content';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { vi } from 'vitest';
import { SessionContext } from '../../../../api/session.ts';
import { anAudit } from '../../../../testing/audits.ts';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { userOf } from '../../../../testing/people.ts';
import { renderPiece } from '../../../../testing/render-app.tsx';
import { preferencesQuery } from '../../../auth/auth.queries.ts';
import { usualValuesQuery } from '../../../runs/begin/begin.queries.ts';
import { PerformingContext } from '../../../runs/perform/performing.ts';
import { stillQueue } from '../../../runs/queue/testing/still-queue.ts';
import { AuditCheck } from '../AuditCheck.tsx';
import { lastVisitQuery, runQuery, snapshotQuery } from '../audit.queries.ts';
import { AuditWorkContext } from '../audit-work.ts';
import { AuditContents } from '../contents/AuditContents.tsx';
import { LoadedRun } from '../runs/LoadedRun.tsx';
import { RunProgress } from '../runs/RunProgress.tsx';
import { useRunModels } from '../runs/use-run-models.ts';

export const points = ['Guard', 'Belt', 'Motor'].map((name) => snapshotPoint(name, frozen('Comment', { name })));
/** The run of a machine whose guard cannot wait and whose belt is fine; nobody has looked at its motor. */
export function runOf(
  id: string,
  serialNumber: string,
  asked: readonly SnapshotPoint[],
  copies: Record<string, object> = {},
) {
  const found: Record<string, object> = {
    Guard: { rating: ratings.ImmediateAction, comment: 'Torn off.' },
    Belt: { rating: ratings.Ok },
    Plate: { value: '12', prefilled: true },
  };
  const results = asked.map(({ id: protocolPointId, inspectionPointId, point }) => {
    const { content, ...parts } = newResult(point);
    const given = { ...parts, ...toWireContent(content), ...found[protocolPointId], ...copies[protocolPointId] };
    return {
      ...given,
      id: `${id} ${protocolPointId}`,
      protocolPointId,
      inspectionPointId,
      type: point.type,
      revision: 1,
    };
  });
  const equipment = { id: serialNumber, serialNumber, nickName: '', productFamilyId: null, productModelId: 'model' };
  return {
    ...{
      id,
      role: 'machine',
      stage: '',
      index: 0,
      snapshot: 'frozen',
      equipment,
      inspectionProtocolName: 'Plant',
      includedInReport: true,
    },
    ...{
      choices: [],
      samples: {},
      extraPoints: [],
      results,
      toDo: asked.length,
      done: 2,
      worst: ratings.ImmediateAction,
    },
  } as unknown as RunOutline;
}

/** The check of an audit of two machines with the same protocol, with its list of contents, the head of each, and the points of the first or of both. */
export async function openCheck(
  asked: readonly SnapshotPoint[] = points,
  shown = 1,
  queue = stillQueue(),
  {
    copies,
    usual = [],
    ...given
  }: { clonedFrom?: string; copies?: Record<string, object>; usual?: UsualValues[] } = {},
) {
  const frozenProtocol = snapshot([[...asked]]);
  fakeApi({ [`GET documentLibrary/documents/protocol/${frozenProtocol.protocolId}`]: { body: [] } });
  const session = { user: userOf('uma'), level: 1, flags: [], external: false };
  const runs = [runOf('one', 'Jaw 1', asked), { ...runOf('two', 'Jaw 2', asked, copies), ...given }];
  const audit = { ...anAudit(1), runs } as never;
  const arranged = arrangeRuns(runs, '');
  const client = new QueryClient();
  client.setQueryData(usualValuesQuery('model').queryKey, usual);
  client.setQueryData(preferencesQuery.queryKey, { language: 'en' } as never);
  for (const run of runs) {
    client.setQueryData(runQuery(anAudit(1).id, run.id).queryKey, run as never);
    client.setQueryData(snapshotQuery(anAudit(1).id, run).queryKey, frozenProtocol);
    client.setQueryData(lastVisitQuery(anAudit(1).id, run).queryKey, []);
  }
  const [make, ask, onLeave] = [vi.fn(), vi.fn(), vi.fn()];
  const work = {
    ...{ audit, openRuns: new Set<string>(), toggleRun: vi.fn(), makeActionPoint: make, ask },
    inOrder: runs.map((run) => ({ kind: 'run' as const, id: run.id, title: run.equipment?.serialNumber ?? '', run })),
  };
  const Pieces = () => {
    const models = useRunModels(audit, queue);
    const [jumps, setJumps] = useState(0);
    const leave = () => {
      onLeave();
      setJumps((before) => before + 1);
    };
    return (
      <SessionContext value={session as never}>
        <PerformingContext value={{ queue, external: false, disabled: false, lastVisits: new Map() }}>
          <AuditWorkContext value={{ ...work, models, jumps }}>
            <AuditCheck onLeave={leave} />
            <AuditContents runs={arranged}>
              {runs.map((run, place) => (
                <section key={run.id} aria-label={`Points of ${run.id}`}>
                  <RunProgress run={run} />
                  {place < shown && <LoadedRun run={run} part="all" />}
                </section>
              ))}
            </AuditContents>
          </AuditWorkContext>
        </PerformingContext>
      </SessionContext>
    );
  };
  const component = () => (
    <QueryClientProvider client={client}>
      <Pieces />
    </QueryClientProvider>
  );
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createRouter({ routeTree: createRootRoute({ component }), history });
  renderPiece(<RouterProvider router={router} />);
  await screen.findByRole('list', { name: 'Jaw 1' });
  return { user: userEvent.setup(), queue, router, make, ask, onLeave };
}
