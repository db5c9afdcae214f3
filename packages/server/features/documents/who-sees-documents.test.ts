import { type DocumentCategory, documentCategories } from '@assay/contract/document-categories';
import { documentPackages } from '@assay/contract/document-packages';
import { documents } from '@assay/contract/documents';
import type { DocumentItem, DocumentPackage, LibraryDocument } from '@assay/contract/documents/document';
import { inspectionPoints } from '@assay/contract/points';
import type { InspectionPoint } from '@assay/contract/points/point';
import { newId } from '@assay/domain/id';
import { describe, expect, it } from 'vitest';
import { addProducts } from '../../testing/builders.ts';
import type { CastName } from '../../testing/cast.ts';
import { addDocument } from '../../testing/documents.ts';
import { type FormPart, formOf } from '../../testing/forms.ts';
import { expectStatus } from '../../testing/inspections.ts';
import { addPoint, aPoint, setDivisions } from '../../testing/points.ts';
import { useTestApp } from '../../testing/test-app.ts';

describe('the documents of others', () => {
  const app = useTestApp();
  const statusOf = async (as: CastName, id: string) => (await app().call(documents.get, { as, params: { id } })).status;
  const listed = async (as: CastName, search: string) =>
    ((await app().call(documents.list, { as, query: { search } })).body as { result: DocumentItem[]; count: number })
      .count;
  const changeFiles = async (as: CastName, id: string, parts: FormPart[]) =>
    expectStatus<InspectionPoint>(
      200,
      await app().call(inspectionPoints.updateFiles, { as, params: { id }, ...formOf(parts) }),
    );

  it('are read by people from outside as far as a point, family or model of their divisions has them', async () => {
    const products = await addProducts(app());
    await setDivisions(app(), 'dina', [products.categoryId]);
    await setDivisions(app(), 'otto', []);
    const point = await addPoint(app(), 'Comment', { productCategoryId: products.categoryId });
    const word = newId();
    const name = `${word}.pdf`;
    const linked = [
      await addDocument(app(), { name, inspectionPointIds: [point.id] }),
      await addDocument(app(), { name, productFamilyIds: [products.productFamilyId] }),
      await addDocument(app(), { name, productModelIds: [products.productModelId] }),
    ];
    const unlinked = await addDocument(app(), { name });
    for (const { id } of linked) expect([await statusOf('dina', id), await statusOf('otto', id)]).toEqual([200, 404]);
    expect([await statusOf('dina', unlinked.id), await statusOf('uma', unlinked.id)]).toEqual([404, 200]);
    expect([await listed('dina', word), await listed('otto', word), await listed('max', word)]).toEqual([3, 0, 4]);
    const { body } = await app().call(documents.get, { as: 'dina', params: { id: linked[0]?.id ?? '' } });
    expect((body as LibraryDocument).versions).toMatchObject([{ uploadedBy: null }]);
  });

  it('count in the tree and stand in packages for those who may see them alone', async () => {
    const products = await addProducts(app());
    await setDivisions(app(), 'dina', [products.categoryId]);
    await setDivisions(app(), 'otto', []);
    const named = newId();
    const made = await app().call(documentCategories.create, { as: 'max', body: { name: named } });
    const categoryId = (made.body as DocumentCategory).id;
    const seen = await addDocument(app(), { categoryId, productModelIds: [products.productModelId] });
    const hidden = await addDocument(app(), { categoryId });
    const body = { name: named, type: 'Auto', DocumentIds: [seen.id, hidden.id] };
    await app().call(documentPackages.create, { as: 'max', body });
    const trees = async (as: CastName) =>
      ((await app().call(documentCategories.list, { as })).body as DocumentCategory[])
        .filter(({ name }) => name === named)
        .map(({ documentCount, documents: few }) => [documentCount, few.length]);
    expect([await trees('max'), await trees('dina'), await trees('otto')]).toEqual([[[2, 2]], [[1, 1]], []]);
    const packages = async (as: CastName) =>
      ((await app().call(documentPackages.list, { as })).body as DocumentPackage[])
        .filter(({ name }) => name === named)
        .map((one) => one.documents.map(({ id }) => id));
    expect([await packages('dina'), await packages('otto')]).toEqual([[[seen.id]], []]);
  });

  it('that a distributor uploads at its own point are its own, even among those who see the point', async () => {
    const { categoryId } = await addProducts(app());
    for (const name of ['dora', 'dina', 'otto'] as const) await setDivisions(app(), name, [categoryId]);
    const point = await addPoint(app(), 'Comment', { productCategoryId: categoryId }, 'dora');
    const provided = await addDocument(app(), { name: 'Provided.pdf', inspectionPointIds: [point.id] });
    const saved = await changeFiles('dora', point.id, [{ name: 'uploadedFiles', value: 'x', file: 'Ours.txt' }]);
    expect(saved.documents.map(({ name }) => name)).toEqual(['Ours.txt', 'Provided.pdf']);
    const ours = saved.documents[0]?.id ?? '';
    const seenBy = async (as: CastName) =>
      ((await app().call(documents.ofPoint, { as, params: { id: point.id } })).body as DocumentItem[]).map(
        ({ id }) => id,
      );
    expect(await seenBy('dina')).toEqual([ours, provided.id]);
    expect(await seenBy('otto')).toEqual([provided.id]);
    expect(await statusOf('otto', ours)).toBe(404);
    const { body } = await app().call(inspectionPoints.get, { as: 'otto', params: { id: point.id } });
    expect((body as InspectionPoint).documents.map(({ id }) => id)).toEqual([provided.id]);
    expect((await app().call(documents.get, { as: 'max', params: { id: ours } })).body).toMatchObject({
      company: { name: expect.stringMatching(/./) },
    });
    const copied = await app().call(inspectionPoints.duplicate, { as: 'dora', params: { id: point.id } });
    expect((copied.body as InspectionPoint).documents.map(({ id }) => id)).toEqual([ours, provided.id]);
  });

  it('cannot be linked by those who do not see them', async () => {
    const { categoryId } = await addProducts(app());
    await setDivisions(app(), 'dora', [categoryId]);
    const point = await addPoint(app(), 'Comment', { productCategoryId: categoryId }, 'dora');
    const hidden = await addDocument(app());
    const sent = { params: { id: point.id }, ...formOf([{ name: 'addedDocumentIds', value: hidden.id }]) };
    const refused = await app().call(inspectionPoints.updateFiles, { as: 'dora', ...sent });
    const random = { params: { id: point.id }, ...formOf([{ name: 'addedDocumentIds', value: newId() }]) };
    const unknown = await app().call(inspectionPoints.updateFiles, { as: 'dora', ...random });
    expect(refused.status).toBe(400);
    expect({ ...(refused.body as object), requestId: '' }).toEqual({ ...(unknown.body as object), requestId: '' });
    expect((await app().call(inspectionPoints.updateFiles, { as: 'ada', ...sent })).status).toBe(200);
    expect(await statusOf('dora', hidden.id)).toBe(200);
  });

  it('are not even stored for a point that one may not change', async () => {
    const { categoryId } = await addProducts(app());
    await setDivisions(app(), 'dora', [categoryId]);
    const point = await addPoint(app(), 'Comment', { productCategoryId: categoryId });
    const stored = async () => (await app().pool.query('select 1 from stored_file')).rowCount;
    const before = await stored();
    const send = async (id: string) => {
      const sent = formOf([{ name: 'uploadedFiles', value: 'x', file: 'Theirs.txt' }]);
      return (await app().call(inspectionPoints.updateFiles, { as: 'dora', params: { id }, ...sent })).status;
    };
    expect([await send(point.id), await send(newId())]).toEqual([403, 404]);
    expect(await stored()).toBe(before);
  });

  it('of a distributor go with their last link', async () => {
    const { categoryId } = await addProducts(app());
    await setDivisions(app(), 'dora', [categoryId]);
    const given = { productCategoryId: categoryId };
    const [one, two] = [
      await addPoint(app(), 'Comment', given, 'dora'),
      await addPoint(app(), 'Comment', given, 'dora'),
    ];
    const saved = await changeFiles('dora', one.id, [{ name: 'uploadedFiles', value: 'x', file: 'Ours.txt' }]);
    const id = saved.documents[0]?.id ?? '';
    await changeFiles('dora', two.id, [{ name: 'addedDocumentIds', value: id }]);
    await changeFiles('dora', one.id, [{ name: 'removedDocumentIds', value: id }]);
    expect(await statusOf('dora', id)).toBe(200);
    await changeFiles('dora', two.id, [{ name: 'removedDocumentIds', value: id }]);
    expect(await statusOf('dora', id)).toBe(404);
    const provided = await addDocument(app(), { inspectionPointIds: [one.id] });
    await changeFiles('ada', one.id, [{ name: 'removedDocumentIds', value: provided.id }]);
    expect(await statusOf('max', provided.id)).toBe(200);
  });

  it('come and go with the save of a point, which leaves them alone as plain JSON', async () => {
    const { categoryId } = await addProducts(app());
    const [kept, dropped] = [await addDocument(app(), { name: 'K.pdf' }), await addDocument(app(), { name: 'D.pdf' })];
    const input = aPoint('Comment', { productCategoryId: categoryId });
    const data = { name: 'data', value: JSON.stringify(input) };
    const created = await app().call(inspectionPoints.create, {
      as: 'ada',
      ...formOf([
        data,
        { name: 'sourceSystem', value: 'UI' },
        { name: 'addedDocumentIds', value: kept.id },
        { name: 'addedDocumentIds', value: dropped.id },
        { name: 'uploadedFiles', value: 'one', file: 'One.txt' },
        { name: 'uploadedFiles', value: 'two', file: 'Two.txt' },
      ]),
    });
    const point = expectStatus<InspectionPoint>(201, created);
    const namesOf = (reply: { body: unknown }) => (reply.body as InspectionPoint).documents.map(({ name }) => name);
    expect(namesOf(created)).toEqual(['D.pdf', 'K.pdf', 'One.txt', 'Two.txt']);
    const params = { id: point.id };
    const asJson = await app().call(inspectionPoints.update, {
      as: 'ada',
      params,
      body: { ...input, documents: point.documents },
    });
    expect(namesOf(asJson)).toHaveLength(4);
    const changed = await app().call(inspectionPoints.update, {
      as: 'ada',
      params,
      ...formOf([data, { name: 'removedDocumentIds', value: `${dropped.id},${point.documents[2]?.id}` }]),
    });
    expect(namesOf(changed)).toEqual(['K.pdf', 'Two.txt']);
  });
});
