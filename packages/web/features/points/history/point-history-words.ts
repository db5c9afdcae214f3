import type { RecordedField } from '@assay/contract/history';
import { languageName } from '@assay/domain/languages';
import { pointTypeTitles } from '@assay/domain/points/point-types';
import type { HistoryWords } from '../../history/history-words.ts';
import { t as blocks } from '../blocks/blocks.texts.ts';
import { fieldWords } from '../form/field-words.ts';
import { t as form } from '../form/form.texts.ts';
import {
  consequenceWords,
  directionWords,
  keyboardWords,
  kindWords,
  lifeEstimateWords,
  visualizationWords,
} from '../point-words.ts';
import { t } from './history.texts.ts';

const recorded = (): Readonly<Record<RecordedField<'inspectionPoint'>, string>> => ({
  type: t('type'),
  kind: t('kind'),
  name: form('name'),
  description: form('description'),
  product_category_id: form('category'),
  unit_id: blocks('unit'),
  option_group_id: blocks('group'),
  measurement_title: blocks('measurementTitle'),
  title: t('title'),
  language: t('language'),
  value: t('value'),
  key: t('key'),
  keyboard_type: form('keyboard'),
  regexp: form('pattern'),
  consequence: form('consequence'),
  tags: t('tags'),
  radio: t('radio'),
  default_comment: blocks('defaultComment'),
  rating: blocks('optionRating'),
  multiselect: blocks('multiselect'),
  hide_images: blocks('hideImages'),
  product_family_id: blocks('limitFamily'),
  product_model_id: blocks('limitModel'),
  critical_low: blocks('criticalLow'),
  low: blocks('low'),
  high: blocks('high'),
  critical_high: blocks('criticalHigh'),
  unlimited: blocks('unlimited'),
});

const ruleWords = (): Readonly<Record<string, string>> => ({
  present: form('requested'),
  required: form('required'),
  onlyForFailure: form('onlyForFailure'),
});

/** A value that a field chooses from reads as its form shows it. */
const worded = (words: () => Readonly<Record<string, string>>) => (value: string) => words()[value] ?? value;

/** What a comment, a rating or a photo is asked for as, in place of the JSON that keeps it. */
const ruleText = (value: string): string => {
  const rule: Record<string, unknown> = value.startsWith('{') ? JSON.parse(value) : {};
  const set = Object.entries(ruleWords()).filter(([name]) => rule[name] === true);
  return set.map(([, word]) => word).join(', ') || '–';
};

/** Lists of fields, rows and lines are told by their titles. */
const titlesText = (value: string): string => {
  const parts: unknown = value.startsWith('[') ? JSON.parse(value) : value;
  if (!Array.isArray(parts)) return value;
  return parts.map((part: { title?: string; name?: string }) => part.title ?? part.name ?? '').join(', ');
};

type Sentence = 'list' | 'dropdown' | 'value' | 'option' | 'applicability';
type Values = Readonly<Record<string, string>>;

const part = (knownBy: string, noun: Sentence, nameOf: (values: Values) => string) => ({
  knownBy,
  inSentence: ['title', 'name', 'type', 'value', 'product_family_id', 'product_model_id'],
  created: (values: Values) => t(`${noun}Added`, { name: nameOf(values) }),
  removed: (values: Values) => t(`${noun}Removed`, { name: nameOf(values) }),
});

const titled = ({ title = '', name = '' }: Values): string => title || name;
const meant = ({ product_model_id, product_family_id, value, type = '' }: Values): string =>
  product_model_id || product_family_id || value || type;

const limit = (knownBy: string) => ({
  knownBy,
  inSentence: [],
  created: () => t('limitAdded'),
  removed: () => t('limitRemoved'),
});

/** How the history of a point and its parts reads. */
export const pointHistoryWords: HistoryWords = {
  fields: () => ({ ...fieldWords(), ...recorded() }),
  values: {
    type: worded(() => pointTypeTitles),
    kind: worded(() => ({ ...kindWords(), name: form('name'), description: form('description') })),
    language: languageName,
    keyboardType: worded(keyboardWords),
    keyboard_type: worded(keyboardWords),
    validationConsequence: worded(consequenceWords),
    consequence: worded(consequenceWords),
    visualization: worded(visualizationWords),
    lifeEstimate: worded(lifeEstimateWords),
    inspectionPointAggregationDirection: worded(directionWords),
    commentField: ruleText,
    internalCommentField: ruleText,
    ratingField: ruleText,
    photoField: ruleText,
    voiceCommentField: ruleText,
    fields: titlesText,
    rows: titlesText,
    visualizationDatasets: titlesText,
  },
  kinds: [
    { knownBy: 'description', inSentence: [], created: () => t('created'), removed: () => t('removed') },
    {
      knownBy: 'language',
      inSentence: ['language'],
      created: ({ language = '' }) => t('translationAdded', { language }),
      removed: ({ language = '' }) => t('translationRemoved', { language }),
    },
    part('default_comment', 'option', titled),
    part('multiselect', 'dropdown', titled),
    part('radio', 'list', titled),
    part('keyboard_type', 'value', titled),
    part('title', 'option', titled),
    part('type', 'applicability', meant),
    ...['critical_low', 'low', 'high', 'critical_high', 'unlimited'].map(limit),
  ],
};
