import type { InspectionItem } from '@assay/contract/inspection-item';
import { inspectionLink } from './inspection-link.ts';

/** Where an inspection is edited: carried out while it is in use, its report in the editor afterwards. */
export const editLink = ({ id, status }: Pick<InspectionItem, 'id' | 'status'>) =>
  status === 'In_Use' ? inspectionLink(id) : ({ to: '/Reports/$id/edit', params: { id } } as const);
