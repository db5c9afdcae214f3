import { inspectionPhases } from '@assay/contract/phases';
import { pointReferences } from '@assay/contract/point-references';
import { inspectionProtocols } from '@assay/contract/protocols';
import type { ProtocolInput } from '@assay/contract/protocols/protocol';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { callForFile } from '../../api/call-for-file.ts';
import type { ListDefaults } from '../../ui/list/list-state.ts';
import { saveFile } from '../../ui/save-file.ts';

const inPlace = { failureShownInPlace: true } as const;
const noun = ['inspectionProtocols'] as const;
/** Where points say which protocols include them. */
const points = ['inspectionPoints', 'protocols'] as const;

export const protocolSource = { endpoint: inspectionProtocols.search, key: noun };
export const protocolDefaults = {
  sort: { key: 'created', direction: 'desc' },
  filters: { types: '', deleted: '' },
} satisfies ListDefaults;

export const deletedProtocolsQuery = queryOptions({
  queryKey: [...noun, 'list', 'deleted'],
  queryFn: ({ signal }) => call(inspectionProtocols.obsolete, { signal }),
});

export const protocolQuery = (id: string) =>
  queryOptions({
    queryKey: [...noun, 'one', id],
    meta: { kept: true },
    queryFn: ({ signal }) => call(inspectionProtocols.get, { params: { id }, signal }),
  });

export const protocolHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: [...noun, 'history', id],
    queryFn: ({ signal }) => call(inspectionProtocols.history, { params: { id }, signal }),
  });

export const phasesQuery = queryOptions({
  queryKey: ['inspectionPhases'],
  queryFn: ({ signal }) => call(inspectionPhases.list, { signal }),
});

/** What categories were called so far; a protocol that is saved adds to it. */
export const categoryTitlesQuery = queryOptions({
  queryKey: [...noun, 'categoryTitles'],
  queryFn: ({ signal }) => call(pointReferences.categoryTitles, { signal }),
});

export function useCreatePhase() {
  const client = useQueryClient();
  return useMutation({
    meta: inPlace,
    mutationFn: (name: string) => call(inspectionPhases.create, { body: { Name: name } }),
    onSuccess: () => client.invalidateQueries({ queryKey: phasesQuery.queryKey }),
  });
}

/** A new protocol is in the lists, and named by its points and by the protocol that it copies. */
export function useCreateProtocol() {
  const client = useQueryClient();
  return useMutation({
    meta: inPlace,
    /** One key for all repeats of one save: the answer may be lost, the protocol is made once. */
    mutationFn: ({ body, key }: { body: ProtocolInput; key: string }) =>
      call(inspectionProtocols.create, { body, key }),
    onSuccess: (saved) => {
      for (const queryKey of [noun, points]) void client.invalidateQueries({ queryKey });
      client.setQueryData(protocolQuery(saved.protocolId).queryKey, saved);
    },
  });
}

export function useDeleteProtocol() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(inspectionProtocols.softDelete, { params: { id } }),
    onSettled: () => {
      for (const queryKey of [noun, points]) void client.invalidateQueries({ queryKey });
    },
  });
}

/** The place of a rule in a protocol. */
export interface RulePlace {
  protocolId: string;
  pointId: string;
  dependencyId: string;
}

/** Saves nothing, and answers null, where the rule is no longer the one that the person began from. */
export function useSaveRule({ protocolId, pointId, dependencyId }: RulePlace) {
  const client = useQueryClient();
  return useMutation({
    meta: inPlace,
    mutationFn: async ({ json, base }: { json: unknown; base: unknown }) => {
      const params = { id: protocolId, pointId, depId: dependencyId };
      try {
        return await call(inspectionProtocols.updateDependencyJson, { params, body: { json, was: base } });
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 412) throw error;
        await client.fetchQuery({ ...protocolQuery(protocolId), staleTime: 0 });
        return null;
      }
    },
    onSuccess: (saved) => {
      if (saved) client.setQueryData(protocolQuery(protocolId).queryKey, saved);
      void client.invalidateQueries({ queryKey: protocolHistoryQuery(protocolId).queryKey });
    },
  });
}

/** Saves the spreadsheet of a protocol under its id. */
export const useExportProtocol = (id: string) =>
  useMutation({
    mutationFn: () => callForFile(inspectionProtocols.export, { params: { id } }),
    onSuccess: (bytes) => saveFile(`${id}.xlsx`, bytes),
  });
