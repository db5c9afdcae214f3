import { application } from '@assay/contract/application';
import { hashKey, onlineManager, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { call } from '../api/call.ts';
import { noteKeptSince } from '../api/kept-since.ts';
import { clearToken, setToken } from '../api/token.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { tokenOf } from '../testing/people.ts';
import { createQueryClient } from './query-client.ts';

describe('an answer that is kept on the device', () => {
  it('is asked for at once: the code that keeps it comes beside it', async () => {
    setToken('of.somebody.signed-in');
    const read = vi.fn(async () => 'the answer');
    const answered = createQueryClient().fetchQuery({ queryKey: ['kept'], queryFn: read, meta: { kept: true } });
    expect(read).toHaveBeenCalledOnce();
    expect(await answered).toBe('the answer');
  });

  it('gives way to one of now as soon as there is a network again', async () => {
    const client = createQueryClient();
    onTestFinished(() => client.clear());
    client.mount();
    onTestFinished(() => client.unmount());
    const read = vi.fn(async () => 'of now');
    const query = { queryKey: ['stands in'], queryFn: read, staleTime: Number.POSITIVE_INFINITY };
    client.setQueryData(query.queryKey, 'of yesterday');
    const stop = new QueryObserver(client, query).subscribe(() => undefined);
    onTestFinished(stop);
    expect(read).not.toHaveBeenCalled();
    noteKeptSince(hashKey(query.queryKey), 1);
    onTestFinished(() => noteKeptSince(hashKey(query.queryKey), undefined));
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await vi.waitFor(() => expect(client.getQueryData(query.queryKey)).toBe('of now'));
  });

  it('gives way also on a page that was loaded without network, which nothing tells that it was lost', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => onLine.mockRestore());
    const client = createQueryClient();
    onTestFinished(() => client.clear());
    client.mount();
    onTestFinished(() => client.unmount());
    const read = vi.fn(async () => 'of now');
    const query = { queryKey: ['stood in'], queryFn: read, staleTime: Number.POSITIVE_INFINITY };
    client.setQueryData(query.queryKey, 'of yesterday');
    noteKeptSince(hashKey(query.queryKey), 1);
    onTestFinished(() => noteKeptSince(hashKey(query.queryKey), undefined));
    onTestFinished(new QueryObserver(client, query).subscribe(() => undefined));
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(client.getQueryData(query.queryKey)).toBe('of now'));
  });
});

it('what was asked for the first time before something was written is asked for once more afterwards', async () => {
  const client = createQueryClient();
  onTestFinished(() => client.clear());
  const rows = ['one', 'two'];
  const { promise: sent, resolve: send } = Promise.withResolvers<void>();
  // The first answer was made before the row was deleted, and comes after it.
  const read = vi.fn(async () => {
    const answer = [...rows];
    await sent;
    return answer;
  });
  const query = { queryKey: ['rows'], queryFn: read };
  onTestFinished(new QueryObserver(client, query).subscribe(() => undefined));
  expect(read).toHaveBeenCalledOnce();
  rows.pop();
  const invalidated = client.invalidateQueries({ queryKey: ['rows'] });
  send();
  await invalidated;
  expect(client.getQueryData(['rows'])).toEqual(['one']);
  // One that has an answer is asked for once.
  await client.invalidateQueries({ queryKey: ['rows'] });
  expect(read).toHaveBeenCalledTimes(3);
});

it('holds nothing of one person for the next, also what is answered after that one has left', async () => {
  setToken(tokenOf('uma'));
  const client = createQueryClient();
  onTestFinished(() => client.clear());
  const { promise: late, resolve: answer } = Promise.withResolvers<string>();
  clearToken();
  const read = client.fetchQuery({ queryKey: ['preferences'], queryFn: () => late });
  answer('of the one before');
  await read;
  // What the application says of itself is public.
  client.setQueryData(['application', 'languages'], []);
  setToken(tokenOf('dora'));
  onTestFinished(clearToken);
  expect(client.getQueryData(['preferences'])).toBeUndefined();
  expect(client.getQueryData(['application', 'languages'])).toEqual([]);
});

it('what could not be read without network is read again once any call is answered', async () => {
  setToken(tokenOf('uma'));
  const client = createQueryClient();
  onTestFinished(() => client.clear());
  let isThere = false;
  fakeApi({ 'GET languages': () => (isThere ? { body: [] } : 'lost') });
  const queryFn = () => call(application.languages, { retries: false });
  const query = { queryKey: ['failed'], queryFn, retry: false };
  onTestFinished(new QueryObserver(client, query).subscribe(() => undefined));
  await vi.waitFor(() => expect(client.getQueryState(query.queryKey)?.status).toBe('error'));
  isThere = true;
  await queryFn();
  await vi.waitFor(() => expect(client.getQueryData(query.queryKey)).toEqual([]));
});
