import type { LifeEstimate, PointType } from '@assay/domain/points/point-types';
import type { SentContent, SentRangeValue, SentSettings } from '@assay/domain/points/sent-point';
import type { ProtocolType } from '@assay/domain/protocol-types';

/** Product (a family, a model, or '' for any), critical low, low, high, critical high. */
export type DemoLimit = readonly [product: string, ...values: readonly (number | null)[]];
/** A name alone, or with a default comment and a question that it asks. */
type DemoOption = string | readonly [name: string, comment: string, asks?: string];

export interface Facts {
  /** Families and models that the point is for, by name. */
  products?: readonly string[];
  protocolTypes?: readonly ProtocolType[];
  useCases?: readonly string[];
  custom?: true;
  settings?: SentSettings;
  /** Written by the distributor's own author rather than the provider's. */
  ofDistributor?: true;
}

/** A point as the demo writes it down: what it names is resolved when it is loaded. */
export interface DemoPoint extends Facts {
  type: PointType;
  name: string;
  description: string;
  content: SentContent & Record<string, unknown>;
  unit?: string;
  limits?: readonly DemoLimit[];
  /** A predefined group, by name. */
  group?: string;
}

const rangeValue = (title: string, index = 0, pattern = ''): SentRangeValue => ({
  index,
  title,
  keyboardType: pattern.includes('d') ? 'decimal-pad' : '',
  inputValidationRegexp: pattern,
  validationConsequence: pattern ? 'PreventMovingNextPoint' : 'NoAction',
  metas: [{ type: 'AnyProductModel', value: '' }],
});

const numeric = '^-?\\d+([.,]\\d+)?$';
const numericValues = (titles: readonly string[]) => titles.map((title, i) => rangeValue(title, i, numeric));

const optionOf = (option: DemoOption, index: number) => {
  const [name, comment = '', asks] = typeof option === 'string' ? [option] : option;
  return { index, name, comment, followUpRangeValue: asks ? rangeValue(asks) : null };
};
const titled = (options: readonly DemoOption[]) =>
  options.map(optionOf).map(({ index, name, followUpRangeValue }) => ({ index, title: name, followUpRangeValue }));

const groupOf = (options: string | readonly DemoOption[]): Pick<DemoPoint, 'group' | 'content'> =>
  typeof options === 'string'
    ? { group: options, content: {} }
    : {
        content: {
          optionGroup: {
            name: '',
            custom: true,
            options: options.map(optionOf).map(({ comment, ...option }) => ({ ...option, defaultComment: comment })),
          },
        },
      };

export const comment = (name: string, description: string, facts: Facts = {}): DemoPoint => ({
  type: 'Comment',
  name,
  description,
  ...facts,
  content: {},
});

interface Measured extends Facts {
  title?: string;
  life?: LifeEstimate;
  chart?: boolean;
}

export const measurement = (
  name: string,
  description: string,
  unit: string,
  limits: readonly DemoLimit[],
  { title = name, life = 'Off', chart = life !== 'Off', ...facts }: Measured = {},
): DemoPoint => ({
  type: 'Measurement',
  name,
  description,
  unit,
  limits,
  ...facts,
  settings: { keyboardType: 'decimal-pad', inputValidationRegexp: numeric, contentRequired: true, ...facts.settings },
  content: { measurementTitle: title, visualization: chart ? 'LineChart' : 'NoVisualization', lifeEstimate: life },
});

export const radio = (
  name: string,
  description: string,
  options: string | readonly DemoOption[],
  facts: Facts = {},
): DemoPoint => ({ type: 'RadioButtonSelection', name, description, ...facts, ...groupOf(options) });

export const radioAndRanges = (
  name: string,
  description: string,
  options: string | readonly DemoOption[],
  values: readonly string[],
  facts: Facts = {},
): DemoPoint => {
  const { content, ...group } = groupOf(options);
  const ranges = { rangeValueTitle: 'Readings', rangeValues: numericValues(values) };
  return {
    type: 'RadioButtonSelectionAndRangeValues',
    name,
    description,
    ...facts,
    ...group,
    content: { ...content, ...ranges },
  };
};

export const ranges = (name: string, description: string, values: readonly string[], facts: Facts = {}): DemoPoint => ({
  type: 'RangeValues',
  name,
  description,
  ...facts,
  content: { rangeValueTitle: 'Readings', rangeValues: numericValues(values) },
});

const lists = (given: Record<string, readonly DemoOption[]>, one: boolean) =>
  Object.entries(given).map(([title, options], index) => ({
    index,
    title,
    radio: one,
    inputValidationRegexp: '',
    metas: [{ type: 'AnyProductModel' as const, value: '' }],
    options: titled(options),
  }));

export const choices = (
  name: string,
  description: string,
  given: Record<string, readonly DemoOption[]>,
  facts: Facts & { one?: true } = {},
): DemoPoint => {
  const { one = false, ...rest } = facts;
  return { type: 'MultipleChoices', name, description, ...rest, content: { multipleChoices: lists(given, one) } };
};

export const choicesAndRanges = (
  name: string,
  description: string,
  given: Record<string, readonly DemoOption[]>,
  values: readonly string[],
  facts: Facts = {},
): DemoPoint => ({
  type: 'MultipleChoicesAndRangeValues',
  name,
  description,
  ...facts,
  content: {
    multipleChoices: lists(given, false),
    rangeValueTitle: 'Measured',
    rangeValues: numericValues(values),
  },
});

export const dropdown = (
  name: string,
  description: string,
  given: Record<string, readonly DemoOption[]>,
  facts: Facts & { several?: true } = {},
): DemoPoint => {
  const { several = false, ...rest } = facts;
  const dropdowns = Object.entries(given).map(([title, options], index) => ({
    index,
    title,
    multiselect: several,
    hideImages: true,
    inputValidationRegexp: '',
    validationConsequence: 'NoAction' as const,
    options: titled(options).map((option) => ({ ...option, imageId: null })),
  }));
  return { type: 'Dropdown', name, description, ...rest, content: { dropdowns } };
};
