import type { Customer, CustomerInput } from '@assay/contract/customers';
import type { Equipment, EquipmentInput } from '@assay/contract/equipment';
import type { ProductFamily, ProductModel } from '@assay/contract/products';
import { newId } from '@assay/domain/id';
import type { CastName } from './cast.ts';
import type { TestApp } from './test-app.ts';

type SiteInput = CustomerInput['sites'][number];
type ContactInput = CustomerInput['contacts'][number];

/** Complete inputs with believable defaults; a test names what it is about. */
export const aSite = (given: Partial<SiteInput> = {}): SiteInput => ({
  name: 'North quarry',
  mdmSiteId: '',
  mdmType: '',
  country: 'Finland',
  stateProvince: '',
  timeZone: '',
  ...given,
});

export const aContact = (given: Partial<ContactInput> = {}): ContactInput => ({
  name: 'Aino Mäkelä',
  email: 'aino@customer.example',
  phoneNumber: '+358 40 000 0000',
  language: 'fi',
  ...given,
});

export const aCustomer = (given: Partial<CustomerInput> = {}): CustomerInput => ({
  name: 'Granite Works',
  englishName: '',
  mdmCustomerId: '',
  language: 'en',
  sites: [],
  contacts: [],
  ...given,
});

/** A category, a family and a model of it. */
export async function addProducts(app: TestApp, given: { family?: string; model?: string } = {}) {
  const [category] = await app.db
    .insertInto('product_category')
    .values({ id: newId(), name: `Crushers ${newId()}`, code: newId() })
    .returning(['id', 'name'])
    .execute();
  if (!category) throw new Error('The category was not added.');
  const body = { familyName: given.family ?? `Jaw ${newId()}`, productCategoryId: category.id };
  const family = (await app.ask('POST', '/api/v1/productFamilies', { as: 'max', body })).body as ProductFamily;
  const named = { name: given.model ?? 'J10' };
  const model = await app.ask('POST', `/api/v1/productFamilies/${family.id}/models`, { as: 'max', body: named });
  return {
    categoryId: category.id,
    productFamilyId: family.id,
    productModelId: (model.body as ProductModel).id,
    family,
  };
}

/** Adds an equipment through the API, as a manager does. */
export async function addEquipment(app: TestApp, given: Partial<EquipmentInput> = {}): Promise<Equipment> {
  const productModelId = given.productModelId ?? (await addProducts(app)).productModelId;
  const body = { serialNumber: `SN ${newId()}`, nickName: '', ...given, productModelId };
  const reply = await app.ask('POST', '/api/v1/Equipments', { as: 'max', body });
  if (reply.status !== 201) throw new Error(`Adding an equipment answered ${reply.status}: ${reply.text}`);
  return reply.body as Equipment;
}

/** Adds a customer through the API, as a manager does. */
export async function addCustomer(app: TestApp, given: Partial<CustomerInput> = {}): Promise<Customer> {
  const { status, body } = await app.ask('POST', '/api/v1/customers', { as: 'max', body: aCustomer(given) });
  if (status !== 201) throw new Error(`Adding a customer answered ${status}: ${JSON.stringify(body)}`);
  return body as Customer;
}

/** The company that somebody of the cast works for. */
export async function companyIdOf(app: TestApp, name: CastName): Promise<string> {
  const user = await app.db
    .selectFrom('app_user')
    .select('company_id')
    .where('id', '=', app.userIdOf(name))
    .executeTakeFirstOrThrow();
  return user.company_id;
}
