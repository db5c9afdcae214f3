import { loadDocuments } from './data/many-documents.ts';
import { compareWithSql } from './measure/plain-sql.ts';
import { withServer } from './server/loaded-server.ts';
import { ask, signIn } from './server/requests.ts';
import { signInStaff } from './server/sign-in-staff.ts';

// The tree of 100,000 documents in 5,000 categories, a page of one category and searches, for staff and for somebody from outside.

const count = Number(process.argv[2] ?? 100_000);
const categories = Number(process.argv[3] ?? 5_000);

await withServer(
  3982,
  async (server, client) => {
    await loadDocuments(client, count, categories);
    const staff = await signInStaff(server.url, 'ada@provider.example');
    const { token: dina = '' } = await signIn(server.url, 'dina@distributor.example');
    const { rows } = await client.query<{ id: string }>(
      'select document_category_id as id from document where document_category_id is not null limit 1',
    );
    const [category] = rows;
    const get = (token: string, path: string) => () =>
      ask('GET', `${server.url}/api/v1/documentLibrary/${path}`, { token });
    const tree = () =>
      client.query(`select c.id, c.name, c.parent_id, count(d.id) from document_category c
        left join document d on d.document_category_id = c.id and d.deleted_at is null group by c.id order by c.name`);
    const page = () =>
      client.query(
        `select *, count(*) over () from document where document_category_id = $1 and deleted_at is null order by name, id limit 50`,
        [category?.id],
      );
    const search = (word: string) => () =>
      client.query(
        `select *, count(*) over () from document where deleted_at is null and search like $1 order by name, id limit 50`,
        [`%${word}%`],
      );
    await compareWithSql(`${count} documents in ${categories} categories`, [
      ['the tree', get(staff, 'categories'), tree],
      ['the tree, from outside', get(dina, 'categories'), tree],
      ['a page of one category', get(staff, `documents?categoryId=${category?.id}`), page],
      ['a page of one category, from outside', get(dina, `documents?categoryId=${category?.id}`), page],
      ['a rare search', get(staff, 'documents?search=document+4711.pdf'), search('document 4711.pdf')],
      ['a common search', get(staff, 'documents?search=torque'), search('torque')],
    ]);
  },
  { ASSAY_DEMO_CONTENT: 'library' },
);
