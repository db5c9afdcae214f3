import type { BodyOf } from '@assay/contract/base/endpoint';
import { pointReferences } from '@assay/contract/point-references';
import { inspectionPoints } from '@assay/contract/points';
import type { InspectionPoint, PointInput } from '@assay/contract/points/point';
import { sourceSystem } from '@assay/domain/constants';
import type { Language } from '@assay/domain/languages';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { upload } from '../../api/upload.ts';
import type { RecordSave } from '../../ui/form/use-record-save.ts';
import type { DocumentChanges } from './form/use-point-documents.ts';

const inPlace = { failureShownInPlace: true } as const;
/** What begins the name of every answer about points. */
export const pointsKey = ['inspectionPoints'] as const;

export const pointListQuery = queryOptions({
  queryKey: [...pointsKey, 'list'],
  queryFn: ({ signal }) => call(inspectionPoints.list, { signal }),
});

/** The same list, with the names that the points have in a language. */
export const pointNamesQuery = (language: Language) =>
  queryOptions({
    queryKey: [...pointsKey, 'names', language],
    queryFn: ({ signal }) => call(inspectionPoints.list, { query: { language }, signal }),
  });

export const pointQuery = (id: string) =>
  queryOptions({
    queryKey: [...pointsKey, 'one', id],
    queryFn: ({ signal }) => call(inspectionPoints.get, { params: { id }, query: { fromWebApp: 'true' }, signal }),
  });

export const pointHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: [...pointsKey, 'history', id],
    queryFn: ({ signal }) => call(inspectionPoints.history, { params: { id }, signal }),
  });

/** The protocols that include a point. */
export const pointProtocolsQuery = (id: string) =>
  queryOptions({
    queryKey: [...pointsKey, 'protocols', id],
    queryFn: async ({ signal }) => {
      const protocols = await call(inspectionPoints.protocols, { params: { id }, signal });
      return protocols[id]?.protocols ?? [];
    },
  });

export const dropdownsQuery = queryOptions({
  queryKey: [...pointsKey, 'dropdowns'],
  queryFn: ({ signal }) => call(inspectionPoints.dropdowns, { signal }),
});

/** The options of other points that are like one of a saved point. */
export const similarOptionsQuery = (currentDropdownId: string, currentOptionId: string) =>
  queryOptions({
    queryKey: [...pointsKey, 'similarOptions', currentDropdownId, currentOptionId],
    queryFn: ({ signal }) =>
      call(inspectionPoints.similarOptions, { query: { currentDropdownId, currentOptionId }, signal }),
    // Others may have changed theirs since the dialog was open the last time.
    gcTime: 0,
  });

const whileWaiting = 2_000;

/** What became of the batch updates that a point asked for; asked again while some wait. */
export const optionUpdatesQuery = (id: string) =>
  queryOptions({
    queryKey: [...pointsKey, 'optionUpdates', id],
    queryFn: ({ signal }) => call(inspectionPoints.optionUpdates, { params: { id }, signal }),
    refetchInterval: ({ state }) => state.data?.some((update) => update.state === 'pending') && whileWaiting,
  });

/** What is chosen from changes seldom. */
const reference = { staleTime: 600_000 } as const;

export const useCasesQuery = queryOptions({
  ...reference,
  queryKey: ['references', 'useCases'],
  queryFn: ({ signal }) => call(inspectionPoints.useCases, { signal }),
});

export const protocolTypesQuery = queryOptions({
  ...reference,
  queryKey: ['references', 'protocolTypes'],
  // Lists of reports, which are kept, are filtered by them.
  meta: { kept: true },
  queryFn: ({ signal }) => call(pointReferences.protocolTypes, { signal }),
});

export const unitsQuery = queryOptions({
  ...reference,
  queryKey: ['references', 'units'],
  queryFn: ({ signal }) => call(pointReferences.units, { signal }),
});

export const optionGroupsQuery = queryOptions({
  queryKey: [...pointsKey, 'optionGroups'],
  queryFn: ({ signal }) => call(pointReferences.optionGroups, { query: { custom: 'false' }, signal }),
});

type GeneralFields = BodyOf<typeof inspectionPoints.updateGeneralFields>;

/** Lists anew, and the point from what the server answered. */
export function usePointSaved() {
  const client = useQueryClient();
  return (saved: InspectionPoint) => {
    void client.invalidateQueries({ queryKey: pointsKey, refetchType: 'none' });
    void client.invalidateQueries({ queryKey: pointListQuery.queryKey });
    client.setQueryData(pointQuery(saved.id).queryKey, saved);
    // The library shows what is linked, and what was uploaded here.
    void client.invalidateQueries({ queryKey: ['documents'], refetchType: 'none' });
  };
}

/** A point with what changes in its documents: the files go with it. */
function saveAsForm(
  known: InspectionPoint | undefined,
  body: PointInput,
  { added, removed, files }: DocumentChanges,
): Promise<InspectionPoint> {
  const form = {
    fields: {
      data: JSON.stringify(body),
      sourceSystem,
      addedDocumentIds: added,
      removedDocumentIds: removed,
    },
    files: { uploadedFiles: files },
  };
  if (!known) return upload(inspectionPoints.create, form);
  const of = { params: { id: known.id }, query: { deleteMissingById: 'true' }, revision: known.revision };
  return upload(inspectionPoints.update, { ...of, ...form });
}

/** The whole of a point, or the settings that points of every type have. */
export const useSavePoint = (extent: 'whole' | 'generalFields', documentChanges?: () => DocumentChanges | undefined) =>
  useMutation({
    meta: inPlace,
    mutationFn: ({ known, body }: RecordSave<InspectionPoint, PointInput | GeneralFields>) => {
      const documents = documentChanges?.();
      if (documents && extent === 'whole') return saveAsForm(known, body as PointInput, documents);
      if (!known) return call(inspectionPoints.create, { body: body as PointInput });
      const of = { params: { id: known.id }, revision: known.revision };
      return extent === 'whole'
        ? call(inspectionPoints.update, { ...of, query: { deleteMissingById: 'true' }, body: body as PointInput })
        : call(inspectionPoints.updateGeneralFields, { ...of, body: body as GeneralFields });
    },
    onSuccess: usePointSaved(),
  });

export const useDuplicatePoint = () =>
  useMutation({
    mutationFn: (id: string) => call(inspectionPoints.duplicate, { params: { id } }),
    onSuccess: usePointSaved(),
  });

export function useDeletePoint() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(inspectionPoints.delete, { params: { id } }),
    onSuccess: (_, id) => {
      // The record itself is gone: asking for it again would only fail.
      client.removeQueries({ queryKey: pointQuery(id).queryKey });
      void client.invalidateQueries({ queryKey: pointListQuery.queryKey });
    },
  });
}
