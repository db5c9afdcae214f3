import type { InspectionPoint } from '@assay/contract/points/point';
import { useQuery } from '@tanstack/react-query';
import { Facts } from '../../../ui/Facts.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { categoriesQuery } from '../../products/product-families.queries.ts';
import { useProducts } from '../products.ts';
import { t } from './localization.texts.ts';

/** What developers ask for: the id, the category of the point and those of the products that it names. */
export function DebugInfo({ point }: { point: InspectionPoint }) {
  const { data: categories = [] } = useQuery(categoriesQuery);
  const { categoryOfFamily, familyOfModel } = useProducts();
  const nameOf = (id: string) => categories.find((category) => category.id === id)?.name ?? id;
  const named = point.metas.flatMap(({ type, value }) => {
    const family = type === 'ProductModel' ? familyOfModel(value) : type === 'ProductFamily' ? value : undefined;
    return (family && categoryOfFamily(family)) || [];
  });
  const others = [...new Set(named)].filter((id) => id !== point.productCategoryId).map(nameOf);
  return (
    <Panel title={t('debug')}>
      <Facts
        facts={[
          [t('debugId'), point.id],
          [t('debugCategory'), nameOf(point.productCategoryId)],
          [t('debugOthers'), others.join(', ') || t('none')],
        ]}
      />
    </Panel>
  );
}
