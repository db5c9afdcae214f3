import { type PointDependency, placedPoints } from '@assay/domain/protocols/protocol';
import { useMemo } from 'react';
import { useDraft } from '../../../../ui/draft/draft-store.ts';
import { useCreator, useProtocol } from '../creator-state.ts';
import { useKnown } from '../known.ts';
import { t } from './dependencies.texts.ts';

export interface Variable {
  value: string;
  label: string;
  /** The point whose answer it is, where that is still there; none for the model. */
  pointId: string | null;
}

/** The variables of a point, each with the name of what it stands for. */
export function useVariables(dependencies: readonly PointDependency[]): Variable[] {
  const { points } = useKnown();
  const { work } = useCreator();
  const originals = useDraft(work, (one) => one.originals);
  const categories = useProtocol((protocol) => protocol.categories);
  return useMemo(() => {
    const pointIds = new Map(placedPoints({ categories }).map(({ point }) => [point.id, point.inspectionPointId]));
    const nameOf = (placedId: string | null): string => {
      const id = pointIds.get(placedId ?? '') ?? '';
      return (points.get(id) ?? originals[id])?.name ?? '?';
    };
    return dependencies
      .filter(({ type }) => type !== 'json')
      .map(({ type, parameter: variable, protocolPointId }) => ({
        value: variable,
        pointId: points.get(pointIds.get(protocolPointId ?? '') ?? '')?.id ?? null,
        label:
          type === 'model'
            ? t('variableOfModel', { variable })
            : t('variableOfPoint', { point: nameOf(protocolPointId), variable }),
      }));
  }, [dependencies, points, originals, categories]);
}
