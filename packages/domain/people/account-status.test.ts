import { describe, expect, it } from 'vitest';
import { accountStatus } from './account-status.ts';

const now = new Date('2026-06-01T12:00:00Z');

describe('an account from outside', () => {
  it.each([
    ['has no password yet', false, null, 'noPassword'],
    ['has none any more, whatever its day', false, '2026-01-01T00:00:00Z', 'noPassword'],
    ['is active before its day', true, '2026-06-01T12:00:01Z', 'active'],
    ['has expired on its moment', true, '2026-06-01T12:00:00Z', 'expired'],
    ['has no day to expire on', true, null, 'active'],
  ] as const)('%s', (_, hasPassword, expires, status) => {
    expect(accountStatus({ hasPassword, expires }, now)).toBe(status);
  });
});
