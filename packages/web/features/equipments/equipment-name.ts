import { t } from './equipments.texts.ts';

/** What people call a machine: its serial number or, without one, its nickname. */
export const equipmentName = ({ serialNumber, nickName }: { serialNumber: string; nickName: string }): string =>
  serialNumber || nickName;

/** The model with its family, which models share names across. */
export const productText = (machine: { productFamilyName: string; productModelName: string }): string =>
  t('product', { family: machine.productFamilyName, model: machine.productModelName });
