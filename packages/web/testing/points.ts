import type { Point } from '@assay/domain/points/point';
import type { PointType } from '@assay/domain/points/point-types';
import { newPoint } from '@assay/domain/points/rules';
import { customerId } from './customers.ts';
import { coneFamily, coneModels } from './equipments.ts';

export const crushers = { id: customerId(901), name: 'Crushers' };
const millimetre = { id: customerId(902), name: 'mm' };

/** A new point of a type with a name and a category, and more as given. */
export const aPoint = <T extends PointType>(type: T, given: Partial<Point<T>> = {}): Point<T> =>
  ({ ...newPoint(type), name: `A ${type}`, productCategoryId: crushers.id, ...given }) as Point<T>;

/** A point as the server answers it. */
export const aKnownPoint = <T extends PointType>(number: number, type: T, given: Partial<Point<T>> = {}) => ({
  ...aPoint(type, given),
  metas: aPoint(type, given).metas.map((meta, place) => ({ id: customerId(950 + place), ...meta })),
  id: customerId(number),
  kind: 'general',
  unitValue: '',
  titles: [],
  translations: [],
  descriptionTranslations: [],
  textTranslations: [],
  documents: [],
  editable: true,
  revision: 4,
});

export const anEntry = (number: number, name: string, more: Record<string, unknown> = {}) => ({
  id: customerId(number),
  name,
  description: '',
  type: 'Comment' as const,
  kind: 'general' as const,
  productCategoryId: crushers.id,
  metas: [],
  productFamilyNames: [],
  languages: [],
  faultyExpression: false,
  tags: [],
  unused: false,
  editable: true,
  ...more,
});

/** What authors choose from. */
export const referenceAnswers = {
  'GET productCategories/all': { body: [crushers] },
  'GET productFamilies': { body: [{ ...coneFamily, productModels: coneModels }] },
  'GET units': { body: [millimetre] },
  'GET inspectionProtocols/types': {
    body: [
      { value: 'Daily', displayName: 'Daily', showOnlyToSpecificGroups: false },
      { value: 'Weekly', displayName: 'Weekly', showOnlyToSpecificGroups: false },
    ],
  },
  'GET inspectionPoints/useCases': { body: [{ value: 'Service', displayName: 'Service' }] },
  'GET inspectionPointOptionGroups': {
    body: [
      {
        id: customerId(903),
        name: 'Condition',
        custom: false,
        options: ['Good', 'Worn'].map((name, index) => ({
          id: customerId(910 + index),
          index,
          name,
          defaultComment: `${name}.`,
          followUpRangeValue: null,
          followUpRangeValueId: null,
        })),
      },
    ],
  },
  'GET inspectionPoints/dropdowns': { body: [] },
};
