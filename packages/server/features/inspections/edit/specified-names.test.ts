import type { InspectionEdit } from '@assay/contract/inspection-edits';
import type { FieldError } from '@assay/domain/problem';
import { ratings } from '@assay/domain/ratings';
import { beforeAll, describe, expect, it } from 'vitest';
import { openEditor, putEdit, saveEdit } from '../../../testing/inspection-edits.ts';
import { addInspectable, addSubmitted, type Inspectable } from '../../../testing/inspections.ts';
import { useTestApp } from '../../../testing/test-app.ts';

type Point = InspectionEdit['categories'][number]['inspectionPoints'][number];

const firstPoint = ({ categories }: InspectionEdit): Point => {
  const point = categories[0]?.inspectionPoints[0];
  if (!point) throw new Error('There is no point.');
  return point;
};
/** The whole as it was read, with another first point. */
const withPoint = (edit: InspectionEdit, change: (point: Point) => object) => {
  const [category, ...others] = edit.categories;
  const [first, ...points] = category?.inspectionPoints ?? [];
  if (!category || !first) throw new Error('There is no point.');
  return { ...edit, categories: [{ ...category, inspectionPoints: [change(first), ...points] }, ...others] };
};

describe('a save of the report editor by the names of the specification', () => {
  const app = useTestApp();
  let inspectable: Inspectable;
  beforeAll(async () => {
    inspectable = await addInspectable(app(), { types: ['Measurement', 'SummaryWithRows'] });
  });
  const opened = async () => {
    const { id } = await addSubmitted(app(), inspectable);
    return openEditor(app(), id);
  };
  const errorsOf = async (edit: InspectionEdit, body: object) => {
    const reply = await putEdit(app(), edit.id, body);
    expect(reply.status).toBe(400);
    expect(await openEditor(app(), edit.id)).toEqual(edit);
    return (reply.body as { errors: FieldError[] }).errors.map(({ path }) => path);
  };

  it('writes comments, content and results, of the whole as of a part', async () => {
    const edit = await opened();
    const whole = {
      ...withPoint(edit, (point) => ({
        ...point,
        result: { ...point.result, value: '7,5', rating: ratings.Repair, comment: 'Worn' },
      })),
      comment: 'All in all fine',
      internalComment: 'Offer a liner',
      content: { ...edit.content, summary: 'In short', contactEmail: 'aino@mine.example' },
    };
    const saved = await saveEdit(app(), edit.id, whole);
    expect(saved).toMatchObject({
      version: 2,
      comment: 'All in all fine',
      internalComment: 'Offer a liner',
      content: { summary: 'In short', contactEmail: 'aino@mine.example' },
      fields: { comment: { value: 'All in all fine', revision: 2 }, inspector: { revision: 1 } },
    });
    expect(firstPoint(saved).result).toMatchObject({ value: '7,5', rating: ratings.Repair, comment: 'Worn' });
    const part = { categories: [{ id: edit.categories[0]?.id, inspectionPoints: [pointPart(saved, 'Less')] }] };
    const again = await saveEdit(app(), edit.id, part);
    expect(firstPoint(again).result).toMatchObject({ value: '7,5', comment: 'Less' });
    expect(again.comment).toBe('All in all fine');
  });

  const pointPart = (edit: InspectionEdit, comment: string) => {
    const { protocolPointId, result } = firstPoint(edit);
    return { protocolPointId, result: { id: result.id, comment } };
  };

  it('takes an edit by either name, and refuses two that differ', async () => {
    const edit = await opened();
    const both = { comment: 'One', fields: { comment: { value: 'Another' } } };
    expect(await errorsOf(edit, both)).toEqual(['comment']);
    const point = firstPoint(edit);
    const runs = [{ id: edit.runs[0]?.id, results: [{ id: point.result.id, comment: 'One' }] }];
    expect(
      await errorsOf(edit, { ...withPoint(edit, (at) => ({ ...at, result: { ...at.result, comment: 'Two' } })), runs }),
    ).toEqual(['categories.0.inspectionPoints.0.result.comment']);
    // What only repeats the state is no edit, whichever of the names it goes by.
    const saved = await saveEdit(app(), edit.id, { ...edit, runs, fields: { summary: { value: 'New' } } });
    expect(firstPoint(saved).result.comment).toBe('One');
    expect(saved.content.summary).toBe('New');
  });

  it.each<[what: string, change: (edit: InspectionEdit) => object, path: string]>([
    ['the name', (edit) => ({ ...edit, name: 'Mine' }), 'name'],
    ['the status', () => ({ status: 'Finished' }), 'status'],
    ['the rating', () => ({ rating: 'Ok' }), 'rating'],
    [
      'the customer',
      (edit) => ({ content: { ...edit.content, customer: { id: edit.id, name: 'Me' } } }),
      'content.customer',
    ],
    [
      'the machine',
      (edit) => ({ content: { equipment: { ...edit.content.equipment, serialNumber: 'X' } } }),
      'content.equipment',
    ],
    [
      'a category',
      (edit) => ({ categories: edit.categories.map((one) => ({ ...one, title: 'X' })) }),
      'categories.0.title',
    ],
    [
      'the name of a point',
      (edit) => withPoint(edit, (point) => ({ ...point, name: 'X' })),
      'categories.0.inspectionPoints.0.name',
    ],
    [
      'a signature',
      (edit) => ({ customerSignature: { name: 'X', imageId: edit.id, signedAt: '', version: 1 } }),
      'customerSignature',
    ],
    ['what is not there', () => ({ stars: 5 }), 'stars'],
    ['an unknown part of the content', (edit) => ({ content: { ...edit.content, stars: 5 } }), 'content.stars'],
    ['a day in the future', () => ({ content: { inspectionDate: '2999-01-01T00:00:00Z' } }), 'content.inspectionDate'],
    [
      'an answer that the point does not take',
      (edit) => withPoint(edit, (point) => ({ ...point, result: { ...point.result, selection: edit.id } })),
      'categories.0.inspectionPoints.0.result.selection',
    ],
    [
      'a result of another inspection',
      (edit) => withPoint(edit, (point) => ({ ...point, result: { ...point.result, id: edit.id } })),
      'categories.0.inspectionPoints.0.result.id',
    ],
  ])('refuses to change %s, and says where it stands', async (_, change, path) => {
    const edit = await opened();
    expect(await errorsOf(edit, change(edit))).toEqual([path]);
  });
});
