import { t } from './equipment.texts.ts';

/** The model with its family, which models share names across. */
export const productText = (machine: { productFamilyName: string; productModelName: string }): string =>
  t('product', { family: machine.productFamilyName, model: machine.productModelName });
