import type { StubbornCaller } from '../server/until-answered.ts';

/** A site of the demo with a crusher of a family, and an audit protocol of so many points for it. */
export interface Plant {
  customerSiteId: string;
  protocolId: string;
  equipment: { id: string };
}

/** Makes what an audit of many machines needs, out of the demo's records. */
export async function aPlant(call: StubbornCaller['call'], points: number): Promise<Plant> {
  const [category] = await call<{ id: string }[]>('GET', 'productCategories/all');
  const kinds: { id: string }[] = [];
  for (const type of ['Measurement', 'Comment', 'Measurement'])
    kinds.push(await call('POST', 'inspectionPoints', { type, name: `A ${type}`, productCategoryId: category?.id }));
  const inspectionPoints = Array.from({ length: points }, (_, place) => ({
    inspectionPointId: kinds[place % kinds.length]?.id,
  }));
  const protocol = await call<{ protocolId: string }>('POST', 'inspectionProtocols', {
    name: 'Many points',
    type: 'Audit_Machine',
    targets: [],
    categories: [{ title: 'All', inspectionPoints }],
  });
  const machines = await call<{ result: { id: string; customerSiteId: string | null }[] }>(
    'GET',
    'Equipments/query?amount=200&category=crushers',
  );
  const machine = machines.result.find(({ customerSiteId }) => customerSiteId !== null);
  if (!machine) throw new Error('No machine of the demo stands at a site.');
  return {
    customerSiteId: machine.customerSiteId ?? '',
    protocolId: protocol.protocolId,
    equipment: { id: machine.id },
  };
}
