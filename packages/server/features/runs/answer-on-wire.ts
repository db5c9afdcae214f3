import type { ContentReply } from '@assay/contract/runs/result';
import { inIndexOrder } from '@assay/domain/points/new-parts';
import type { ResultContent } from '@assay/domain/points/results';
import type { FrozenPoint } from '@assay/domain/protocols/snapshot';
import { toWireContent, type WireContent } from '@assay/domain/runs/wire-content';

type Cells = ContentReply['values'];

/** What was typed into a table or into fields, with the fields and rows that it was typed into. */
function contentOn(point: FrozenPoint, values: Cells): ContentReply {
  const fields = 'fields' in point ? inIndexOrder<(typeof point.fields)[number]>(point.fields) : [];
  const rows = 'rows' in point ? inIndexOrder(point.rows) : [];
  const typedInto = (id: string) =>
    rows.length > 0 ? '' : (values.find(({ fieldId }) => fieldId === id)?.value ?? '');
  return {
    fields: fields.map((field) => ({
      id: field.id,
      title: field.title,
      value: typedInto(field.id),
      keyboardType: field.keyboardType,
      inspectionPointFieldAggregation:
        'inspectionPointFieldAggregation' in field ? field.inspectionPointFieldAggregation : 'No',
    })),
    rows: rows.map(({ id, title, inspectionPointRowAggregation }) => ({ id, title, inspectionPointRowAggregation })),
    values,
  };
}

/** Whether an answer goes out with parts of its point. */
export const needsPoint = (content: ResultContent): boolean => 'values' in content;

export type AnswerOnWire = Omit<WireContent, 'content'> & { content?: ContentReply };

/** An answer as it goes out; only what `needsPoint` looks at the point. */
export function answerOnWire(content: ResultContent, point: FrozenPoint | undefined): AnswerOnWire {
  const { content: table, ...answer } = toWireContent(content);
  if (!table) return answer;
  if (!point) throw new Error('An answer with fields goes out with its point.');
  return { ...answer, content: contentOn(point, table.values) };
}
