import { inspectionPoints } from '@assay/contract/points';
import { pointTypeTitles } from '@assay/domain/points/point-types';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../api/call.ts';
import { type Choice, matching } from '../../ui/picker/choice.ts';
import type { ChoiceSource } from '../../ui/picker/SearchPicker.tsx';
import { everyFamilyQuery } from '../products/product-families.queries.ts';

const mostOffered = 50;

/** Kept for a while: the list of all points is long and seldom changes. */
const pointNamesQuery = queryOptions({
  queryKey: ['documents', 'pointNames'],
  queryFn: async ({ signal }) =>
    (await call(inspectionPoints.list, { signal })).map(
      ({ id, name, type }): Choice => ({ id, name, detail: pointTypeTitles[type] }),
    ),
  staleTime: 60_000,
});

/** What documents are linked to, found in lists that are read once. */
export function useLinkChoices(): Record<'points' | 'models', ChoiceSource> {
  const client = useQueryClient();
  return useMemo(() => {
    const sourceOf = (key: string, all: () => Promise<Choice[]>): ChoiceSource => ({
      key: ['documents', key],
      find: async (search) => {
        const { options, count } = matching(await all(), search);
        return { options: options.slice(0, mostOffered), count };
      },
    });
    return {
      points: sourceOf('pointChoices', () => client.ensureQueryData(pointNamesQuery)),
      models: sourceOf('modelChoices', async () =>
        (await client.ensureQueryData(everyFamilyQuery)).flatMap((family) =>
          family.productModels.map(({ id, name }) => ({ id, name: `${family.name} ${name}` })),
        ),
      ),
    };
  }, [client]);
}
