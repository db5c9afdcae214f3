import { familyIdsOf, kindOf, type Meta, modelIdsOf, valuesOf } from '@assay/domain/points/applicability';
import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from '../../products/product-families.queries.ts';
import {
  consequenceWords,
  directionWords,
  keyboardWords,
  kindWords,
  lifeEstimateWords,
  visualizationWords,
} from '../point-words.ts';
import { unitsQuery } from '../points.queries.ts';
import { type Products, useProducts } from '../products.ts';
import { t } from './form.texts.ts';

const words: Readonly<Record<string, () => Readonly<Record<string, string>>>> = {
  keyboardType: keyboardWords,
  validationConsequence: consequenceWords,
  visualization: visualizationWords,
  lifeEstimate: lifeEstimateWords,
  inspectionPointAggregationDirection: directionWords,
};

const ruleWords = (): Readonly<Record<string, string>> => ({
  present: t('requested'),
  required: t('required'),
  onlyForFailure: t('onlyForFailure'),
});

const applicabilityText = (metas: readonly Meta[], { familyName, modelName }: Products): string =>
  [
    kindWords()[kindOf(metas)],
    ...familyIdsOf(metas).map(familyName),
    ...modelIdsOf(metas).map(modelName),
    ...valuesOf(metas, 'ProtocolType'),
    ...valuesOf(metas, 'UseCaseType'),
  ].join(' · ');

/** How a part reads: by its title or name, else by its numbers. */
function partText(part: unknown): string {
  const { title, name, ...others } = part as { title?: string; name?: string };
  const numbers = Object.values(others).filter((value) => typeof value === 'number');
  return title ?? name ?? numbers.join(' / ');
}

function plain(value: unknown): string {
  if (typeof value === 'boolean') return value ? t('yes') : t('no');
  if (Array.isArray(value)) return value.map(partText).join(' · ');
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  const { name, options } = value as { name?: string; options?: unknown[] };
  if (options) return [name, ...options.map(partText)].filter(Boolean).join(' · ');
  const held = Object.entries(value).filter(([, holds]) => holds === true);
  return held.map(([aspect]) => ruleWords()[aspect] ?? aspect).join(', ') || t('no');
}

/** How the value of a field reads. */
export function useValueText(): (field: string, value: unknown) => string {
  const products = useProducts();
  const { data: categories = [] } = useQuery(categoriesQuery);
  const { data: units = [] } = useQuery(unitsQuery);
  return (field, value) => {
    if (field === 'metas') return applicabilityText(value as Meta[], products);
    const known = field === 'productCategoryId' ? categories : field === 'measurementUnitId' ? units : undefined;
    if (known) return known.find(({ id }) => id === value)?.name ?? '';
    return words[field]?.()[String(value)] ?? plain(value);
  };
}
