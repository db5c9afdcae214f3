import type { Inspection } from '@assay/contract/inspections';
import { productName } from '@assay/domain/equipment/product-name';

/** The machine by model and number, as people call it. */
export const machineOf = ({ equipment }: Inspection): string =>
  [equipment.productModelName, equipment.serialNumber || equipment.nickName].filter(Boolean).join(' · ');

/** What an inspection is about, in one line. */
export const leadOf = ({ displayName, customer, customerSite, equipment }: Inspection): string =>
  [
    displayName,
    customer?.name,
    customerSite?.name,
    productName(equipment),
    equipment.serialNumber || equipment.nickName,
  ]
    .filter(Boolean)
    .join(' · ');
