import { newId } from '@assay/domain/id';
import { ratings } from '@assay/domain/ratings';
import { frozen, snapshot, snapshotPoint } from '@assay/domain/runs/testing/runs';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { noteKeptSince } from '../../../../api/kept-since.ts';
import { setToken } from '../../../../api/token.ts';
import { anAudit } from '../../../../testing/audits.ts';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { tokenOf } from '../../../../testing/people.ts';
import { preferencesQuery } from '../../../auth/auth.queries.ts';
import { resultKey } from '../../../runs/perform/run-states.ts';
import { stillQueue } from '../../../runs/queue/testing/still-queue.ts';
import { outlineQuery } from '../audit.queries.ts';
import { takeOverRun } from '../audit-states.ts';
import { runOf } from '../testing/open-check.tsx';
import { runProgress } from './run-progress.ts';
import { useRunModels } from './use-run-models.ts';

const asked = ['Motor', 'Plate'].map((name) => snapshotPoint(name, frozen('Comment', { name })));
const done = { rating: ratings.Ok, comment: 'Fine.' };

/** The page of an audit of two machines, of which nothing was unfolded since it was loaded. */
function load(prepare: (given: { queue: ReturnType<typeof stillQueue>; runs: ReturnType<typeof runOf>[] }) => void) {
  const runs = ['one', 'two'].map((id) => ({ ...runOf(id, `Jaw ${id}`, asked), done: 0 }));
  const audit = { ...anAudit(1), id: newId(), runs } as never;
  const { id } = audit as { id: string };
  const { calls } = fakeApi(
    Object.fromEntries(
      runs.flatMap((run) => [
        [`GET audits/${id}/runs/${run.id}`, { body: run }],
        [`GET audits/${id}/runs/${run.id}/snapshot`, { body: snapshot([asked]) }],
      ]),
    ),
  );
  const queue = stillQueue();
  const client = new QueryClient();
  onTestFinished(() => client.clear());
  client.setQueryData(preferencesQuery.queryKey, { language: 'en' } as never);
  prepare({ queue, runs });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useRunModels(audit, queue), { wrapper });
  const doneNow = () => runs.map((run) => runProgress(queue, result.current, run).done);
  return { calls, doneNow, hash: JSON.stringify(outlineQuery(id).queryKey) };
}

beforeEach(() => setToken(tokenOf('uma')));

it('a machine that was not unfolded since the page was loaded is counted with what waits on the device, and no other is read', async () => {
  const { doneNow, calls } = load(({ queue }) => queue.change(resultKey('one', 'Motor', 'one Motor'), done));
  await waitFor(() => expect(doneNow()).toEqual([1, 0]));
  expect(calls().filter((call) => call.includes('runs/two'))).toEqual([]);
});

it('where the list of machines is of a moment past, what was answered here and sent since is counted, too', async () => {
  const answered = (run: ReturnType<typeof runOf>) => {
    const { results } = run as unknown as { results: object[] };
    return { ...run, results: results.map((result) => ({ ...result, ...done, prefilled: false, revision: 2 })) };
  };
  const { doneNow, hash } = load(({ queue, runs }) => takeOverRun(queue, answered(runs[1] as never) as never));
  expect(doneNow()).toEqual([0, 0]);
  noteKeptSince(hash, 1);
  onTestFinished(() => noteKeptSince(hash, undefined));
  await waitFor(() => expect(doneNow()).toEqual([0, 2]));
});
