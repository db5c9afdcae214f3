import { hashKey, type QueryClient } from '@tanstack/react-query';
import { ifThere } from '../../api/if-there.ts';
import { keptSince } from '../../api/kept-since.ts';
import { noteKeptCustomer } from '../device/kept-choices.ts';
import { customerName } from './customer-name.ts';
import { customerQuery } from './customers.queries.ts';

/** Keeps a customer with its sites and contacts on this device, so that work may begin there without network. */
export async function keepCustomer(client: QueryClient, id: string): Promise<void> {
  const query = customerQuery(id);
  const customer = await ifThere(client.fetchQuery(query));
  // What this device answered itself is no newer than before.
  if (!customer || keptSince(hashKey(query.queryKey)) !== undefined) return;
  await noteKeptCustomer({ id, name: customerName(customer), detail: customer.mdmCustomerId, keptAt: Date.now() });
}
