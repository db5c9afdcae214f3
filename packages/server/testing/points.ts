import type { InspectionPoint, PointInput } from '@assay/contract/points/point';
import {
  newChoiceList,
  newDropdown,
  newField,
  newGroupOption,
  newRangeValue,
  temporaryId,
} from '@assay/domain/points/new-parts';
import type { PointType } from '@assay/domain/points/point-types';
import { newPoint } from '@assay/domain/points/rules';
import { addProducts } from './builders.ts';
import type { CastName } from './cast.ts';
import type { TestApp } from './test-app.ts';

type InputOf<T extends PointType> = Extract<PointInput, { type: T }>;
export type PointOf<T extends PointType> = Extract<InspectionPoint, { type: T }>;

const named = <Part extends { title: string }>(part: Part, title: string): Part => ({ ...part, title });

const lists = () => [
  {
    ...named(newChoiceList(0), 'Found'),
    options: ['Crack', 'Dent', 'Rust'].map((title, index) => ({
      id: temporaryId(),
      index,
      title,
      followUpRangeValue: null,
    })),
  },
];
const ranges = () => ({
  rangeValueTitle: 'Clearances',
  rangeValues: ['Left', 'Right'].map((title, index) => named(newRangeValue(index), title)),
});
const group = () => ({
  optionGroup: {
    id: temporaryId(),
    name: 'Wear',
    custom: true,
    options: ['Little', 'Much'].map((name, index) => ({ ...newGroupOption(index), name })),
  },
});

/** Believable content where the template alone would not be saved or would say nothing. */
const contents: { [T in PointType]?: () => object } = {
  Measurement: () => ({ measurementTitle: 'Thickness' }),
  Summary: () => ({ fields: ['Hours', 'Tonnes'].map((title, index) => named(newField(index), title)) }),
  MeasurementsWithPicture: () => ({
    fields: ['A', 'B', 'C', 'D'].map((title, index) => named(newField(index), title)),
  }),
  RadioButtonSelection: group,
  RadioButtonSelectionAndRangeValues: () => ({ ...group(), ...ranges() }),
  RangeValues: ranges,
  MultipleChoices: () => ({ multipleChoices: lists() }),
  MultipleChoicesAndRangeValues: () => ({ multipleChoices: lists(), ...ranges() }),
  Dropdown: () => ({
    dropdowns: [
      {
        ...named(newDropdown(0), 'Oil'),
        options: ['Mineral', 'Synthetic'].map((title, index) => ({
          id: temporaryId(),
          index,
          title,
          imageId: null,
          followUpRangeValue: null,
        })),
      },
    ],
  }),
};

/** A complete input of any type; a test names what it is about, the product category always. */
export const aPoint = <T extends PointType>(
  type: T,
  given: Partial<InputOf<T>> & { productCategoryId: string },
): InputOf<T> => ({ ...newPoint(type), name: `A ${type}`, ...contents[type]?.(), ...given }) as InputOf<T>;

/** Adds a point through the API, as an author does. */
export async function addPoint<T extends PointType>(
  app: TestApp,
  type: T,
  given: Partial<InputOf<T>> = {},
  as: CastName = 'ada',
): Promise<PointOf<T>> {
  const productCategoryId = given.productCategoryId ?? (await addProducts(app)).categoryId;
  const body = aPoint(type, { ...given, productCategoryId });
  const reply = await app.ask('POST', '/api/v1/inspectionPoints', { as, body });
  if (reply.status !== 201) throw new Error(`Adding a point answered ${reply.status}: ${reply.text}`);
  return reply.body as PointOf<T>;
}

/** What a form sends back of a point that it was given. */
export function inputOf<T extends PointType>(point: PointOf<T>): InputOf<T> {
  const readOnly = [
    ...['id', 'kind', 'titles', 'limits', 'translations', 'descriptionTranslations', 'textTranslations', 'documents'],
    ...['unitValue', 'editable', 'revision'],
  ];
  return Object.fromEntries(Object.entries(point).filter(([key]) => !readOnly.includes(key))) as InputOf<T>;
}

/** Gives an external user the divisions that they see. */
export async function setDivisions(app: TestApp, name: CastName, categoryIds: readonly string[]): Promise<void> {
  const user_id = app.userIdOf(name);
  await app.db.deleteFrom('user_division').where('user_id', '=', user_id).execute();
  if (categoryIds.length > 0)
    await app.db
      .insertInto('user_division')
      .values(categoryIds.map((product_category_id) => ({ user_id, product_category_id })))
      .execute();
}
