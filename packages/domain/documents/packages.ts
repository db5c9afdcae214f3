/** How a package reaches devices: kept on those that work on a linked product, offered when such work starts, or on request. */
export const packageTypes = ['Auto', 'Proposed', 'Manual'] as const;
export type PackageType = (typeof packageTypes)[number];
