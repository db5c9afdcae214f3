import type { BackgroundService } from '@assay/contract/background-services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openContainer } from '../../providers/files/azure-storage.ts';
import { type Azurite, startAzurite } from '../../testing/azurite.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

describe('master data in a container', () => {
  const container = 'master-data';
  let azurite: Azurite;
  let app: TestApp;
  beforeAll(async () => {
    azurite = await startAzurite();
    app = await startTestApp({
      env: {
        ASSAY_AZURE_STORAGE: azurite.connection,
        ASSAY_MASTER_DATA_CONTAINER: container,
        ASSAY_STORAGE_TIMEOUT: '5',
      },
    });
  });
  afterAll(async () => {
    await app.close();
    await azurite.stop();
  });
  const run = async () => {
    await app.jobs.service({ id: 'master-data-import' });
    const { body } = await app.ask('GET', '/api/v1/backgroundServices', { as: 'max' });
    return (body as BackgroundService[]).find(({ id }) => id === 'master-data-import');
  };
  const put = async (name: string, text: string) => {
    const { connection } = azurite;
    const blobs = await openContainer({ connection, container, limitMs: 5_000 });
    await blobs.createIfNotExists();
    await blobs.getBlockBlobClient(name).upload(text, Buffer.byteLength(text));
  };

  it('is missed aloud while it does not exist, taken over once it does, and read again when it changed', async () => {
    expect((await run())?.data.lastError?.message).toContain('does not exist');
    await put('customers.csv', 'MDM id,Name\nA1,Kivilouhos\nA2,Soratie\n');
    await put('sites.csv', 'MDM id,Customer MDM id,Name\nS1,A1,Etelä\n');
    expect(await run()).toMatchObject({ status: 'idle', data: { counts: { created: 3 } } });
    expect((await run())?.data.note).toContain('have not changed');
    await put('customers.csv', 'MDM id,Name\nA1,Kivilouhos\nA2,Soratie ja pojat\n');
    expect(await run()).toMatchObject({ data: { counts: { changed: 1, unchanged: 2 } } });
  });
});
