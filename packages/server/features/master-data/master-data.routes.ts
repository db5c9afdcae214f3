import type { masterData } from '@assay/contract/master-data';
import type { Handlers } from '../../http/frame/handlers.ts';
import { countFaults, listFaults } from './master-data.queries.ts';

export const masterDataHandlers: Handlers<typeof masterData> = {
  faults: async ({ db, query }) => ({
    result: await listFaults(db, { offset: query.offset ?? 0, amount: query.amount ?? 50 }),
    count: await countFaults(db),
  }),
};
