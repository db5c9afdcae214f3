import { frozen, snapshot } from '@assay/domain/runs/testing/runs';
import { expect, it } from 'vitest';
import { stillQueue } from '../queue/testing/still-queue.ts';
import { createRunModel } from './run-model.ts';
import { extraKey } from './run-states.ts';

it('has added points in their order, however this device has kept them', () => {
  const queue = stillQueue();
  const run = { id: 'run', inspectionProtocolName: 'Site audit', equipment: null } as never;
  const model = createRunModel({ queue, run, snapshot: snapshot([[]], {}), external: false, language: 'en' });
  const added = (id: string, index: number): Parameters<typeof queue.receive>[0][number] => [
    extraKey('run', id),
    { revision: 0, parts: { id, inspectionPointId: id, index, point: frozen('Comment', { name: id }) } },
  ];
  queue.receive([added('crusher', 1), added('screen', 2), added('noise', 0)]);
  queue.change(extraKey('run', 'dust'), { inspectionPointId: 'dust' });
  queue.receive([added('dust', 3)]);
  expect(model.work().extraPoints.map(({ id }) => id)).toEqual(['noise', 'crusher', 'screen', 'dust']);
});
