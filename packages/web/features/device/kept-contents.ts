/**
 * Whether a reply is named by its content, as snapshots of protocols are: visits share it, and what is kept of it is as good
 * as any answer of the server, also for a visit that the server does not have yet.
 */
export const isNamedByContent = (name: string): boolean => name.startsWith('["snapshots",');
