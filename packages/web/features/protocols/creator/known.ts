import type { Phase } from '@assay/contract/phases';
import type { PointListItem } from '@assay/contract/points/point';
import type { ProductNames } from '@assay/domain/protocols/automatic-name';
import { useQuery } from '@tanstack/react-query';
import { createContext, use, useMemo } from 'react';
import { pointListQuery } from '../../points/points.queries.ts';
import { everyFamilyQuery } from '../../products/product-families.queries.ts';
import { phasesQuery } from '../protocols.queries.ts';

/** What protocols are made from, by ids. */
export interface Known {
  points: ReadonlyMap<string, PointListItem>;
  phases: readonly Phase[];
  names: ProductNames;
  /** Whether all of it has been read: until then nothing can be judged. */
  ready: boolean;
  /** What could not be read, and how to try again. */
  failure: { error: Error; retry: () => void } | null;
}

export const KnownContext = createContext<Known | null>(null);

export function useKnown(): Known {
  const known = use(KnownContext);
  if (!known) throw new Error('Nothing is known outside the creator.');
  return known;
}

/** Reads what protocols are made from; to be used once for the whole screen. */
export function useReadKnown(): Known {
  const points = useQuery(pointListQuery);
  const families = useQuery(everyFamilyQuery);
  const phases = useQuery(phasesQuery);
  const failed = [points, families, phases].find(({ data, isError }) => isError && !data);
  return useMemo(() => {
    const models = new Map(
      (families.data ?? []).flatMap(({ productModels }) => productModels.map(({ id, name }) => [id, name] as const)),
    );
    const byId = new Map((families.data ?? []).map(({ id, name }) => [id, name]));
    return {
      points: new Map((points.data ?? []).map((point) => [point.id, point])),
      phases: phases.data ?? [],
      names: { family: (id) => byId.get(id), model: (id) => models.get(id) },
      ready: points.data !== undefined && families.data !== undefined && phases.data !== undefined,
      failure: failed?.error ? { error: failed.error, retry: () => void failed.refetch() } : null,
    };
  }, [points.data, families.data, phases.data, failed]);
}
