import { type DocumentCategory, documentCategories } from '@assay/contract/document-categories';
import { documentPackages } from '@assay/contract/document-packages';
import { documents } from '@assay/contract/documents';
import type { DocumentPackage, ProductDocuments } from '@assay/contract/documents/document';
import { newId } from '@assay/domain/id';
import { describe, expect, it } from 'vitest';
import { addProducts } from '../../testing/builders.ts';
import { addDocument } from '../../testing/documents.ts';
import { expectStatus } from '../../testing/inspections.ts';
import { useTestApp } from '../../testing/test-app.ts';

describe('the tree of document categories', () => {
  const app = useTestApp();
  const tree = async () => (await app().call(documentCategories.list, { as: 'max' })).body as DocumentCategory[];
  const add = async (name: string, parentCategoryId: string | null = null) =>
    expectStatus<DocumentCategory>(
      201,
      await app().call(documentCategories.create, { as: 'max', body: { name, parentCategoryId } }),
    );
  const move = (id: string, name: string, parentCategoryId: string | null) =>
    app().call(documentCategories.update, { as: 'max', params: { id }, body: { name, parentCategoryId } });
  const remove = (id: string) => app().call(documentCategories.delete, { as: 'max', params: { id } });

  it('nests, counts, and brings the documents of small categories along', async () => {
    const [top, few, many] = [await add(`Top ${newId()}`), `Few ${newId()}`, `Many ${newId()}`];
    const [small, large] = [await add(few, top.id), await add(many, top.id)];
    for (let i = 0; i < 5; i += 1) await addDocument(app(), { name: `${i}.pdf`, categoryId: small.id });
    for (let i = 0; i < 6; i += 1) await addDocument(app(), { name: `${i}.pdf`, categoryId: large.id });
    const found = (await tree()).find(({ id }) => id === top.id);
    expect(found).toMatchObject({
      documentCount: 0,
      documents: [],
      subCategories: [
        { id: small.id, name: few, parentCategoryId: top.id, documentCount: 5, subCategories: [] },
        { id: large.id, name: many, documentCount: 6, documents: [] },
      ],
    });
    expect(found?.subCategories[0]?.documents.map(({ name }) => name)).toEqual([0, 1, 2, 3, 4].map((i) => `${i}.pdf`));
  });

  it('lets a category be renamed and moved, but never into itself', async () => {
    const a = await add(`A ${newId()}`);
    const b = await add('B', a.id);
    const c = await add('C', b.id);
    expect((await move(c.id, 'See', a.id)).body).toMatchObject({ name: 'See', parentCategoryId: a.id });
    expect((await move(c.id, 'See', b.id)).status).toBe(200);
    for (const parent of [a.id, b.id, c.id]) expect((await move(a.id, 'A', parent)).status).toBe(400);
    expect((await move(a.id, a.name, newId())).status).toBe(400);
    expect((await move(c.id, 'See', null)).body).toMatchObject({ parentCategoryId: null });
  });

  it('closes no circle when two people move at once', async () => {
    const [a, b] = [await add(`A ${newId()}`), await add(`B ${newId()}`)];
    const replies = await Promise.all([move(a.id, a.name, b.id), move(b.id, b.name, a.id)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('has a name once in each place, whatever its case', async () => {
    const name = `Élan ${newId()}`;
    const { id } = await add(name);
    const again = { as: 'max', body: { name: name.toUpperCase() } } as const;
    expect(await app().call(documentCategories.create, again)).toMatchObject({
      status: 409,
      body: { code: 'categoryNameTaken' },
    });
    await add(name, id);
  });

  it('gives up a category only when nothing is in it', async () => {
    const top = await add(`Top ${newId()}`);
    const inner = await add('Inner', top.id);
    const { id } = await addDocument(app(), { categoryId: inner.id });
    expect(await remove(top.id)).toMatchObject({ status: 409, body: { code: 'notEmpty' } });
    expect((await remove(inner.id)).status).toBe(409);
    await app().call(documents.delete, { as: 'max', params: { id } });
    expect((await remove(inner.id)).status).toBe(200);
    expect((await remove(top.id)).status).toBe(200);
    expect((await remove(top.id)).status).toBe(404);
  });
});

describe('a package of documents', () => {
  const app = useTestApp();
  const add = (body: object) => app().call(documentPackages.create, { as: 'max', body });

  it('has a name, a type and documents, and changes as a whole', async () => {
    const [one, two] = [await addDocument(app()), await addDocument(app(), { name: 'Two.pdf' })];
    const name = `Jaws ${newId()}`;
    const made = expectStatus<DocumentPackage>(
      201,
      await add({ documentPackageId: '', name, type: 'Proposed', DocumentIds: [one.id] }),
    );
    expect(made).toMatchObject({ name, type: 'Proposed', documents: [{ id: one.id, name: 'Manual.pdf' }] });
    const { documentPackageId } = made;
    const changed = await app().call(documentPackages.update, {
      as: 'max',
      params: { id: documentPackageId },
      body: { documentPackageId, name, type: 'Auto', DocumentIds: [two.id] },
    });
    expect(changed).toMatchObject({ status: 200, body: { type: 'Auto', documents: [{ id: two.id }] } });
    const listed = (await app().call(documentPackages.list, { as: 'uma' })).body as DocumentPackage[];
    expect(listed).toContainEqual(changed.body);
    expect((await add({ name: name.toUpperCase(), type: 'Auto', DocumentIds: [] })).status).toBe(409);
    for (const fault of [
      { type: 'Daily', DocumentIds: [] },
      { type: 'Auto', DocumentIds: [newId()] },
    ])
      expect((await add({ name: newId(), ...fault })).status).toBe(400);
  });

  it('goes without its documents', async () => {
    const { id } = await addDocument(app());
    const made = await add({ name: newId(), type: 'Manual', DocumentIds: [id] });
    const params = { id: (made.body as DocumentPackage).documentPackageId };
    expect((await app().call(documentPackages.delete, { as: 'max', params })).status).toBe(200);
    expect((await app().call(documents.get, { as: 'max', params: { id } })).status).toBe(200);
  });

  it('is offered with the products that its documents are linked to', async () => {
    const [jaw, cone] = [await addProducts(app()), await addProducts(app())];
    const ofModel = await addDocument(app(), { name: 'Model.pdf', productModelIds: [jaw.productModelId] });
    const ofFamily = await addDocument(app(), { name: 'Family.pdf', productFamilyIds: [jaw.productFamilyId] });
    const other = await addDocument(app(), { name: 'Cone.pdf', productModelIds: [cone.productModelId] });
    const name = `For jaws ${newId()}`;
    await add({ name, type: 'Proposed', DocumentIds: [ofModel.id, other.id] });
    const about = async (id: string) =>
      (await app().call(documents.ofProduct, { as: 'uma', params: { id } })).body as ProductDocuments;
    const found = await about(jaw.productModelId);
    expect(found.documents.map(({ id }) => id)).toEqual([ofFamily.id, ofModel.id]);
    expect(found.packages).toMatchObject([{ name, type: 'Proposed' }]);
    expect((await about(cone.productModelId)).documents.map(({ id }) => id)).toEqual([other.id]);
  });
});
