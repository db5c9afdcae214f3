import { certifiedUsers } from '@assay/contract/certificates';
import { answered, type Feature } from '../../feature.ts';
import { certifiedUserHandlers } from './certified-users.routes.ts';

export const certificatesFeature: Feature = { calls: [answered(certifiedUsers, certifiedUserHandlers)] };
