import type { ProtocolType } from '@assay/domain/protocol-types';
import type { Scope } from '../../db/visible.ts';

/** Narrows a list of visits of one kind. */
export interface VisitFilter<Status> {
  /** Leaves visits with a run of one of these types; empty for all. */
  types: readonly ProtocolType[];
  /** Empty for all. */
  statuses: readonly Status[];
  customerId: string | null;
  /** Leaves the visits of one person: those that they began, or that name their address. */
  mine: { userId: string; email: string } | null;
}

/** The count of such a list is kept under this key; undefined where it is the count of all. */
export function filterKey(
  { companyId }: Scope,
  search: string,
  { types, statuses, customerId, mine }: VisitFilter<string>,
): string | undefined {
  const isNarrowed = [companyId, customerId, mine].some((value) => value !== null) || search !== '';
  if (!isNarrowed && types.length === 0 && statuses.length === 0) return undefined;
  return JSON.stringify([companyId, mine, types, statuses, customerId, search]);
}
