import { describe, expect, it } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { type PersonName, sessionOf } from '../testing/people.ts';
import { renderApp } from '../testing/render-app.tsx';

const none = { body: { result: [], count: 0 } };
const family = {
  ...{ id: 'jaws', name: 'Jaws', familyName: 'Jaws', longFamilyName: '', division: '', productModels: [], revision: 1 },
  ...{ productCategoryId: 'crushers', productCategoryName: 'Crushers' },
};

describe('a list opens in its own order', () => {
  it.each<[string, string, string, string, PersonName?]>([
    ['/ProductFamilies', 'GET ProductFamilies/query', 'name', 'desc'],
    ['/ProductFamilies?family=jaws', 'GET ProductFamilies/jaws/models', 'name', 'desc'],
    ['/Customers', 'GET customers/query', 'name', 'desc'],
    ['/ExternalUsers', 'GET externalUsers', 'name', 'desc'],
    ['/Equipments', 'GET Equipments/query', 'serialNumber', 'desc'],
    ['/Reports', 'GET inspections', 'inspectionDate', 'desc'],
    ['/certifications', 'GET certifiedUsers', 'email', 'asc', 'carl'],
  ])('%s: %s by %s %s [LST-07]', async (address, call, orderKey, orderDirection, person = 'dev') => {
    const { sent } = fakeApi({
      ...sessionOf(person),
      'GET productFamilies/jaws': { body: family },
      'GET productFamilies/jaws/history': { body: [] },
      'GET productCategories/all': { body: [] },
      [call]: none,
    });
    renderApp(address, person);
    const asked = () => sent.find((one) => one.call.toLowerCase() === call.toLowerCase())?.query;
    await expect.poll(asked, { timeout: 20_000 }).toMatchObject({ orderKey, orderDirection });
  });
});
