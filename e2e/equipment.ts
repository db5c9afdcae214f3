import type { BodyOf } from '@assay/contract/base/endpoint';
import { companies } from '@assay/contract/companies';
import { type Equipment, equipments } from '@assay/contract/equipment';
import { type ProductFamily, type ProductModel, productFamilies } from '@assay/contract/products';
import { unique } from './customers.ts';
import type { TestServer } from './test-server.ts';

type Input = BodyOf<typeof equipments.create>;

/** A family of crushers with models of these names. */
export const makeFamily = (server: TestServer, familyName: string, ...modelNames: string[]) =>
  makeFamilyOf(server, 'crushers', familyName, ...modelNames);

/** A family of the category with that code. */
export async function makeFamilyOf(
  server: TestServer,
  code: string,
  familyName: string,
  ...modelNames: string[]
): Promise<{ family: ProductFamily; models: ProductModel[] }> {
  const token = await server.tokenOf('ada');
  const categories = await server.call(productFamilies.categories, { token });
  const category = categories.find((one) => one.code === code);
  const body = { familyName, productCategoryId: category?.id ?? '' };
  const family = await server.call(productFamilies.create, { token, body });
  const models: ProductModel[] = [];
  for (const name of modelNames)
    models.push(await server.call(productFamilies.createModel, { token, params: { id: family.id }, body: { name } }));
  return { family, models };
}

/** A machine of a family and model of its own, complete but for what the journey is about. */
export async function makeMachine(server: TestServer, given: Partial<Input> = {}): Promise<Equipment> {
  const productModelId =
    given.productModelId ?? (await makeFamily(server, unique('Family'), unique('Model'))).models[0]?.id ?? '';
  const body = { serialNumber: unique('SN'), nickName: '', ...given, productModelId };
  return server.call(equipments.create, { token: await server.tokenOf('ada'), body });
}

/** Somebody else changes it, without saying which revision they saw. */
export async function changeMachine(server: TestServer, machine: Equipment, given: Partial<Input>): Promise<Equipment> {
  const { serialNumber, nickName, mdmEquipmentId, productModelId, customerSiteId } = machine;
  const body = { serialNumber, nickName, mdmEquipmentId, productModelId, customerSiteId, ...given };
  return server.call(equipments.update, { token: await server.tokenOf('max'), params: { id: machine.id }, body });
}

export async function companyIdOf(server: TestServer, name: string): Promise<string> {
  const every = await server.call(companies.list, { token: await server.tokenOf('ada') });
  return every.find((company) => company.name === name)?.id ?? '';
}
