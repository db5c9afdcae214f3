import { levels } from '@assay/domain/access';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionQuery } from '../../../api/session.ts';
import { clearToken, setToken } from '../../../api/token.ts';
import { giveDeviceStorage } from '../../../testing/device-storage.ts';
import { fakeApi, problem } from '../../../testing/fake-api.ts';
import { tokenOf, userOf } from '../../../testing/people.ts';
import { keepAudits } from './keep-audits.ts';

beforeEach(giveDeviceStorage);
afterEach(() => {
  clearToken();
  vi.unstubAllGlobals();
});

it.each([
  { external: true, level: levels.Admin, asks: false },
  { external: false, level: levels.User, asks: true },
])('the audits of one’s own are kept for those who may see audits: %o', async ({ external, level, asks }) => {
  setToken(tokenOf('uma'));
  const { calls } = fakeApi({ 'GET audits': problem(404, 'notFound') });
  const client = new QueryClient();
  client.setQueryData(sessionQuery.queryKey, {
    ...{ user: userOf('uma') as never, level, flags: [], external, distributorAdmin: false, divisions: null },
  });
  expect(await keepAudits(client, () => false)).toEqual([]);
  expect(calls().some((one) => one.startsWith('GET audits'))).toBe(asks);
});
