import { createQueryClient } from '../app/query-client.ts';

/** Asks as the application does, with no time between its attempts. */
export function impatientClient() {
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retryDelay: 1 } });
  return client;
}
