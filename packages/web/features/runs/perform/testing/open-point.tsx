import type { SnapshotPoint } from '@assay/domain/protocols/snapshot';
import { newResult } from '@assay/domain/runs/result';
import { snapshot } from '@assay/domain/runs/testing/runs';
import { toWireContent } from '@assay/domain/runs/wire-content';
import userEvent from '@testing-library/user-event';
import { SessionContext } from '../../../../api/session.ts';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { sessionOf, userOf } from '../../../../testing/people.ts';
import { renderPiece } from '../../../../testing/render-app.tsx';
import { stillQueue } from '../../queue/testing/still-queue.ts';
import { PointDock } from '../PointDock.tsx';
import { PointPane } from '../PointPane.tsx';
import { type Performing, PerformingContext } from '../performing.ts';
import { createRunModel } from '../run-model.ts';
import { resultKey } from '../run-states.ts';

/** A point as an inspector has it before them, with the ratings in reach of the thumb. */
export function openPoint(
  at: SnapshotPoint,
  given: object = {},
  lastVisits: Performing['lastVisits'] = new Map(),
  usual?: Performing['usual'],
) {
  const queue = stillQueue();
  const key = resultKey('run', at.id, 'result');
  const { content, ...parts } = newResult(at.point);
  queue.receive([[key, { revision: 1, parts: { ...parts, ...toWireContent(content), ...given } as never }]]);
  const of = snapshot([[at]]);
  const run = { id: 'run', inspectionProtocolName: 'Weekly', equipment: null };
  const model = createRunModel({ queue, run: run as never, snapshot: of, external: false, language: 'en' });
  const step = { at, categoryId: of.categories[0]?.id ?? '', number: 18, phaseId: null, warning: null };
  fakeApi({ ...sessionOf('uma'), [`GET documentLibrary/documents/protocol/${of.protocolId}`]: { body: [] } });
  const session = { user: userOf('uma'), level: 1, flags: [], external: false };
  const { container } = renderPiece(
    <SessionContext value={session as never}>
      <PerformingContext value={{ queue, external: false, disabled: false, lastVisits, usual }}>
        <PointPane model={model} step={step as never} takesFocus={false} />
        <PointDock
          {...{ model, here: step as never, said: undefined, fault: undefined, steps: [step as never], place: 0 }}
          open={undefined}
          openCount={1}
          onStep={() => undefined}
          onNext={() => undefined}
          onList={() => undefined}
        />
      </PerformingContext>
    </SessionContext>,
  );
  return { user: userEvent.setup(), container, shown: () => queue.shown(key) };
}
