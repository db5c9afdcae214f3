import { type Equipment, equipmentImports } from '@assay/contract/equipment';
import { describe, expect, it } from 'vitest';
import { addCustomer, addEquipment, addProducts, aSite } from '../../testing/builders.ts';
import { importsOf } from '../../testing/imports.ts';
import { type TestApp, useTestApp } from '../../testing/test-app.ts';

const { upload, preview, confirm, lines } = importsOf('equipments', equipmentImports);

const header = 'Serial number;Nickname;MDM id;Product family;Product model;Customer;Site';
const file = (...rows: string[]) => [header, ...rows].join('\r\n');

const everything = async (app: TestApp) =>
  (
    await app.pool.query(
      `select e.serial_number, e.nick_name, e.mdm_equipment_id, e.family_name, e.model_name, c.name as customer, s.name as site, e.revision
       from equipment e left join customer c on c.id = e.customer_id left join customer_site s on s.id = e.customer_site_id
       where e.deleted_at is null order by e.serial_number, e.nick_name`,
    )
  ).rows;

describe('a CSV import of equipment', () => {
  const app = useTestApp();

  /** A family with two models, a customer with two sites, a machine. */
  async function furnish() {
    const { productFamilyId, productModelId } = await addProducts(app(), { family: 'Cone', model: 'HP200' });
    await app().ask('POST', `/api/v1/productFamilies/${productFamilyId}/models`, {
      as: 'max',
      body: { name: 'HP300' },
    });
    const customer = await addCustomer(app(), {
      name: 'Kallio Oy',
      mdmCustomerId: 'K-1',
      sites: [aSite({ name: 'Länsi', mdmSiteId: 'L-1' }), aSite({ name: 'Itä' })],
    });
    const site = customer.sites.find(({ name }) => name === 'Itä');
    const known = await addEquipment(app(), { serialNumber: 'A 1', productModelId, customerSiteId: site?.id ?? null });
    return { known, productModelId, productFamilyId };
  }

  it('shows what is new, changed, unchanged and faulty, line by line, and then applies exactly that [EQP-05]', async () => {
    const { known } = await furnish();
    const made = await preview(
      app(),
      file(
        'B2;Big one;E-2;cone;hp300;K-1;L-1',
        'a1;;E-1;CONE;HP300;kallio oy;länsi',
        ';Small one;;Cone;HP200;;',
        'B2;;;Cone;HP200;;',
        'C3;;;Moon;X;Nobody;',
        '=HYPERLINK("x");;;Cone;HP200;;',
      ),
    );
    expect(made).toMatchObject({ state: 'preview', total: 6, counts: { new: 3, changed: 1, unchanged: 0, faulty: 2 } });
    const { result } = await lines(app(), made.id);
    expect(result.map(({ line, state, title }) => [line, state, title])).toEqual([
      [2, 'new', 'B2 · cone · hp300'],
      [3, 'changed', 'a1 · CONE · HP300'],
      [4, 'new', 'Small one · Cone · HP200'],
      [5, 'faulty', 'B2 · Cone · HP200'],
      [6, 'faulty', 'C3 · Moon · X'],
      [7, 'new', '=HYPERLINK("x") · Cone · HP200'],
    ]);
    expect(result[1]?.changes).toEqual([
      { field: 'Serial number', from: 'A 1', to: 'a1' },
      { field: 'MDM id', from: '', to: 'E-1' },
      { field: 'Product model', from: 'HP200', to: 'HP300' },
      { field: 'Site', from: 'Itä', to: 'Länsi' },
    ]);
    expect(result[3]?.errors).toEqual([
      {
        column: 'Serial number',
        message: 'Line 2 is about the same equipment',
        code: 'import.sameEquipment',
        values: { line: 2 },
      },
    ]);
    expect(result[4]?.errors.map(({ column }) => column)).toEqual(['Product family', 'Customer']);

    expect(await confirm(app(), made.id)).toMatchObject({ state: 'applied', done: 6 });
    const at = { customer: 'Kallio Oy', site: 'Länsi' };
    const bare = { nick_name: '', mdm_equipment_id: '', family_name: 'Cone', customer: null, site: null };
    const rows = [
      { ...bare, serial_number: '', nick_name: 'Small one', model_name: 'HP200', revision: 1 },
      { ...bare, serial_number: '=HYPERLINK("x")', model_name: 'HP200', revision: 1 },
      { ...bare, ...at, serial_number: 'a1', mdm_equipment_id: 'E-1', model_name: 'HP300', revision: 2 },
      {
        ...bare,
        ...at,
        serial_number: 'B2',
        nick_name: 'Big one',
        mdm_equipment_id: 'E-2',
        model_name: 'HP300',
        revision: 1,
      },
    ];
    expect(await everything(app())).toEqual(rows);
    const history = (await app().ask('GET', `/api/v1/Equipments/${known.id}/history`, { as: 'ada' })).body;
    expect((history as object[])[0]).toMatchObject({
      action: 'imported',
      actor: 'Max Lindqvist',
      changes: expect.arrayContaining([{ field: 'customer_site_id', from: 'Itä', to: 'Länsi' }]),
    });
    expect((await app().ask('GET', '/api/v1/Equipments/query?amount=1', { as: 'uma' })).body).toMatchObject({
      count: 4,
    });
  });

  it('made again from the same file finds everything unchanged, and writes nothing [EQP-05]', async () => {
    const again = file('B2;Big one;E-2;Cone;HP300;K-1;Länsi', 'a1;;E-1;Cone;HP300;;', ';Small one;;Cone;HP200;;');
    const before = await everything(app());
    const made = await preview(app(), again);
    expect(made.counts).toEqual({ new: 0, changed: 0, unchanged: 3, faulty: 0 });
    await confirm(app(), made.id);
    expect(await everything(app())).toEqual(before);
  });

  it.each([
    ['a machine was added', async (it: TestApp) => void (await addEquipment(it))],
    [
      'a site was renamed',
      (it: TestApp) => it.pool.query(`update customer_site set name = 'Pohjoinen' where name = 'Itä'`),
    ],
    [
      'a family was renamed',
      (it: TestApp) => it.pool.query(`update product_family set name = 'Kone' where name = 'Cone'`),
    ],
    ['a model was added', async (it: TestApp) => void (await addProducts(it))],
  ])('is refused whole when %s after the preview', async (_, meanwhile) => {
    const { family } = await addProducts(app(), { model: 'M1' });
    const made = await preview(app(), file(`Late;;;${family.name};M1;;`));
    expect(made.counts.new).toBe(1);
    await meanwhile(app());
    const before = await everything(app());
    expect(await confirm(app(), made.id)).toMatchObject({
      state: 'refused',
      problem: expect.stringContaining('changed after the preview'),
    });
    expect(await everything(app())).toEqual(before);
  });

  it('that fails in its middle has imported nothing, and says so', async () => {
    const { family } = await addProducts(app(), { model: 'M1' });
    const made = await preview(app(), file(`F1;;;${family.name};M1;;`, `F2;;;${family.name};M1;;`));
    await app().pool.query(`alter table equipment add constraint no_f2 check (serial_number <> 'F2')`);
    const before = await everything(app());
    expect(await confirm(app(), made.id)).toMatchObject({ state: 'failed' });
    expect(await everything(app())).toEqual(before);
    await app().pool.query('alter table equipment drop constraint no_f2');
  });

  it('finds no machine that was deleted, and lets its serial number be used again', async () => {
    const gone = await addEquipment(app(), { serialNumber: 'G1' });
    await app().ask('DELETE', `/api/v1/Equipments/${gone.id}`, { as: 'max' });
    const made = await preview(app(), file(`G1;;;${gone.productFamilyName};${gone.productModelName};;`));
    expect(made.counts.new).toBe(1);
    expect(await confirm(app(), made.id)).toMatchObject({ state: 'applied' });
  });

  it('keeps to the machine that an MDM id names, whatever else the line says', async () => {
    const { family } = await addProducts(app(), { model: 'M1' });
    const one = await addEquipment(app(), { serialNumber: 'K1', mdmEquipmentId: 'KEEP' });
    const made = await preview(app(), file(`K1;Moved;KEEP;${family.name};M1;;`));
    await confirm(app(), made.id);
    const { body } = await app().ask('GET', `/api/v1/Equipments/${one.id}`, { as: 'max' });
    expect(body as Equipment).toMatchObject({ nickName: 'Moved', productFamilyName: family.name, revision: 2 });
  });

  it.each([
    ['a column twice', 'serial,serial number\nA,B', 'file.serial number'],
    ['nothing', '', 'file'],
  ])('of a file with %s is refused by name [API-02]', async (_, content, path) => {
    expect((await upload(app(), content)).body).toMatchObject({ status: 400, errors: [{ path }] });
  });

  it('takes a cell of any length, and calls its line faulty', async () => {
    const made = await preview(app(), file(`${'S'.repeat(100_000)};;;Cone;HP200;;`));
    expect(made.counts).toMatchObject({ faulty: 1 });
  });

  it('is another noun’s neither to see nor to confirm', async () => {
    const made = await preview(app(), file('Z1;;;Cone;HP200;;'));
    const { status } = await app().ask('POST', `/api/v1/customers/imports/${made.id}/confirm`, { as: 'max' });
    expect(status).toBe(404);
  });
});
