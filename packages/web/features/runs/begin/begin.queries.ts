import { inspectionStarts } from '@assay/contract/inspection-starts';
import { inspectionProtocols } from '@assay/contract/protocols';
import type { ProtocolType } from '@assay/domain/protocol-types';
import type { ProtocolSnapshot } from '@assay/domain/protocols/snapshot';
import { hours } from '@assay/domain/time';
import { hashKey, type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { keptSince } from '../../../api/kept-since.ts';
import { usualByPoint } from './usual-by-point.ts';

/** What protocols are chosen by; a machine that is not known yet has no id, and what is for a plant no machine. */
export interface FitTarget {
  productFamilyId?: string;
  productModelId?: string;
  equipmentId?: string;
  /** Of those that the person is offered, all where it is absent. */
  type?: ProtocolType;
}

/** A protocol that was frozen, and under which name. */
export interface FrozenProtocol {
  snapshot: string;
  content: ProtocolSnapshot & { type: ProtocolType };
}

export const fittingProtocolsQuery = (target: FitTarget) =>
  queryOptions({
    queryKey: ['inspectionProtocols', 'fitting', target],
    meta: { kept: true },
    queryFn: ({ signal }) => call(inspectionProtocols.sortedByFit, { query: { ...target }, signal }),
  });

/** A protocol as work that begins now is carried out upon it. */
export const frozenProtocolQuery = (protocolId: string) =>
  queryOptions({
    queryKey: ['inspectionProtocols', 'frozen', protocolId],
    meta: { kept: true },
    queryFn: async ({ signal }): Promise<FrozenProtocol> =>
      (await call(inspectionStarts.freeze, {
        params: { id: protocolId },
        signal,
        retries: false,
      })) as FrozenProtocol,
  });

/** What was answered on a machine the last time. */
export const lastAnswersQuery = (equipmentId: string) =>
  queryOptions({
    queryKey: ['equipments', 'lastAnswers', equipmentId],
    meta: { kept: true },
    queryFn: ({ signal }) => call(inspectionStarts.lastAnswers, { params: { id: equipmentId }, signal }),
  });

/** What the machines of a model measured last, by the point. It changes as slowly as machines wear. */
export const usualValuesQuery = (productModelId: string) =>
  queryOptions({
    queryKey: ['usualValues', productModelId],
    meta: { kept: true },
    queryFn: ({ signal }) => call(inspectionStarts.usualValues, { params: { id: productModelId }, signal }),
    select: usualByPoint,
    staleTime: hours(4),
  });

/** What this device says in place of the server, which nobody reaches now; undefined where it has kept nothing. */
export async function keptHere<T>(client: QueryClient, query: { queryKey: QueryKey }): Promise<T | undefined> {
  const said = await client.fetchQuery({ ...query, staleTime: 0 } as never).catch(() => undefined);
  // Where the server answers this, it was asked for the start as well, and that has another reason.
  return keptSince(hashKey(query.queryKey)) === undefined ? undefined : (said as T | undefined);
}
