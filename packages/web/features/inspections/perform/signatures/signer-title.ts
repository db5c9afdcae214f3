import type { SignatureRole } from '@assay/domain/inspections/inspection';
import { t } from './signatures.texts.ts';

/** Who signs as what; a factory acceptance test calls them otherwise. */
export const signerTitle = (role: SignatureRole, isFactoryTest: boolean): string =>
  role === 'provider' ? t(isFactoryTest ? 'inspectedBy' : 'inspector') : t(isFactoryTest ? 'approvedBy' : 'customer');
