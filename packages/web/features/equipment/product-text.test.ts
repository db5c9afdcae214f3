import { expect, it } from 'vitest';
import { productText } from './product-text.ts';

it.each([
  ['Cone', 'HP200', 'Cone · HP200'],
  ['Jaw crusher', 'Jaw crusher AJ80', 'Jaw crusher AJ80'],
])('a machine of the family %s and the model %s is told to be of %s', (productFamilyName, productModelName, text) => {
  expect(productText({ productFamilyName, productModelName })).toBe(text);
});
