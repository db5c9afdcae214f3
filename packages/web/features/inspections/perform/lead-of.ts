import type { Inspection } from '@assay/contract/inspections';

/** What an inspection is about, in one line. */
export const leadOf = ({ displayName, customer, customerSite, equipment }: Inspection): string =>
  [
    displayName,
    customer?.name,
    customerSite?.name,
    `${equipment.productFamilyName} ${equipment.productModelName}`,
    equipment.serialNumber || equipment.nickName,
  ]
    .filter(Boolean)
    .join(' · ');
