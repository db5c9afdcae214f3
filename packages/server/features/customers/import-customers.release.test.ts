import { customerImports } from '@assay/contract/customers';
import { describe, expect, it } from 'vitest';
import { importsOf } from '../../testing/imports.ts';
import { useTestApp } from '../../testing/test-app.ts';

const { upload, state } = importsOf('customers', customerImports);

describe('a large import', () => {
  const app = useTestApp({ runsJobs: true });

  it('of 20,000 lines is compared and applied by the runner, with progress that others can see', async () => {
    const rows = Array.from(
      { length: 20_000 },
      (_, i) => `Customer ${Math.floor(i / 2)},M-${Math.floor(i / 2)},Site ${i % 2}`,
    );
    const { started } = await upload(app(), ['name,mdm id,site', ...rows].join('\n'));
    expect(started).toMatchObject({ state: 'comparing', total: 20_000 });
    const seen = new Set<number>();
    const until = async (wanted: string) => {
      for (;;) {
        const { state: now, done } = await state(app(), started.id);
        if (now === wanted) return;
        if (now === 'failed' || now === 'refused') throw new Error(now);
        seen.add(done);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    };
    await until('preview');
    expect(seen.size).toBeGreaterThan(2);
    expect((await state(app(), started.id)).counts).toEqual({ new: 10_000, changed: 10_000, unchanged: 0, faulty: 0 });
    seen.clear();
    await app().call(customerImports.confirm, { as: 'max', params: { id: started.id } });
    await until('applied');
    expect((await app().ask('GET', '/api/v1/customers/query?amount=1', { as: 'uma' })).body).toMatchObject({
      count: 10_000,
    });
    expect((await app().pool.query('select count(*) from customer_site')).rows[0]).toEqual({ count: 20_000 });
  }, 120_000);
});
