import type { InspectionItem } from '@assay/contract/inspection-item';

/** Where an inspection is carried out, or read by those who may not. */
export const inspectionLink = (id: string) => ({ to: '/Reports/$id/perform', params: { id } }) as const;

/** Where its report is read, a draft of it while there is none. */
export const reportLink = (id: string) => ({ to: '/Reports/$id', params: { id } }) as const;

/** Where one's work on it goes on: it is carried out while it is in use, and read afterwards. */
export const openedAt = ({ id, status }: Pick<InspectionItem, 'id' | 'status'>) =>
  status === 'In_Use' ? inspectionLink(id) : reportLink(id);
