import type { Answers } from './fake-api.ts';

export const customerId = (number: number): string => `01a1ded1-0000-7000-8000-${String(number).padStart(12, '0')}`;

export const aCustomer = (number: number, more: Record<string, unknown> = {}) => ({
  id: customerId(number),
  name: `Customer ${number}`,
  englishName: '',
  mdmCustomerId: `C${number}`,
  language: 'en',
  sites: [],
  contacts: [],
  equipments: [],
  revision: 1,
  ...more,
});

/** A list of so many customers that pages, and searches by their numbers. */
export const customersAnswer =
  (count: number): Extract<Answers[string], (...given: never[]) => unknown> =>
  ({ query }) => {
    const every = Array.from({ length: count }, (_, i) => aCustomer(i + 1));
    const found = every.filter(({ name }) => name.includes(query.search ?? ''));
    const offset = Number(query.offset ?? 0);
    return { body: { result: found.slice(offset, offset + Number(query.amount ?? 50)), count: found.length } };
  };
