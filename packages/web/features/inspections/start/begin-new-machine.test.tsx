import type { InspectionInput } from '@assay/contract/inspections';
import { newId } from '@assay/domain/id';
import { frozen, snapshot, snapshotPoint } from '@assay/domain/runs/testing/runs';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fakeApi, problem } from '../../../testing/fake-api.ts';
import { renderPiece } from '../../../testing/render-app.tsx';
import { resultKey } from '../../runs/perform/run-states.ts';
import type { Entry } from '../../runs/queue/entry.ts';
import { createFieldQueue } from '../../runs/queue/field-queue.ts';
import { InspectionBeginNote } from '../perform/InspectionBeginNote.tsx';
import { inspectionTransport } from '../perform/inspection-writers.ts';
import { type Beginning, begunHere } from './begun-here.ts';
import { newMachineHere } from './new-machine.ts';

const known = 'A machine with this name is registered already: HP1, Cone HP300, Harju Stone.';
const product = {
  ...{ id: newId(), name: 'Cone HP300' },
  ...{ family: { id: newId(), name: 'Cone' }, model: { id: newId(), name: 'HP300' } },
};
const equipment = { productModelId: product.model.id, serialNumber: ' HP1 ', nickName: '', customerSiteId: null };

/** An inspection of a machine that was named without network, with an answer. */
function begun() {
  const main = {
    snapshot: newId(),
    content: snapshot([[snapshotPoint('note', frozen('Comment', { name: 'Note' }))]], { name: 'Check', type: 'Daily' }),
  } as Beginning['main'];
  const machine = newMachineHere(newId(), equipment, product, null);
  const input = {
    ...{ id: newId(), runId: newId(), configuratorRunId: newId(), protocolId: newId(), customerId: null },
    ...{ equipment: { ...equipment, newId: machine.id }, configuratorProtocolId: null, loadedHours: '' },
    ...{ contactName: '', contactPhoneNumber: '', contactEmail: '', choices: [], samples: {} },
  };
  const person = { name: 'Uma', email: 'uma@provider.example', external: false };
  const about = { machine, customer: null, main, configurator: undefined, answers: [], followUps: [] };
  return begunHere({ input, ...about, person, now: new Date() });
}

const entry = (key: Entry['key'], order: number, parts: object): Entry =>
  ({
    ...{ id: newId(), key, kind: key.split('/')[0], operation: 'put', parts, base: {} },
    ...{ state: 'waiting', order, since: 0, changed: 0 },
  }) as Entry;

describe('a machine that was named without network', () => {
  it('is new: it has a trimmed name, no customer and no past', () => {
    const { inspection, input } = begun();
    expect(inspection).toMatchObject({ name: 'Check HP1', serialNumber: 'HP1', customer: null, lastLoadedHours: null });
    expect(input).toMatchObject({ equipment: { newId: inspection.equipment.id }, prefilled: [] });
  });

  it('where one is registered under that name, waits for the person, who goes on upon that one; the work is sent after it', async () => {
    const { inspection, input } = begun();
    const [run] = inspection.runs;
    const result = run?.results[0];
    const resultPath = `PUT inspections/${inspection.id}/pointResults/${result?.id}`;
    const api = fakeApi({
      'POST inspections': ({ body }) =>
        'newId' in (body as { equipment: object }).equipment
          ? problem(409, 'machineKnown', { detail: known })
          : { status: 201, body: inspection },
      [resultPath]: { body: { ...result, value: 'Cracked', revision: 1 } },
    });
    const key = resultKey(run?.id ?? '', result?.protocolPointId ?? '', result?.id ?? '');
    const entries = [entry(`begin/inspections/${inspection.id}`, 0, { input }), entry(key, 1, { value: 'Cracked' })];
    const queue = createFieldQueue(inspectionTransport(inspection.id), { kept: { entries, states: new Map() } });
    onTestFinished(queue.close);
    const component = () => <InspectionBeginNote inspection={inspection} queue={queue} />;
    const history = createMemoryHistory({ initialEntries: ['/'] });
    renderPiece(<RouterProvider router={createRouter({ routeTree: createRootRoute({ component }), history })} />);
    expect(await screen.findByText(known)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Start again with other choices' }).getAttribute('href')).toBe(
      `/Reports/new?again=${inspection.id}`,
    );
    expect(api.calls()).toEqual(['POST inspections']);
    await userEvent.click(screen.getByRole('button', { name: 'Use the registered machine' }));
    await waitFor(() => expect(queue.entries()).toEqual([]));
    expect(api.calls()).toEqual(['POST inspections', 'POST inspections', resultPath]);
    const { newId: _, ...named } = (input.equipment as { newId: string }) ?? {};
    expect(api.sent[1]?.body).toEqual({ ...(input as InspectionInput), equipment: named });
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});
