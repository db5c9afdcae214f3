import { describe, expect, it } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';
import { ensureProviderCompany } from './provider-company.ts';

describe('the provider’s company', () => {
  const app = useTestApp({ env: { ASSAY_COMPANY: 'Kallio Works' } });
  const names = async () =>
    (await app().db.selectFrom('company').select('name').where('is_provider', '=', true).execute()).map(
      ({ name }) => name,
    );
  const startWith = async (name?: string) => {
    const client = await app().pool.connect();
    await ensureProviderCompany(client, name).finally(() => client.release());
  };

  it('is called as the settings say, at every start anew', async () => {
    expect(await names()).toEqual(['Kallio Works']);
    await startWith('Kallio and Sons');
    expect(await names()).toEqual(['Kallio and Sons']);
  });

  it('keeps its name where the settings say none', async () => {
    const before = await names();
    await startWith();
    expect(await names()).toEqual(before);
  });
});
