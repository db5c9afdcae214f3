/** Where an inspection is opened: carried out while it is in use, read by everybody else and afterwards. */
export const inspectionAddress = (id: string): string => `/Reports/${id}/perform`;
