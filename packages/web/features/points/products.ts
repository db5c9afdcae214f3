import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { everyFamilyQuery } from '../products/product-families.queries.ts';
import { t } from './points.texts.ts';

interface KnownFamily {
  id: string;
  name: string;
  productCategoryId: string;
  productModels: readonly { id: string; name: string }[];
}

export interface Products {
  /** They are being read, for the first time or anew. */
  waiting: boolean;
  families: readonly KnownFamily[];
  familyName: (id: string) => string;
  /** Family and model together; '?' stands for what is not known. */
  modelName: (id: string) => string;
  familyOfModel: (id: string) => string | undefined;
  categoryOfFamily: (id: string) => string | undefined;
}

function productsOf(families: readonly KnownFamily[], waiting: boolean): Products {
  const byId = new Map(families.map((family) => [family.id, family]));
  const models = new Map(
    families.flatMap((family) => family.productModels.map((model) => [model.id, { family, model }] as const)),
  );
  return {
    waiting,
    families,
    familyName: (id) => byId.get(id)?.name ?? t('unknown'),
    modelName: (id) => {
      const known = models.get(id);
      return known ? t('modelName', { family: known.family.name, model: known.model.name }) : t('unknown');
    },
    familyOfModel: (id) => models.get(id)?.family.id,
    categoryOfFamily: (id) => byId.get(id)?.productCategoryId,
  };
}

/** Families and models by their ids, as far as they have been read. */
export function useProducts(): Products {
  const { data, isFetching } = useQuery(everyFamilyQuery);
  return useMemo(() => productsOf(data ?? [], isFetching), [data, isFetching]);
}
