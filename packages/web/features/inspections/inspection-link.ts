/** Where an inspection is opened: carried out while it is in use, read by everybody else and afterwards. */
export const inspectionLink = (id: string) => ({ to: '/Reports/$id/perform', params: { id } }) as const;
