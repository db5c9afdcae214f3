import { expect } from 'vitest';
import type { CallRow, CallRows } from './call-row.ts';

const theOutbox: CallRow['ask'] = () => ({ params: { id: 'email-outbox' } });

/** Section 7 of administration: background services and logs. */
export const watchingCalls: CallRows = {
  'GET /api/v1/backgroundServices': {
    shows: expect.arrayContaining([expect.objectContaining({ id: 'email-outbox', enabled: expect.any(Boolean) })]),
  },
  'POST /api/v1/backgroundServices/{id}/enabled': {
    ask: () => ({ params: { id: 'email-outbox' }, body: false }),
    shows: { id: 'email-outbox', enabled: false },
    afterwards: async ({ app }) => {
      const on = await app.ask('POST', '/api/v1/backgroundServices/email-outbox/enabled', { as: 'dev', body: true });
      expect(on).toMatchObject({ status: 200, body: { enabled: true } });
    },
  },
  'POST /api/v1/backgroundServices/{id}/reset': { ask: theOutbox, shows: { id: 'email-outbox' } },
  'GET /api/v1/log': { shows: expect.any(Array) },
  'GET /api/v1/log/web': { shows: expect.any(Array) },
  'GET /api/v1/log/web/filter': {
    ask: () => ({
      query: { users: 'ada@provider.example,dev@provider.example', start: '2026-01-01', stop: '2100-01-01' },
    }),
    shows: expect.any(Array),
  },
  'GET /api/v1/log/app': {
    ask: () => ({ query: { date: new Date().toISOString().slice(0, 10), email: 'uma@provider.example' } }),
    shows: expect.any(Array),
  },
};
