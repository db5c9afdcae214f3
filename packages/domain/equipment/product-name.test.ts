import { expect, it } from 'vitest';
import { productName } from './product-name.ts';

it.each([
  ['AJ', 'AJ80', 'AJ80'],
  ['Bana', 'bana 2461', 'bana 2461'],
  ['Cone crushers', 'C3', 'Cone crushers C3'],
  ['', 'C3', 'C3'],
  ['Cone crushers', '', 'Cone crushers'],
])(
  'a product is named by family and model, and by no word twice: %s, %s',
  (productFamilyName, productModelName, name) => {
    expect(productName({ productFamilyName, productModelName })).toBe(name);
  },
);
