import { newResult } from '@assay/domain/runs/result';
import { frozen, snapshotPoint } from '@assay/domain/runs/testing/runs';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { type Session, SessionContext } from '../../../../api/session.ts';
import { customerId } from '../../../../testing/customers.ts';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { userOf } from '../../../../testing/people.ts';
import { renderPiece } from '../../../../testing/render-app.tsx';
import { FindingLink } from '../../../runs/perform/FindingLink.tsx';
import { PerformingContext } from '../../../runs/perform/performing.ts';
import { resultKey } from '../../../runs/perform/run-states.ts';
import { stillQueue } from '../../../runs/queue/testing/still-queue.ts';
import { findingKey } from '../inspection-states.ts';
import { FollowUpList } from './FollowUpList.tsx';
import { findingsOf } from './findings-of.ts';
import { useMakeFinding } from './use-make-finding.tsx';

const visit = customerId(9);
const at = snapshotPoint('guard', frozen('Comment'));

it('the link of a point leads to its finding among all others', async () => {
  fakeApi({});
  const queue = stillQueue();
  const about = { Door: 'door', 'Guard is torn off': 'guard', Hatch: 'hatch' };
  for (const [place, [title, pointId]] of Object.entries(about).entries())
    queue.change(findingKey(customerId(place)), { title, pointId } as never);
  function Pieces() {
    const { findings } = useMakeFinding(queue, visit, 'tab-3');
    return (
      <PerformingContext value={{ queue, external: false, disabled: false, findings, lastVisits: new Map() }}>
        <FindingLink step={{ at, number: 1 }} of={resultKey('run', at.id, 'r')} result={newResult(at.point)} />
        <FollowUpList {...findingsOf(visit)} />
      </PerformingContext>
    );
  }
  const component = () => (
    <SessionContext value={{ user: userOf('uma'), level: 1, flags: [] } as unknown as Session}>
      <Pieces />
    </SessionContext>
  );
  const history = createMemoryHistory({ initialEntries: ['/?point=guard'] });
  renderPiece(<RouterProvider router={createRouter({ routeTree: createRootRoute({ component }), history })} />);
  await userEvent.setup().click(await screen.findByRole('link', { name: 'Finding: Guard is torn off' }));
  const heading = screen.getByRole('heading', { name: 'Guard is torn off' });
  await vi.waitFor(() => expect(document.activeElement).toBe(heading));
});
