import { customerImports, customers } from '@assay/contract/customers';
import { answered, type Feature } from '../../frame/feature.ts';
import { importHandlers } from '../imports/import-handlers.ts';
import { customerHandlers } from './customers.routes.ts';
import { customerImport } from './import-customers.ts';

export const customersFeature: Feature = {
  calls: [answered(customers, customerHandlers), answered(customerImports, importHandlers(customerImport))],
  imports: [customerImport],
};
