import { productFamilies } from '@assay/contract/products';
import { answered, type Feature } from '../../frame/feature.ts';
import { productFamilyHandlers } from './product-families.routes.ts';

export const productsFeature: Feature = {
  calls: [answered(productFamilies, productFamilyHandlers)],
};
