import { documentCategories } from '@assay/contract/document-categories';
import { documents } from '@assay/contract/documents';
import { beforeAll, describe, expect, it } from 'vitest';
import { addProducts } from '../../testing/builders.ts';
import { explained } from '../../testing/explain.ts';
import { addPoint, setDivisions } from '../../testing/points.ts';
import { useTestApp } from '../../testing/test-app.ts';

const [count, categories] = [20_000, 1_000];

describe('a long library, read from outside', () => {
  const app = useTestApp();
  const ids = { category: '' };

  beforeAll(async () => {
    const { productFamilyId, productModelId, categoryId } = await addProducts(app());
    const point = await addPoint(app(), 'Comment', { productCategoryId: categoryId });
    await setDivisions(app(), 'dina', [categoryId]);
    const client = await app().pool.connect();
    // Nobody looks for the history of these.
    await client.query(`set assay.events = 'summary'`);
    await client.query(
      `insert into document_category (id, name) select gen_random_uuid(), 'Category ' || n from generate_series(1, ${categories}) n`,
    );
    await client.query(`
      insert into document (id, document_category_id, name, current_version, file_type, file_size, uploaded_at, created_at)
      select gen_random_uuid(), c.id, 'Document ' || n, 1, 'application/pdf', n, now(), now()
      from generate_series(1, ${count}) n join document_category c on c.name = 'Category ' || 1 + n % ${categories}`);
    const links = { document_family: productFamilyId, document_model: productModelId, document_point: point.id };
    for (const [table, id] of Object.entries(links))
      await client.query(`insert into ${table} select id, $1 from document`, [id]);
    await client.query('vacuum analyze document, document_category, document_family, document_model, document_point');
    await client.query('reset assay.events');
    const { rows } = await client.query<{ id: string }>('select id from document_category limit 1');
    ids.category = rows[0]?.id ?? '';
    client.release();
  });

  it('has a page of a category without looking at any other document', async () => {
    const query = { categoryId: ids.category };
    const page = () => app().call(documents.list, { as: 'dina', query });
    expect((await page()).body).toMatchObject({ count: count / categories });
    const plans = await explained(app(), page, /from "document"/);
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) {
      expect(plan).toMatch(/document_category_ix/);
      expect(plan).not.toMatch(/Seq Scan on document/);
      expect(plan).not.toMatch(/hashed SubPlan/);
    }
  });

  it('gathers the links once where it counts all documents for the tree', async () => {
    const plans = await explained(
      app(),
      () => app().call(documentCategories.list, { as: 'dina' }),
      /group by "document"/,
    );
    expect(plans).toHaveLength(1);
    expect(plans[0]).toMatch(/hashed SubPlan/);
  });
});
