import { type LogEntry, logs, type WebLogEntry } from '@assay/contract/logs';
import { days, later, minutes } from '@assay/domain/time';
import { describe, expect, it } from 'vitest';
import { explained } from '../../testing/explain.ts';
import { useTestApp } from '../../testing/test-app.ts';

const uma = 'uma@provider.example';
const max = 'Max@provider.example';
const rare = ['rare@a.example', 'seldom@a.example'] as const;

describe('the web log', () => {
  const app = useTestApp();
  const fill = (count: number, email: string, from: string) =>
    app().pool.query(
      `insert into web_log (at, request_id, user_email, method, status, duration_ms, url, address)
       select $3::timestamptz + n * interval '1 second', 'r', $2, 'GET', 200, n, '/api/v1/' || $2 || '/' || n, ''
       from generate_series(0, $1::int - 1) n`,
      [count, email, from],
    );
  const read = async (query: Record<string, string>) =>
    (await app().call(logs.ofWeb, { as: 'dev', query })).body as WebLogEntry[];
  const durations = (lines: WebLogEntry[]) => lines.map(({ hostingDiagnostics: { data } }) => data.duration);

  it('answers the calls of some people from a start up to a stop, newest first', async () => {
    await fill(3, uma, '2026-03-01T10:00:00Z');
    await fill(3, max, '2026-03-01T10:00:01Z');
    await fill(3, 'otto@other-distributor.example', '2026-03-01T10:00:00Z');
    const [newest, ...others] = await read({ users: ` MAX@provider.example, ${uma},,`, start: '', stop: '2026-03-02' });
    expect(newest).toEqual({
      hostingDiagnostics: {
        date: '2026-03-01T10:00:03.000Z',
        data: { method: 'GET', statusCode: 200, duration: 2, url: `/api/v1/${max}/2` },
      },
      authLogger: { data: { user: max } },
    });
    expect(others.map(({ hostingDiagnostics: { date } }) => date.slice(17, 19))).toEqual([
      '02',
      '02',
      '01',
      '01',
      '00',
    ]);
    const between = { start: '2026-03-01T10:00:01Z', stop: '2026-03-01T10:00:02Z' };
    expect(durations(await read({ users: uma, ...between }))).toEqual([1]);
    expect(durations(await read({ ...between, users: '' })).toSorted()).toEqual([0, 1, 1]);
    expect(await read({ users: 'nobody@provider.example' })).toEqual([]);
  });

  it.each(['2026-02-01T10:00:00.000Z', '2026-02-01T10:00:00.120Z', '2026-02-01T10:00:00.007Z'])(
    'answers the moment %s as it was',
    async (at) => {
      await fill(1, 'exact@provider.example', at);
      const [line] = await read({ users: 'exact@provider.example' });
      expect(line?.hostingDiagnostics.date).toBe(at);
      await app().pool.query(`delete from web_log where user_email = 'exact@provider.example'`);
    },
  );

  it('has the call that was made a moment ago, and who made it', async () => {
    await app().ask('GET', '/api/v1/languages', { as: 'dina' });
    await app().logs.flush();
    const { body } = await app().call(logs.newestOfWeb, { as: 'dev' });
    expect((body as WebLogEntry[])[0]).toMatchObject({
      hostingDiagnostics: { data: { method: 'GET', statusCode: 200, url: '/api/v1/languages' } },
      authLogger: { data: { user: 'dina@distributor.example' } },
    });
  });

  it('answers no more than the newest 5,000 lines of a filter, and the newest 500 without one', async () => {
    await fill(6_000, uma, '2026-04-01T00:00:00Z');
    await fill(6_000, max, '2026-04-01T00:00:00Z');
    const stop = '2026-04-02';
    const both = durations(await read({ users: `${uma},${max}`, stop }));
    expect([both.length, both[0], both.at(-1)]).toEqual([5_000, 5_999, 3_500]);
    const one = durations(await read({ users: uma, stop }));
    expect([one.length, one[0], one.at(-1)]).toEqual([5_000, 5_999, 1_000]);
    expect((await app().call(logs.newestOfWeb, { as: 'dev' })).body).toHaveLength(500);
  });

  it('is read from its indexes, whoever and whenever is asked for', async () => {
    for (const email of [uma, max]) await fill(20_000, email, '2026-05-01T00:00:00Z');
    for (const email of rare) await fill(50, email, '2026-05-01T00:00:00Z');
    await app().pool.query('analyze web_log');
    const span = { start: '2026-05-01T01:00:00Z', stop: '2026-05-01T01:10:00Z' };
    const plansOf = async (query: Record<string, string>) =>
      (await explained(app(), () => read(query), /from "web_log"/)).join('\n');
    expect(await plansOf({})).toContain('Index Scan Backward using web_log_default_at_idx');
    const queries: Record<string, string>[] = [{}, span, { users: uma }, { users: `${uma},${max}` }];
    for (const query of [...queries, { users: rare[0], ...span }])
      expect(await plansOf(query)).not.toContain('Seq Scan on web_log_default');
    const people = await plansOf({ users: String(rare) });
    expect(people.match(/web_log_default_lower_at_idx/g)).toHaveLength(2);
    expect(await plansOf({ users: `${uma},${max}` })).toContain('Merge Append');
  });

  it.each([
    [{ start: 'yesterday' }, 'start'],
    [{ stop: '2026-13-01' }, 'stop'],
    [{ users: Array.from({ length: 51 }, (_, n) => `${n}@a.example`).join(',') }, 'users'],
  ])('refuses %o by its name', async (query, path) => {
    const { status, body } = await app().call(logs.ofWeb, { as: 'dev', query });
    expect([status, (body as { errors: { path: string }[] }).errors[0]?.path]).toEqual([400, path]);
  });
});

describe('the log of the apps', () => {
  const app = useTestApp();
  const event = (eventName: string, more: object = {}) => ({
    ...{ eventName, appVersion: '1.2.3', osName: 'test', properties: { route: '/Reports' } },
    ...more,
  });
  const write = async (as: 'uma' | 'dina', ...body: object[]) => {
    const reply = await app().call(logs.writeAppLog, { as, body });
    await app().logs.flush();
    return reply;
  };
  const read = async (query: Record<string, string>) =>
    (await app().call(logs.ofApp, { as: 'dev', query })).body as LogEntry[];
  const names = (entries: LogEntry[]) => entries.map(({ eventName }) => eventName);

  it('refuses an event that would fill a page by itself', async () => {
    const properties = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, place) => [`key ${place}`, 'x'.repeat(3_000)]));
    expect((await write('dina', event('long', { properties: properties(2) }))).status).toBe(201);
    const { status, body } = await write('dina', event('short'), event('endless', { properties: properties(3) }));
    expect([status, (body as { errors: object[] }).errors]).toEqual([
      400,
      [expect.objectContaining({ path: '1.properties', message: 'At most 8,000 characters in all' })],
    ]);
    expect(names(await read({ email: 'dina@distributor.example' }))).toEqual(['long']);
    await app().pool.query('truncate app_log, throttle');
  });

  it('names the sender, whatever a text of theirs says, and counts long events as several', async () => {
    app().setNow(new Date('2026-02-01T10:00:00Z'));
    const said = JSON.stringify({ email: 'ada@provider.example', did: 'it' });
    await write('dina', event('pretends', { properties: said }), event('plain', { properties: 'no JSON' }));
    const shown = await read({ email: 'dina@distributor.example' });
    expect(shown.map(({ properties }) => properties).toSorted()).toEqual([
      'no JSON',
      '{"did":"it","email":"dina@distributor.example"}',
    ]);
    const long = event('long', { properties: { text: 'x'.repeat(3_800), more: 'x'.repeat(3_800) } });
    const status = async () => (await write('dina', ...Array.from({ length: 40 }, () => long))).status;
    expect([await status(), await status()]).toEqual([201, 429]);
    await app().pool.query('truncate app_log, throttle');
  });

  it('answers the events of a UTC day and a person, newest first, with the sender in their properties', async () => {
    app().setNow(new Date('2026-03-02T00:00:10Z'));
    const atNight = { timestamp: '2026-03-01T23:59:59.500Z' };
    expect((await write('uma', event('opened', atNight), event('begun'))).status).toBe(201);
    await write('dina', event('other'));
    expect(await read({ date: '2026-03-02', email: 'UMA@provider.example ' })).toEqual([
      {
        timestamp: '2026-03-02T00:00:10.000Z',
        appVersion: '1.2.3',
        eventName: 'begun',
        osName: 'test',
        properties: '{"email":"uma@provider.example","route":"/Reports"}',
        email: uma,
      },
    ]);
    expect(names(await read({ date: '2026-03-01', email: '' }))).toEqual(['opened']);
    expect(names(await read({ email: uma }))).toEqual(['begun', 'opened']);
    expect(names(await read({ date: '2026-03-02' })).toSorted()).toEqual(['begun', 'other']);
    expect(names((await app().call(logs.newest, { as: 'dev' })).body as LogEntry[])).toHaveLength(3);
  });

  it('keeps properties that are no JSON as they are', async () => {
    app().setNow(new Date('2026-03-03T12:00:00Z'));
    await write('uma', event('plain', { properties: 'pump off, seen by dina@distributor.example' }));
    const [entry] = await read({ date: '2026-03-03', email: uma });
    expect(entry?.properties).toBe('pump off, seen by dina@distributor.example');
  });

  it('lets nobody report in the name of another', async () => {
    app().setNow(new Date('2026-03-04T12:00:00Z'));
    await write('dina', event('forged', { properties: { email: uma } }));
    expect(await read({ date: '2026-03-04', email: uma })).toEqual([]);
    const [entry] = await read({ date: '2026-03-04' });
    expect(JSON.parse(entry?.properties ?? '')).toEqual({ email: 'dina@distributor.example' });
  });

  it('takes the time of a device that was offline, and its own where a clock is wrong', async () => {
    const now = new Date('2026-03-20T12:00:00Z');
    app().setNow(now);
    const at = (ms: number) => ({ timestamp: later(now, ms).toISOString() });
    await write('uma', event('offline', at(-days(6))), event('ancient', at(-days(8))), event('future', at(minutes(9))));
    const times = Object.fromEntries(
      (await read({ email: uma })).map(({ eventName, timestamp }) => [eventName, timestamp.slice(0, 16)]),
    );
    expect(times).toMatchObject({
      offline: '2026-03-14T12:00',
      ancient: '2026-03-20T12:00',
      future: '2026-03-20T12:00',
    });
  });

  it('takes 600 events of a person in a minute, and more in the next', async () => {
    const now = new Date('2026-03-21T12:00:00Z');
    app().setNow(now);
    const batch = Array.from({ length: 100 }, () => event('much'));
    for (let i = 0; i < 6; i++) expect((await write('uma', ...batch)).status).toBe(201);
    expect((await write('uma', event('too much'))).status).toBe(429);
    expect((await write('dina', event('of another'))).status).toBe(201);
    app().setNow(later(now, minutes(1)));
    expect((await write('uma', event('later'))).status).toBe(201);
    expect(names(await read({ date: '2026-03-21', email: uma }))).not.toContain('too much');
  });

  it('is read from its indexes', async () => {
    await app().pool.query(
      `insert into app_log (at, email, app_version, event_name, os_name, properties)
       select '2026-05-01'::timestamptz + n * interval '1 minute', 'p' || n % 50 || '@a.example', '1', 'e', 'o', '{}'
       from generate_series(1, 20000) n`,
    );
    await app().pool.query('analyze app_log');
    const [date, email] = ['2026-05-02', 'p7@a.example'];
    const queries: Record<string, string>[] = [{}, { date }, { email }, { date, email }];
    for (const query of queries) {
      const plan = (await explained(app(), () => read(query), /from app_log/)).join('\n');
      expect(plan).toMatch(/app_log_default_(at|lower_at)_idx/);
      expect(plan).not.toContain('Seq Scan on app_log_default');
    }
  });
});
