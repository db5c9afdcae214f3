import { getToken, personOf } from '../../api/token.ts';
import { type Choice, matching } from '../../ui/picker/choice.ts';
import { type CustomerRow, deviceDb, type MachineRow, type ProductRow } from './device-db.ts';

interface Rows {
  machines: MachineRow;
  customers: CustomerRow;
  products: ProductRow;
}

/** What this device has for the person who is signed in. */
async function ownRows<Name extends keyof Rows>(name: Name): Promise<Rows[Name][]> {
  const owner = personOf(getToken()) ?? '';
  return ((await deviceDb()?.[name].where({ owner }).toArray()) ?? []) as Rows[Name][];
}

const byName = (one: Choice, other: Choice) => one.name.localeCompare(other.name);

/** The machines, or the customers, with which this person may begin work without network, by what was typed. */
export const findKept = (name: 'machines' | 'customers') => async (search: string) => {
  const rows: readonly Choice[] = await ownRows(name);
  const choices = rows.map(({ id, name: shown, detail }) => ({ id, name: shown, ...(detail && { detail }) }));
  return matching(choices.toSorted(byName), search);
};

/** The families of which new machines may be named without network. */
export async function findKeptFamilies(search: string) {
  const families = new Map((await ownRows('products')).map(({ family }) => [family.id, family]));
  return matching([...families.values()].toSorted(byName), search);
}

export const findKeptModels = (familyId: string) => async (search: string) => {
  const models = (await ownRows('products')).filter(({ family }) => family.id === familyId);
  return matching(models.map(({ id, name }) => ({ id, name })).toSorted(byName), search);
};

export async function noteKeptCustomer(customer: Omit<CustomerRow, 'owner'>): Promise<void> {
  const owner = personOf(getToken());
  if (owner) await deviceDb()?.customers.put({ owner, ...customer });
}

export async function noteKeptProduct(product: Omit<ProductRow, 'owner'>): Promise<void> {
  const owner = personOf(getToken());
  if (owner) await deviceDb()?.products.put({ owner, ...product });
}

/** What is not wanted any more may be chosen no longer; what was read of it goes after a week. */
export async function forgetOthers(name: 'customers' | 'products', wanted: ReadonlySet<string>): Promise<void> {
  const gone = (await ownRows(name)).filter(({ id }) => !wanted.has(id));
  await deviceDb()?.[name].bulkDelete(gone.map(({ owner, id }) => [owner, id]));
}
