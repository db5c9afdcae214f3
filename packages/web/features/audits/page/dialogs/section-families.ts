import type { AddedRole } from '@assay/domain/audits/run-place';
import { mayStandIn } from '@assay/domain/audits/section-machines';
import type { QueryClient } from '@tanstack/react-query';
import { matching } from '../../../../ui/picker/choice.ts';
import type { ChoiceSource } from '../../../../ui/picker/SearchPicker.tsx';
import { categoriesQuery, everyFamilyQuery } from '../../../products/product-families.queries.ts';

/** What is typed into a picker does not fetch all families again. */
const staleTime = 60_000;

/** The product families whose machines stand in a section of an audit. */
export async function familiesOfSection(client: QueryClient, role: AddedRole) {
  const [families, categories] = await Promise.all([
    client.fetchQuery({ ...everyFamilyQuery, staleTime }),
    client.fetchQuery({ ...categoriesQuery, staleTime }),
  ]);
  const codes = new Map(categories.map(({ id, code }) => [id, code]));
  return families.filter(({ productCategoryId }) => mayStandIn(role, codes.get(productCategoryId) ?? ''));
}

export const sectionFamilies = (client: QueryClient, role: AddedRole): ChoiceSource => ({
  key: [...everyFamilyQuery.queryKey, 'section', role],
  find: async (search) =>
    matching(
      (await familiesOfSection(client, role)).map(({ id, name, productCategoryName: detail }) => ({
        id,
        name,
        detail,
      })),
      search,
    ),
});
