import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type CastName, castNames } from '../testing/cast.ts';
import { useTestApp } from '../testing/test-app.ts';
import { backUp, bareInstallation, leaveNothingBehind, query, restore } from './testing/installations.ts';

leaveNothingBehind();

describe('a backup that is taken while people work', { timeout: 60_000 }, () => {
  const app = useTestApp();

  it('holds one moment: every event with its change, every change with its event', async () => {
    // They stand between people and events, so that reading one after the other takes a while.
    await query(
      app().databaseUrl,
      `set assay.events = 'summary';
       insert into customer (id, name) select gen_random_uuid(), repeat(md5(i::text), 5) from generate_series(1, 20000) i`,
    );
    let working = true;
    let written = 0;
    const atWork = new Set<CastName>();
    const work = async (as: CastName) => {
      for (let round = 0; working; round++) {
        const body = { language: round % 2 === 0 ? 'fi' : 'sv' };
        const { status } = await app().ask('PUT', '/api/v1/auth/preferences', { as, body });
        expect(status).toBe(200);
        written++;
        atWork.add(as);
      }
    };
    const workers = castNames.map(work);
    while (atWork.size < castNames.length) await wait(10);
    const atStart = written;
    const file = await backUp({ url: app().databaseUrl, dataDir: app().dataDir });
    const atEnd = written;
    working = false;
    await Promise.all(workers);
    expect(atEnd).toBeGreaterThan(atStart);

    const installation = await bareInstallation();
    await restore(file, installation);
    const people = await query<{ changes: number }>(
      installation.url,
      `select revision - 1 as changes, (
         select count(*)::int from event where record_id = app_user.id and action = 'changed'
       ) as events, language, (
         select changes -> 0 ->> 'to' from event
         where record_id = app_user.id and action = 'changed' order by event.id desc limit 1
       ) as last
       from app_user where revision > 1`,
    );
    expect(people).toHaveLength(castNames.length);
    for (const person of people)
      expect(person).toEqual({ ...person, events: person.changes, last: (person as { language?: string }).language });
    const orphans = `select 1 from event where record_type = 'user' and record_id not in (select id from app_user)`;
    expect(await query(installation.url, orphans)).toEqual([]);
    const total = people.reduce((sum, { changes }) => sum + changes, 0);
    expect(total).toBeGreaterThanOrEqual(atStart);
    expect(total).toBeLessThan(written);
  });
});
