import { expect } from 'vitest';
import type { CallRows } from './call-row.ts';

/** Section 7 of both: the session, and the name of the application. */
export const sessionCalls: CallRows = {
  'GET /api/v1/auth/login': { as: 'nobody' },
  'GET /api/v1/auth/logout': {
    ask: async ({ app }) => ({ token: await app.signIn('dev') }),
    afterwards: async ({ app }, { token = '' }) => {
      expect((await app.ask('GET', '/api/v1/auth/user', { token })).status).toBe(401);
    },
  },
  'GET /api/v1/auth/group': { shows: 3 },
  'GET /api/v1/auth/user': {
    shows: {
      ...{ name: expect.any(String), email: 'dev@provider.example', externalUser: false },
      ...{ externalUserCompany: null, externalUserDistributorAdmin: false },
    },
  },
  'GET /api/v1/auth/accountFlags': { shows: ['Developer'] },
  'GET /api/v1/auth/debugtoken': {
    ask: () => ({ query: { groups: 'manager,inspection' } }),
    shows: { accessToken: expect.any(String) },
    afterwards: async ({ app }, _asked, reply) => {
      const { accessToken: token } = reply as { accessToken: string };
      expect((await app.ask('GET', '/api/v1/auth/group', { token })).body).toBe(2);
    },
  },
  'POST /api/v1/auth/external': {
    as: 'nobody',
    ask: () => ({ body: { email: 'dina@distributor.example', password: 'Assay-demo-1' } }),
    shows: { accessToken: expect.any(String), userInfo: { email: 'dina@distributor.example', externalUser: true } },
  },
  'GET /api/v1/applicationoptions': { as: 'nobody', shows: { name: 'Assay' } },
};
