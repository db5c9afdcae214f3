import type { BackgroundService, ServiceData } from '@assay/contract/background-services';
import { describe, expect, it } from 'vitest';
import { countsText, serviceFacts } from './service-words.ts';

const fresh: ServiceData = {
  startedAt: null,
  endedAt: null,
  nextRunAt: null,
  runs: 0,
  failures: 0,
  counts: {},
  totals: {},
  standing: {},
  progress: null,
  lastError: null,
  note: null,
};
const aService = (status: BackgroundService['status'], data: Partial<ServiceData>): BackgroundService => ({
  id: 'dust-collector',
  about: '',
  status,
  enabled: status !== 'disabled',
  data: { ...fresh, ...data },
});
const facts = (service: BackgroundService) => Object.fromEntries(serviceFacts(service));
const ran = { startedAt: '2026-05-01T12:00:00.000Z', endedAt: '2026-05-01T12:01:05.000Z', runs: 1 };

describe('the words for a service', () => {
  it.each([
    [{}, ''],
    [{ sent: 0, failed: 2 }, '2 failed'],
    [{ logMonths: 1, idempotencyKeys: 1200 }, '1 log month, 1,200 idempotency keys'],
  ])('spell the counts %o as “%s”', (counts, shown) => expect(countsText(counts)).toBe(shown));

  it('tell when it ran, for how long and what it did', () => {
    const nextRunAt = '2026-05-01T13:00:00.000Z';
    expect(facts(aService('idle', { ...ran, nextRunAt, counts: { sent: 3 }, standing: { waiting: 1 } }))).toEqual({
      'Last run': '01.05.2026 12:00:00, took 1 min 5 s',
      Did: '3 sent',
      Now: '1 waiting',
      'Since reset': null,
      'Next run': '01.05.2026 13:00:00',
      Note: null,
    });
  });

  it('tell when it is tried again, and for which time', () => {
    const nextRunAt = '2026-05-01T13:00:00.000Z';
    expect(facts(aService('retrying', { ...ran, nextRunAt, failures: 3 }))['Next try']).toBe(
      '01.05.2026 13:00:00, after 3 failures in a row',
    );
  });

  it('promise nothing of one that is switched off', () => {
    const nextRunAt = '2026-05-01T13:00:00.000Z';
    expect(facts(aService('disabled', { ...ran, nextRunAt }))['Next run']).toBeNull();
  });
});
