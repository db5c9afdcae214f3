import { audits } from '@assay/contract/audits';
import type { Endpoint } from '@assay/contract/base/endpoint';
import { customers } from '@assay/contract/customers';
import { equipments } from '@assay/contract/equipment';
import { inspections } from '@assay/contract/inspections';
import { productFamilies } from '@assay/contract/products';
import { inspectionProtocols } from '@assay/contract/protocols';
import { beforeAll, describe, expect, it } from 'vitest';
import { addAuditable, startAudit } from './audits.ts';
import { addCustomer, addEquipment, addProducts } from './builders.ts';
import { addInspectable, startInspection } from './inspections.ts';
import { addProtocol } from './protocols.ts';
import { useTestApp } from './test-app.ts';

describe('the search of every list', () => {
  const app = useTestApp();
  let params: Record<string, string>;
  beforeAll(async () => {
    const products = await addProducts(app(), { family: 'Rotary breaker', model: 'Left 100% bearing' });
    params = { id: products.productFamilyId };
    await addCustomer(app(), { name: 'Left Bearing Works' });
    await addEquipment(app(), { productModelId: products.productModelId, serialNumber: 'Bearing-7', nickName: 'Left' });
    await addProtocol(app(), { name: 'Left main bearing' });
    const inspectable = await addInspectable(app(), { protocol: { name: 'Wheel left' } });
    await startInspection(app(), inspectable);
    await startAudit(app(), await addAuditable(app()));
  });

  it.each<[string, Endpoint, string]>([
    ['customers', customers.query, 'bearing LEFT'],
    ['equipment', equipments.query, 'breaker left bearing-7'],
    ['protocols', inspectionProtocols.search, 'bearing left'],
    ['inspections', inspections.list, 'LEFT wheel'],
    ['audits', audits.list, 'quarry NORTH granite'],
    ['families', productFamilies.query, 'breaker rotary'],
    ['models', productFamilies.models, 'bearing 100% left'],
  ])('of %s finds each of its words, in any order', async (_, endpoint, search) => {
    const count = async (words: string) =>
      (
        (
          await app().call(endpoint, {
            as: 'max',
            query: { search: words },
            ...(endpoint.path.includes('{id}') && { params }),
          })
        ).body as { count: number }
      ).count;
    expect(await count(search)).toBe(1);
    expect(await count(`  ${search.split(' ').toReversed().join('   ')} `)).toBe(1);
    expect(await count(`${search} nowhere`)).toBe(0);
  });
});
