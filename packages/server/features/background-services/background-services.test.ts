import { type BackgroundService, backgroundServices } from '@assay/contract/background-services';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';

describe('the calls of background services', () => {
  const app = useTestApp();
  const list = async () => (await app().call(backgroundServices.list, { as: 'max' })).body as BackgroundService[];
  const one = async (id: string) => (await list()).find((service) => service.id === id);

  it('list all eight services from the first start on', async () => {
    expect((await list()).map(({ id, status, enabled }) => [id, status, enabled])).toEqual([
      ['email-outbox', 'idle', true],
      ['distributor-expiry-reminders', 'idle', true],
      ['certification-reminders', 'idle', true],
      ['option-batch-updates', 'idle', true],
      ['master-data-import', 'idle', true],
      ['report-renderer', 'idle', true],
      ['log-retention', 'idle', true],
      ['storage-sweeper', 'idle', true],
    ]);
  });

  it('switch a service off and on', async () => {
    const params = { id: 'log-retention' };
    const off = await app().call(backgroundServices.setEnabled, { as: 'max', params, body: false });
    expect(off.body).toMatchObject({ id: 'log-retention', enabled: false, status: 'disabled' });
    await app().jobs.service(params);
    expect((await one('log-retention'))?.data.runs).toBe(0);
    await app().call(backgroundServices.setEnabled, { as: 'max', params, body: true });
    await app().jobs.service(params);
    expect((await one('log-retention'))?.data.runs).toBe(1);
  });

  it('reset a service', async () => {
    const params = { id: 'log-retention' };
    await app().jobs.service(params);
    const reply = await app().call(backgroundServices.reset, { as: 'max', params });
    expect(reply.body).toMatchObject({ status: 'idle', data: { runs: 0, startedAt: null, totals: {} } });
  });

  it('miss a service that does not exist, and refuse a switch that is neither on nor off', async () => {
    const missing = { id: 'coffee-maker' };
    expect((await app().call(backgroundServices.reset, { as: 'max', params: missing })).status).toBe(404);
    const request = { as: 'max', params: { id: 'email-outbox' }, body: { enabled: true } } as const;
    expect((await app().call(backgroundServices.setEnabled, request)).status).toBe(400);
  });
});
