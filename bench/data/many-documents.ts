import type pg from 'pg';

/** Categories ten to a parent, and documents spread over all of them; one in three is linked to a family. */
export async function loadDocuments(client: pg.Client, count: number, categories: number): Promise<void> {
  await client.query(`set assay.events = 'summary'`);
  await client.query(
    'create temporary table category_id as select n, gen_random_uuid() as id from generate_series(1, $1::int) n',
    [categories],
  );
  await client.query(`
    insert into document_category (id, parent_id, name)
    select c.id, p.id, 'Category ' || c.n from category_id c left join category_id p on p.n = c.n / 10 order by c.n`);
  await client.query(
    `insert into document (id, document_category_id, name, description, current_version, file_type, file_size, uploaded_at, created_at)
     select gen_random_uuid(), c.id, 'Document ' || doc || '.pdf', case when doc % 10 = 3 then 'Torque of bolts' else '' end, 1,
       'application/pdf', 1000 + doc, now(), now()
     from generate_series(1, $1::int) doc join category_id c on c.n = 1 + doc % $2::int`,
    [count, categories],
  );
  await client.query(`
    insert into document_family (document_id, product_family_id)
    select d.id, f.id from (select id, row_number() over (order by id) as n from document) d
    join (select id, row_number() over (order by id) as n, count(*) over () as many from product_family) f on f.n = 1 + d.n % f.many
    where d.n % 3 = 0 on conflict do nothing`);
  await client.query('vacuum analyze document, document_category, document_family');
}
