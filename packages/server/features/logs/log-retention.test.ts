import type { BackgroundService } from '@assay/contract/background-services';
import { newId } from '@assay/domain/id';
import { days, later } from '@assay/domain/time';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';

describe('log retention', () => {
  const app = useTestApp({ env: { ASSAY_LOG_MONTHS: '2' } });
  const run = () => app().jobs.service({ id: 'log-retention' });
  const query = async <T extends object>(text: string, values: unknown[] = []) =>
    (await app().pool.query<T>(text, values)).rows;
  const state = async () => {
    const { body } = await app().ask('GET', '/api/v1/backgroundServices', { as: 'max' });
    return (body as BackgroundService[]).find(({ id }) => id === 'log-retention');
  };
  const logLine = (at: string) =>
    query(
      `insert into web_log (at, request_id, method, status, duration_ms, url, address) values ($1, 'r', 'GET', 200, 1, '/', '')`,
      [at],
    );

  it('drops whole months and single lines that are older than the setting, and keeps the others', async () => {
    app().setNow(new Date('2026-05-20T12:00:00Z'));
    await query(
      `select make_log_partition('web_log', m::date) from unnest(array['2026-01-01', '2026-02-01', '2026-03-01']) m`,
    );
    for (const at of ['2025-06-01', '2026-01-31T23:59Z', '2026-02-10', '2026-03-01T00:00Z', '2026-05-20'])
      await logLine(at);
    await run();
    const left = await query<{ at: Date }>('select at from web_log order by at');
    expect(left.map(({ at }) => at.toISOString().slice(0, 10))).toEqual(['2026-03-01', '2026-05-20']);
    expect((await state())?.data.counts).toMatchObject({ logMonths: 2, logLines: 1 });
    expect(await query(`select 1 from pg_class where relname = 'web_log_2026_01'`)).toEqual([]);
  });

  it('clears what only takes room, and nothing that is still of use', async () => {
    const now = app().now();
    const user = app().userIdOf('max');
    const ago = (n: number) => later(now, -days(n));
    for (const at of [ago(8), ago(6)])
      await query(
        `insert into idempotency_key (user_id, key, endpoint, body_sha256, created_at) values ($1, gen_random_uuid()::text, 'e', '', $2)`,
        [user, at],
      );
    for (const [state, at] of [
      ['sent', ago(40)],
      ['sent', ago(3)],
      ['queued', ago(40)],
    ] as const)
      await query(
        `insert into mail (id, to_addresses, subject, body_text, state, created_at, next_attempt_at)
         values ($1, '{a@customer.example}', 'Subject', 'Text', $2, $3, 'infinity')`,
        [newId(), state, at],
      );
    await query('insert into throttle values ($1, 1, $2), ($3, 1, $4)', ['old', ago(2), 'new', later(now, 1000)]);
    await run();
    expect((await state())?.data.counts).toMatchObject({ idempotencyKeys: 1, throttles: 1, mailBodies: 1 });
    expect(await query('select bucket from throttle')).toEqual([{ bucket: 'new' }]);
    const mail = await query('select state, subject, body_text from mail order by created_at, state');
    expect(mail).toEqual([
      { state: 'queued', subject: 'Subject', body_text: 'Text' },
      { state: 'sent', subject: 'Subject', body_text: '' },
      { state: 'sent', subject: 'Subject', body_text: 'Text' },
    ]);
  });

  it('shows why a month could not be dropped, and drops it once it can', async () => {
    await query(`select make_log_partition('app_log', '2026-01-01')`);
    await query('create view reads_the_log as select * from app_log_2026_01');
    await run();
    expect(await state()).toMatchObject({
      status: 'retrying',
      data: { failures: 1, lastError: { message: expect.stringContaining('app_log_2026_01') } },
    });
    await query('drop view reads_the_log');
    await run();
    expect(await state()).toMatchObject({ status: 'idle', data: { failures: 0, counts: { logMonths: 1 } } });
  });
});
