import { newId } from '@assay/domain/id';
import { describe, expect, it, vi } from 'vitest';
import {
  ids,
  onDisturbedLine,
  readiness,
  recovery,
  stored,
  write,
  writeUntilStored,
} from '../testing/disturbed-line.ts';
import { notes } from '../testing/notes-noun.ts';
import type { TestApp } from '../testing/test-app.ts';

const sleep = (app: TestApp, seconds: string) => app.call(notes.slow, { as: 'uma', query: { seconds } });

/** Most of these wait most of the time, so they wait together. */
describe.concurrent('a connection to PostgreSQL', { timeout: 90_000 }, () => {
  it('that goes mute costs its requests a 503, and all is well when the line is', () =>
    onDisturbedLine(async ({ app, proxy }) => {
      const before = ids(2);
      await writeUntilStored(app, before);
      const during = ids(8);
      const flight = during.map((id) => write(app, id));
      proxy.mute();
      expect(await readiness(app)).toBe(503);
      const refused = (await Promise.all(flight)).filter(({ status }) => status !== 201);
      expect(refused.length).toBeGreaterThan(0);
      for (const { headers, body } of refused) {
        expect(body).toMatchObject({ status: 503, code: 'databaseAway' });
        expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      }
      proxy.open();
      await vi.waitFor(async () => expect(await readiness(app)).toBe(200), recovery);
      await writeUntilStored(app, during);
      expect(await stored(app)).toEqual([...before, ...during].sort());
    }));

  it('that went mute while nobody used it is replaced, with its neighbours, at the first question', () =>
    onDisturbedLine(async ({ app, proxy }) => {
      await Promise.all(ids(4).map(() => sleep(app, '0.2')));
      proxy.mute();
      proxy.open();
      await vi.waitFor(async () => expect((await write(app, newId())).status).toBe(201), recovery);
      const replies = await Promise.all(ids(8).map((id) => write(app, id)));
      expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 201));
    }));

  it('that waits for a slow statement is left alone', () =>
    onDisturbedLine(async ({ app }) => {
      expect((await sleep(app, '8')).status).toBe(200);
    }));

  it('that is slowed to two seconds serves what fits, and all is well when it is fast again', () =>
    onDisturbedLine(async ({ app, proxy }) => {
      proxy.slow(2_000);
      expect((await sleep(app, '0')).status).toBe(200);
      expect(await readiness(app)).toBe(503);
      const wanted = ids(6);
      for (const { status } of await Promise.all(wanted.map((id) => write(app, id))))
        expect([201, 503]).toContain(status);
      proxy.open();
      await vi.waitFor(async () => expect(await readiness(app)).toBe(200), recovery);
      await writeUntilStored(app, wanted);
      expect(await stored(app)).toEqual([...wanted].sort());
    }));
});
