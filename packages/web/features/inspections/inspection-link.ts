import type { InspectionItem } from '@assay/contract/inspection-item';
import { reportLink } from '../visits/visit-link.ts';

/** Where an inspection is carried out, or read by those who may not. */
export const inspectionLink = (id: string) => ({ to: '/Reports/$id/perform', params: { id } }) as const;

/** Where one's work on it goes on: it is carried out while it is in use, and read afterwards. */
export const openedAt = ({ id, status }: Pick<InspectionItem, 'id' | 'status'>) =>
  status === 'In_Use' ? inspectionLink(id) : reportLink(id);
