import type { ProtocolItem } from '@assay/contract/protocols/protocol';
import { useQuery } from '@tanstack/react-query';
import type { ListQuery } from '../../../ui/list/list-state.ts';
import { type List, useList } from '../../../ui/list/use-list.ts';
import { deletedProtocolsQuery, protocolSource } from '../protocols.queries.ts';
import { deletedPage } from './deleted-page.ts';
import type { ProtocolRow } from './protocol-columns.tsx';

export const showsDeleted = ({ filters }: ListQuery): boolean => filters.deleted === 'yes';

const rowOf = <P extends ProtocolItem>(protocol: P) => ({ ...protocol, id: protocol.protocolId });

/** The rows that the address asks for: of the protocols in use, or of the deleted ones. */
export function useProtocolRows(query: ListQuery): List<ProtocolRow> {
  const isOfDeleted = showsDeleted(query);
  const { deleted: _, ...filters } = query.filters;
  const inUse = useList(protocolSource, { ...query, filters }, !isOfDeleted);
  const deleted = useQuery({ ...deletedProtocolsQuery, enabled: isOfDeleted });
  if (!isOfDeleted) return { ...inUse, rows: inUse.rows?.map(rowOf) };
  return {
    ...(deleted.data ? deletedPage(deleted.data.map(rowOf), query) : { rows: undefined, count: 0 }),
    waiting: false,
    error: deleted.isFetching ? null : deleted.error,
    retry: () => void deleted.refetch(),
    prefetch: () => undefined,
  };
}
