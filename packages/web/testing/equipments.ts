import { customerId } from './customers.ts';

const named = (number: number, name: string) => ({ id: customerId(number), name });

/** A family with two models, a customer with two sites, and a company, as the pickers are answered. */
export const coneFamily = named(801, 'Cone');
export const coneModels = [named(811, 'HP200'), named(812, 'HP300')];
const jawFamily = named(802, 'Jaw');
export const owner = { ...named(821, 'Kallio'), englishName: '', mdmCustomerId: 'K-1' };
export const ownerSites = [named(831, 'North'), named(832, 'South')];
export const kivi = named(841, 'Kivi Drilling Service');

export const aMachine = (number: number, more: Record<string, unknown> = {}) => ({
  id: customerId(number),
  serialNumber: `S${number}`,
  nickName: `Nick ${number}`,
  mdmEquipmentId: '',
  productFamilyId: coneFamily.id,
  productFamilyName: coneFamily.name,
  productModelId: coneModels[0]?.id,
  productModelName: coneModels[0]?.name,
  customerSiteId: null,
  customer: null,
  customerSite: null,
  companies: [],
  inspections: [],
  inspectionCount: 0,
  audits: [],
  doubles: [],
  lastLoadedHours: null,
  editable: true,
  revision: 3,
  ...more,
});

const family = (one: typeof coneFamily) => ({ ...one, productCategoryName: 'Crushers' });
const site = (one: { id: string; name: string }) => ({ ...one, country: 'Finland', stateProvince: '' });

export const pickerAnswers = {
  'GET ProductFamilies/query': { body: { result: [family(coneFamily), family(jawFamily)], count: 2 } },
  [`GET ProductFamilies/${coneFamily.id}/models`]: { body: { result: coneModels, count: 2 } },
  [`GET ProductFamilies/${jawFamily.id}/models`]: { body: { result: [], count: 0 } },
  'GET customers/query': { body: { result: [owner], count: 1 } },
  [`GET customers/${owner.id}`]: { body: { ...owner, sites: ownerSites.map(site) } },
  'GET companies': { body: [kivi] },
};
