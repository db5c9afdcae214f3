import { expect, it } from 'vitest';
import { productName } from './product-name.ts';

it.each([
  ['Jaw crusher', 'AJ80', 'Jaw crusher AJ80'],
  ['Jaw crusher', 'Jaw crusher AJ80', 'Jaw crusher AJ80'],
  ['AJ', 'aj80', 'aj80'],
  ['AJ', '', 'AJ'],
  ['', 'AJ80', 'AJ80'],
  ['', '', ''],
])('a family %j with the model %j is called %j', (productFamilyName, productModelName, name) => {
  expect(productName({ productFamilyName, productModelName })).toBe(name);
});
