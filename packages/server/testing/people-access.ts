import { type AccessRow, randomId } from './access-row.ts';

const managing = ['max', 'ada', 'dev', 'dora'] as const;

/** Who manages the people from outside, and what those do without a session. */
export const peopleAccess: Record<string, AccessRow> = {
  'externalUsers.list': { who: managing },
  'externalUsers.create': {
    who: managing,
    ask: () => ({ body: { name: 'Nobody', email: 'nobody@nowhere.example', categories: [] } }),
    status: 400,
  },
  'externalUsers.update': {
    who: managing,
    ask: () => ({
      params: { id: randomId },
      body: { name: 'A', email: 'a@nowhere.example', categories: [{ productCategoryId: randomId }] },
    }),
    status: 404,
  },
  'externalUsers.delete': { who: managing, ask: () => ({ params: { id: randomId } }), status: 404 },
  'externalUsers.activate': { who: managing, ask: () => ({ params: { id: randomId } }), status: 404 },
  'externalUsers.history': { who: managing, ask: () => ({ params: { id: randomId } }), status: 404 },
  'externalUsers.setPassword': {
    who: 'everyone',
    ask: () => ({ params: { id: randomId }, body: { password: 'Assay-demo-2', token: 'not a token' } }),
    status: 422,
  },
  'externalUsers.forgotPassword': {
    who: 'everyone',
    ask: (_app, name) => ({ body: { email: `${name}@nowhere.example` } }),
  },
};
