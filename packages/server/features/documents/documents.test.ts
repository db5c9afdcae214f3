import { documentCategories } from '@assay/contract/document-categories';
import { documents } from '@assay/contract/documents';
import type { DocumentItem, LibraryDocument } from '@assay/contract/documents/document';
import { newId } from '@assay/domain/id';
import { days, minutes } from '@assay/domain/time';
import { describe, expect, it } from 'vitest';
import { addProducts } from '../../testing/builders.ts';
import { aDocumentForm, addDocument, pdf } from '../../testing/documents.ts';
import { formOf } from '../../testing/forms.ts';
import { expectStatus } from '../../testing/inspections.ts';
import { addPoint } from '../../testing/points.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { follow } from '../../testing/uploads.ts';

interface Addresses {
  url: string;
  previewUrl: string | null;
}

describe('a document', () => {
  const app = useTestApp();
  const addressesOf = async (id: string, as: 'max' | 'uma' = 'max', version?: number) =>
    expectStatus<Addresses>(
      200,
      await app().call(documents.storageUrl, {
        as,
        params: { id },
        ...(version && { query: { version: String(version) } }),
      }),
    );
  const newVersion = (id: string, name: string, content: string) =>
    app().call(documents.uploadVersion, {
      as: 'max',
      ...formOf([
        { name: 'parentDocumentId', value: id },
        { name: 'sourceSystem', value: 'UI' },
        { name: 'file', value: content, file: name },
      ]),
    });
  const list = async (query: Record<string, string>) =>
    (await app().call(documents.list, { as: 'max', query })).body as { result: DocumentItem[]; count: number };

  it('is uploaded with what it is linked to, and shows all of it', async () => {
    const { categoryId, productFamilyId, productModelId } = await addProducts(app());
    const point = await addPoint(app(), 'Comment', { productCategoryId: categoryId });
    const created = await app().call(documentCategories.create, { as: 'max', body: { name: `Manuals ${newId()}` } });
    const category = expectStatus<{ id: string }>(201, created);
    const document = await addDocument(app(), {
      name: 'Käyttöohje 使用说明.pdf',
      summary: 'How it is set',
      categoryId: category.id,
      inspectionPointIds: [point.id],
      productFamilyIds: [productFamilyId],
      productModelIds: [productModelId],
    });
    expect(document).toMatchObject({
      name: 'Käyttöohje 使用说明.pdf',
      description: 'How it is set',
      fileType: 'application/pdf',
      fileSize: pdf.length,
      version: 1,
      linked: true,
      documentCategoryId: category.id,
      linkedInspectionPointIds: [point.id],
      linkedProductFamilyIds: [productFamilyId],
      linkedProductModelIds: [productModelId],
      versions: [{ version: 1, fileName: 'Käyttöohje 使用说明.pdf', uploadedBy: 'Max Lindqvist' }],
    });
    expect((await app().call(documents.get, { as: 'uma', params: { id: document.id } })).body).toEqual(document);
  });

  it('is what its bytes say, whatever its sender calls it', async () => {
    const png = Buffer.from('89504e470d0a1a0a0000', 'hex');
    const cases: [string, string | Buffer, string][] = [
      ['page.html', '<script>alert(1)</script>', 'application/octet-stream'],
      ['page.pdf', '<script>alert(1)</script>', 'application/octet-stream'],
      ['drawing.txt', png, 'image/png'],
      ['notes.txt', 'Tighten twice', 'text/plain'],
      ['notes.txt', Buffer.from([1, 0, 2]), 'application/octet-stream'],
      ['picture.svg', '<svg onload="alert(1)"/>', 'application/octet-stream'],
    ];
    for (const [name, content, fileType] of cases)
      expect((await addDocument(app(), { name, content })).fileType, name).toBe(fileType);
  });

  it('keeps older versions, each of which can be downloaded', async () => {
    const { id } = await addDocument(app(), { name: 'Torque.txt', content: 'old' });
    expect(expectStatus<LibraryDocument>(201, await newVersion(id, 'Torque 2.txt', 'newer'))).toMatchObject({
      version: 2,
      fileSize: 5,
      name: 'Torque.txt',
      versions: [
        { version: 2, fileName: 'Torque 2.txt' },
        { version: 1, fileName: 'Torque.txt' },
      ],
    });
    expect((await follow(app(), (await addressesOf(id)).url)).text).toBe('newer');
    expect((await follow(app(), (await addressesOf(id, 'max', 1)).url)).text).toBe('old');
    const whole = await app().call(documents.file, { as: 'uma', params: { id } });
    expect(whole).toMatchObject({ status: 200, text: 'newer' });
    const missing = await app().call(documents.storageUrl, { as: 'max', params: { id }, query: { version: '3' } });
    expect(missing.status).toBe(404);
  });

  it('gets versions one after another however many are sent at once', async () => {
    const { id } = await addDocument(app());
    const replies = await Promise.all(['a', 'b', 'c', 'd'].map((content) => newVersion(id, 'x.txt', content)));
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const { body } = await app().call(documents.get, { as: 'max', params: { id } });
    expect((body as LibraryDocument).versions.map(({ version }) => version)).toEqual([5, 4, 3, 2, 1]);
  });

  it('is downloaded under its name, in part where a part is asked for', async () => {
    const { id } = await addDocument(app(), { name: "عربي x'(1).txt", content: '0123456789' });
    const { url, previewUrl } = await addressesOf(id);
    expect(previewUrl).toBeNull();
    const reply = await follow(app(), url, { headers: { range: 'bytes=2-4' } });
    expect(reply).toMatchObject({ status: 206, text: '234' });
    expect(reply.headers['content-disposition']).toContain(
      `filename*=UTF-8''%D8%B9%D8%B1%D8%A8%D9%8A%20x%27%281%29.txt`,
    );
    await app().call(documents.saveMetadata, { as: 'max', body: { documentId: id, name: 'Torque table' } });
    const renamed = await follow(app(), url);
    expect(renamed.headers['content-disposition']).toContain('filename="Torque table.txt"');
  });

  it('shows in a frame of ours where browsers can show it, and nothing else does', async () => {
    const { id } = await addDocument(app());
    const shown = await follow(app(), (await addressesOf(id)).previewUrl ?? '');
    expect(shown).toMatchObject({ status: 200, text: pdf });
    expect(shown.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': "frame-ancestors 'self'",
      'x-content-type-options': 'nosniff',
    });
    expect(shown.headers['content-disposition']).toBeUndefined();
    const png = await addDocument(app(), { name: 'a.png', content: Buffer.from('89504e470d0a1a0a0000', 'hex') });
    const picture = await follow(app(), (await addressesOf(png.id)).previewUrl ?? '');
    expect(picture.headers['content-security-policy']).toMatch(/default-src 'none'.*; sandbox;/);
    const download = await follow(app(), (await addressesOf(id)).url);
    expect(download.headers['x-frame-options']).toBe('DENY');
  });

  it('has an address for one session and five minutes', async () => {
    const { id } = await addDocument(app());
    const token = await app().signIn('uma');
    const asked = await app().call(documents.storageUrl, { token, params: { id } });
    const { url } = expectStatus<Addresses>(200, asked);
    const start = app().now();
    expect((await follow(app(), url)).status).toBe(200);
    expect((await follow(app(), url.replace('/file?', '/preview?'))).status).toBe(401);
    app().setNow(new Date(start.getTime() + minutes(5)));
    expect((await follow(app(), url)).status).toBe(401);
    app().setNow(start);
    await app().ask('GET', '/api/v1/auth/logout', { token });
    expect((await follow(app(), url)).status).toBe(401);
  });

  it('changes what was sent of its metadata, and refuses a stale save', async () => {
    const { productFamilyId, productModelId } = await addProducts(app());
    const { id, revision } = await addDocument(app(), { summary: 'Old', productFamilyIds: [productFamilyId] });
    const save = (body: object, headers = {}) =>
      app().call(documents.saveMetadata, { as: 'ada', body: { documentId: id, ...body }, headers });
    expect(await save({ productModelIds: [productModelId] }, { 'if-match': `"${revision}"` })).toMatchObject({
      status: 200,
      body: { description: 'Old', linkedProductFamilyIds: [productFamilyId], linkedProductModelIds: [productModelId] },
    });
    expect((await save({ description: 'New' }, { 'if-match': `"${revision}"` })).status).toBe(412);
    expect(await save({ description: 'New', productFamilyIds: [], productModelIds: [] })).toMatchObject({
      body: { description: 'New', linked: false, linkedProductFamilyIds: [] },
    });
    for (const unknown of [
      { categoryId: newId() },
      { inspectionPointIds: [newId()] },
      { productFamilyIds: [productModelId] },
      { productModelIds: [newId()] },
    ])
      expect((await save(unknown)).status, JSON.stringify(unknown)).toBe(400);
  });

  it('is found by the words of its name and description, in any order and case', async () => {
    const word = newId();
    const { id } = await addDocument(app(), { name: `Grease ${word}.txt`, content: 'x', summary: 'For THE bearings' });
    expect((await list({ search: `bearings the ${word.toUpperCase()}` })).result.map((one) => one.id)).toEqual([id]);
    expect(await list({ search: `seals ${word}` })).toEqual({ result: [], count: 0 });
  });

  it('is listed by category, a page at a time, by name', async () => {
    const created = await app().call(documentCategories.create, { as: 'max', body: { name: newId() } });
    const categoryId = (created.body as { id: string }).id;
    for (const name of ['P10.txt', 'P9.txt', 'P1.txt']) await addDocument(app(), { name, content: 'x', categoryId });
    const names = async (query: Record<string, string>) => {
      const { result, count } = await list({ categoryId, ...query });
      return [count, ...result.map(({ name }) => name)];
    };
    expect(await names({})).toEqual([3, 'P1.txt', 'P9.txt', 'P10.txt']);
    expect(await names({ offset: '1', amount: '1' })).toEqual([3, 'P9.txt']);
    const other = await list({ categoryId: 'none', amount: '200' });
    expect(other.result.every(({ documentCategoryId }) => documentCategoryId === null)).toBe(true);
  });

  it('is gone once deleted, with its links, and its bytes wait to go', async () => {
    const point = await addPoint(app(), 'Comment');
    const { id } = await addDocument(app(), { inspectionPointIds: [point.id] });
    const { url } = await addressesOf(id);
    expect(await app().call(documents.delete, { as: 'max', params: { id } })).toMatchObject({ status: 200, body: {} });
    for (const call of [documents.get, documents.file, documents.storageUrl])
      expect((await app().call(call, { as: 'max', params: { id } })).status).toBe(404);
    expect((await follow(app(), url)).status).toBe(404);
    expect((await app().call(documents.ofPoint, { as: 'max', params: { id: point.id } })).body).toEqual([]);
    const { rows } = await app().pool.query(
      `select f.state from stored_file f join document_version v on v.file_id = f.id where v.document_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ state: 'doomed' }]);
  });

  it('goes for good 30 days after it was deleted, with its bytes, and keeps the sweeper from nothing', async () => {
    const { id } = await addDocument(app());
    await newVersion(id, 'Newer.pdf', pdf);
    const kept = await addDocument(app());
    await app().call(documents.delete, { as: 'max', params: { id } });
    const files = async () =>
      (await app().pool.query(`select 1 from stored_file where state = 'doomed'`)).rowCount ?? 0;
    const before = await files();
    const begun = app().now();
    const sweepAfter = async (count: number) => {
      app().setNow(new Date(begun.getTime() + days(count)));
      await app().jobs.service({ id: 'storage-sweeper' });
      app().setNow(begun);
    };
    await sweepAfter(29);
    expect(await files()).toBe(before);
    await sweepAfter(30);
    expect(await files()).toBe(0);
    expect((await app().pool.query('select 1 from document where id = $1', [id])).rowCount).toBe(0);
    const services = (await app().ask('GET', '/api/v1/backgroundServices', { as: 'max' })).body as { id: string }[];
    expect(services.find((one) => one.id === 'storage-sweeper')).toMatchObject({ status: 'idle' });
    expect((await follow(app(), (await addressesOf(kept.id)).url)).status).toBe(200);
  });

  it('is not stored without a file, or with what is not there', async () => {
    const before = (await list({})).count;
    const noFile = formOf([{ name: 'summary', value: 'x' }]);
    expect((await app().call(documents.upload, { as: 'max', ...noFile })).status).toBe(400);
    const unknown = aDocumentForm({ inspectionPointIds: [newId()] });
    expect((await app().call(documents.upload, { as: 'max', ...unknown })).status).toBe(400);
    expect((await newVersion(newId(), 'a.txt', 'x')).status).toBe(404);
    expect((await list({})).count).toBe(before);
  });
});
