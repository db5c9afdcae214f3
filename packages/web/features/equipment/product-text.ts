import { productName } from '@assay/domain/equipment/product-name';
import { t } from './equipment.texts.ts';

/** The model with its family, which models share names across; alone where its own name begins with that of the family. */
export const productText = (machine: { productFamilyName: string; productModelName: string }): string =>
  productName(machine) === machine.productModelName
    ? machine.productModelName
    : t('product', { family: machine.productFamilyName, model: machine.productModelName });
