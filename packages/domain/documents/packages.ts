/** Auto: kept on devices that work on a linked product; Proposed: offered when such work starts; Manual: on request. */
export const packageTypes = ['Auto', 'Proposed', 'Manual'] as const;
export type PackageType = (typeof packageTypes)[number];
