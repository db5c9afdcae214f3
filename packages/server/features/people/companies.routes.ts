import type { companies } from '@assay/contract/companies';
import type { Handlers } from '../../http/frame/handlers.ts';
import { listCompanies } from './companies.queries.ts';

export const companyHandlers: Handlers<typeof companies> = {
  list: ({ db, scope }) => listCompanies(db, scope),
};
