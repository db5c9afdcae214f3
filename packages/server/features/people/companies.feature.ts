import { companies } from '@assay/contract/companies';
import { answered, type Feature } from '../../frame/feature.ts';
import { companyHandlers } from './companies.routes.ts';

export const companiesFeature: Feature = {
  calls: [answered(companies, companyHandlers)],
};
