/** Where the report of a visit is read, a draft of it while there is none. */
export const reportLink = (id: string) => ({ to: '/Reports/$id', params: { id } }) as const;
