import type { ResultContent } from '@assay/domain/points/results';
import { resultValue } from '@assay/domain/protocols/dependencies/result-value';
import type { FrozenPoint } from '@assay/domain/protocols/snapshot';

interface Titled {
  id: string;
  title: string;
}
interface AnyParts {
  fields?: Titled[];
  rows?: Titled[];
  rangeValues?: Titled[];
}
interface AnyAnswer {
  values?: { rowId?: string; fieldId: string; value: string }[];
  rangeValues?: { rangeValueId: string; value: string }[];
}

const mostEntries = 12;

/** An answer in words, as a person would tell it; empty where nothing was answered. */
export function answerText(point: FrozenPoint, content: ResultContent): string {
  const parts = point as AnyParts;
  const { values = [], rangeValues = [] } = content as AnyAnswer;
  const titleIn = (list: Titled[] | undefined, id: string) => list?.find((one) => one.id === id)?.title ?? '';
  const entries = [
    ...values.map(({ rowId, fieldId, value }) => ({
      title: [rowId && titleIn(parts.rows, rowId), titleIn(parts.fields, fieldId)].filter(Boolean).join(' '),
      value,
    })),
    ...rangeValues.map(({ rangeValueId, value }) => ({ title: titleIn(parts.rangeValues, rangeValueId), value })),
  ].filter(({ value }) => value.trim() !== '');
  const listed = entries.slice(0, mostEntries).map(({ title, value }) => (title ? `${title}: ${value}` : value));
  const chosen =
    'values' in content ? [] : [resultValue(point, { ...content, rangeValues: [] } as ResultContent) ?? []].flat();
  const unit = chosen.length > 0 && point.type === 'Measurement' ? ` ${point.unitValue ?? ''}`.trimEnd() : '';
  const text = [...chosen.map(String), ...listed].join(', ') + unit;
  return entries.length > mostEntries ? `${text} …` : text;
}
