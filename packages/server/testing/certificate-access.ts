import { type AccessRow, randomId } from './access-row.ts';
import { castNames } from './cast.ts';

const managing = ['carl'] as const;

/** The certification manager alone keeps certificates; whoever may carry out inspections sees their own. */
export const certificateAccess: Record<string, AccessRow> = {
  'certifiedUsers.list': { who: managing },
  'certifiedUsers.mine': { who: castNames.filter((name) => name !== 'nia') },
  'certifiedUsers.create': {
    who: managing,
    ask: (_app, name) => ({ body: { email: `${name}@nowhere.example`, employeeId: name } }),
  },
  'certifiedUsers.update': { who: managing, ask: () => ({ params: { id: randomId }, body: {} }), status: 404 },
  'certifiedUsers.history': {
    who: [...managing, 'max', 'ada', 'dev'],
    ask: () => ({ params: { id: randomId } }),
    status: 404,
  },
  'certifiedUsers.delete': { who: managing, ask: () => ({ params: { id: randomId } }), status: 404 },
};
