import type { BodyOf } from '@assay/contract/base/endpoint';
import { type Customer, customers } from '@assay/contract/customers';
import type { TestServer } from './test-server.ts';

type Input = BodyOf<typeof customers.create>;

export const aSite = (name: string, more: Partial<Input['sites'][number]> = {}): Input['sites'][number] => ({
  name,
  mdmSiteId: '',
  mdmType: '',
  country: '',
  stateProvince: '',
  ...more,
});

export const aContact = (name: string, more: Partial<Input['contacts'][number]> = {}): Input['contacts'][number] => ({
  name,
  email: '',
  phoneNumber: '',
  language: 'en',
  ...more,
});

/** A customer made through the API, complete but for what the journey is about. */
export async function makeCustomer(server: TestServer, given: Partial<Input> & { name: string }): Promise<Customer> {
  const body = { englishName: '', mdmCustomerId: '', language: 'en' as const, sites: [], contacts: [], ...given };
  return server.call(customers.create, { token: await server.tokenOf('ada'), body });
}

/** Somebody else changes it, without saying which revision they saw. */
export async function changeCustomer(server: TestServer, { id }: Customer, given: Input): Promise<Customer> {
  return server.call(customers.update, { token: await server.tokenOf('max'), params: { id }, body: given });
}

export const inputOf = ({ name, englishName, mdmCustomerId, language, sites, contacts }: Customer): Input => ({
  name,
  englishName,
  mdmCustomerId,
  language,
  sites,
  contacts,
});

let made = 0;

/** A word that no other record of this worker has, so that a search finds one journey's rows alone. */
export const unique = (word: string): string => {
  made += 1;
  return `${word}-${process.pid}-${made}`;
};
