import { application, logs } from './application.ts';
import { auth } from './auth.ts';
import { companies } from './companies.ts';
import { customerImports, customers } from './customers.ts';
import type { Endpoints } from './endpoint.ts';
import { equipments } from './equipments.ts';
import { externalUsers } from './external-users.ts';
import { productFamilies } from './product-families.ts';

/** Every endpoint table by its noun; the web app imports single tables instead. */
export const contract = {
  auth,
  application,
  companies,
  customers,
  customerImports,
  equipments,
  externalUsers,
  logs,
  productFamilies,
} satisfies Record<string, Endpoints>;
