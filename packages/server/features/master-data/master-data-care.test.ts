import { rename } from 'node:fs/promises';
import type { Customer } from '@assay/contract/customers';
import { describe, expect, it } from 'vitest';
import { addCustomer, addEquipment, addProducts, aSite } from '../../testing/builders.ts';
import { useMasterFolder } from './testing/master-folder.ts';

describe('the import of master data, beside what people did', () => {
  const { app, run, faults } = useMasterFolder();
  const query = async <T extends object>(text: string) => (await app().pool.query<T>(text)).rows;

  it('takes records without an MDM id for those of the same name or serial number', async () => {
    const customer = await addCustomer(app(), { name: 'Adopted', sites: [aSite({ name: 'Quarry' })] });
    const { productModelId } = await addProducts(app(), { family: 'Cone', model: 'K1' });
    const machine = await addEquipment(app(), { serialNumber: 'ab 1', productModelId });
    const { data } = await run({
      'customers.csv': 'MDM id,Name\nA1,adopted\n',
      'sites.csv': 'MDM id,Customer MDM id,Name\nAS1,A1,QUARRY\n',
      'equipment.csv': 'MDM id,Serial number,Family,Model\nAE1,AB1,Cone,K1\n',
    });
    expect(data.counts).toMatchObject({ created: 0, changed: 3, faultyLines: 0 });
    expect(
      await query(
        `select c.id, c.name, s.mdm_site_id from customer c join customer_site s on s.customer_id = c.id where mdm_customer_id = 'A1'`,
      ),
    ).toEqual([{ id: customer.id, name: 'adopted', mdm_site_id: 'AS1' }]);
    expect(await query(`select id from equipment where mdm_equipment_id = 'AE1'`)).toEqual([{ id: machine.id }]);
  });

  it('asks for help where several customers have the name', async () => {
    for (let i = 0; i < 2; i++) await addCustomer(app(), { name: 'Namesake' });
    await run({ 'customers.csv': 'MDM id,Name\nN1,Namesake\n' });
    expect((await faults()).lines).toEqual([
      'customers.csv 2 Name: Several customers without an MDM id have this name',
    ]);
  });

  it('follows a merged customer to its survivor, and leaves what people deleted deleted', async () => {
    const into = await addCustomer(app(), { name: 'Survivor', mdmCustomerId: 'M-into' });
    const from = await addCustomer(app(), { name: 'Merged', mdmCustomerId: 'M-from' });
    const gone = await addCustomer(app(), { name: 'Gone', mdmCustomerId: 'M-gone' });
    const body = { customerId: into.id, name: 'Survivor' };
    await app().ask('POST', `/api/v1/customers/${from.id}/merge`, { as: 'max', body });
    await app().ask('DELETE', `/api/v1/customers/${gone.id}`, { as: 'max' });
    const { productModelId } = await addProducts(app(), { family: 'Gyratory', model: 'G1' });
    const machine = await addEquipment(app(), { serialNumber: 'G-1', productModelId, mdmEquipmentId: 'M-machine' });
    await app().ask('DELETE', `/api/v1/Equipments/${machine.id}`, { as: 'max' });

    const { data } = await run({
      'customers.csv': 'MDM id,Name\nM-from,Merged\nM-into,Survivor\nM-gone,Gone\n',
      'sites.csv': 'MDM id,Customer MDM id,Name\nMS1,M-from,Of the merged one\nMS2,M-gone,Of nobody\n',
      'equipment.csv': 'MDM id,Serial number,Family,Model\nM-machine,G-1,Gyratory,G1\n',
    });
    expect(data.counts).toEqual({ created: 1, changed: 0, unchanged: 2, faultyLines: 3 });
    expect((await faults()).lines).toEqual([
      'customers.csv 4 MDM id: This customer was deleted',
      'sites.csv 3 Customer MDM id: The customer with the MDM id M-gone was deleted',
      'equipment.csv 2 MDM id: This equipment was deleted',
    ]);
    const { body: survivor } = await app().ask('GET', `/api/v1/customers/${into.id}`, { as: 'max' });
    expect((survivor as Customer).sites.map(({ name }) => name)).toEqual(['Of the merged one']);
  });

  it('does not take a site from another customer', async () => {
    await addCustomer(app(), { name: 'Owner', mdmCustomerId: 'O1', sites: [aSite({ mdmSiteId: 'OS1' })] });
    await addCustomer(app(), { name: 'Claimer', mdmCustomerId: 'O2' });
    await run({ 'sites.csv': 'MDM id,Customer MDM id,Name\nOS1,O2,Taken\n' });
    expect((await faults()).lines).toEqual(['sites.csv 2 MDM id: Another customer has the site with this MDM id']);
  });

  it('tells whoever has a customer open that its parts changed', async () => {
    const { id, revision } = await addCustomer(app(), { name: 'Open', mdmCustomerId: 'P1' });
    await run({ 'contacts.csv': 'Customer MDM id,Name\nP1,Somebody new\n' });
    const { body } = await app().ask('GET', `/api/v1/customers/${id}`, { as: 'max' });
    expect((body as Customer).revision).toBe(revision + 1);
  });
});

describe('files of master data that cannot be read', () => {
  const { app, folder, run, faults } = useMasterFolder();
  const names = async () =>
    (await app().pool.query<{ name: string }>('select name from customer order by name')).rows.map(({ name }) => name);

  it.each([
    ['an open quotation mark', 'MDM id,Name\nB1,First\nB2,"Never closed\n', 'line 3: a quotation mark is never closed'],
    ['bytes that are no text', Buffer.from('MDM id,Name\nB1,First\nB2,\xe4\n', 'latin1'), 'line 3 is not UTF-8 text'],
    ['an unknown column', 'MDM id,Name,Colour\nB1,First,red\n', 'line 1: Unknown column: Colour'],
    ['no MDM ids', 'Name\nFirst\n', 'line 1: Column missing: MDM id'],
    ['nothing', '', 'line 1: the file is empty; its first line must name the columns'],
  ])('fail with file and line (%s), while the others go on, until they are corrected', async (_, content, message) => {
    const before = (await names()).length;
    const models = { 'families.csv': `Category,Name\nCrushers,Family ${before}\n` };
    const broken = await run({ 'customers.csv': content, ...models });
    expect(broken).toMatchObject({ status: 'retrying', data: { lastError: { message: `customers.csv, ${message}` } } });
    expect(await app().pool.query('select 1 from product_family where name = $1', [`Family ${before}`])).toMatchObject({
      rowCount: 1,
    });
    const still = await run();
    expect(still).toMatchObject({ status: 'retrying', data: { failures: 2, counts: {} } });
    const corrected = await run({ 'customers.csv': `MDM id,Name\nB1,First\nB${before},Corrected ${before}\n` });
    expect(corrected).toMatchObject({ status: 'idle', data: { failures: 0 } });
    expect(await names()).toContain(`Corrected ${before}`);
    expect((await faults()).count).toBe(0);
  });

  it('are waited for while the folder is away, and a folder without any is no failure', async () => {
    expect((await run()).data.note).toMatch(/^There is none of customers\.csv, sites\.csv/);
    await rename(folder, `${folder}-away`);
    expect(await run()).toMatchObject({
      status: 'retrying',
      data: { lastError: { message: expect.stringContaining('ENOENT') } },
    });
    await rename(`${folder}-away`, folder);
    expect(await run()).toMatchObject({ status: 'idle' });
  });

  it('are left alone under other names, and the page says so', async () => {
    const { data } = await run({ 'clients.csv': 'a\n', 'customers.csv': 'MDM id,Name\nZ1,Zed\n' });
    expect(data.note).toBe('Files of other names are left alone: clients.csv.');
  });
});
