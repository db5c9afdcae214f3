import { equipmentImports } from '@assay/contract/equipment';
import { describe, expect, it } from 'vitest';
import { addProducts } from '../../testing/builders.ts';
import { importsOf } from '../../testing/imports.ts';
import { useTestApp } from '../../testing/test-app.ts';

const { preview, confirm } = importsOf('equipments', equipmentImports);

const header = 'Serial number;Nickname;MDM id;Product family;Product model;Customer;Site';
const file = (...rows: string[]) => [header, ...rows].join('\r\n');

describe('a large import of equipment', () => {
  const app = useTestApp();

  // Two whole groups of lines and a part of a third.
  it('of 11,000 lines is compared and applied whole', async () => {
    const { family } = await addProducts(app(), { family: 'Mass', model: 'M1' });
    const rows = Array.from({ length: 11_000 }, (_, i) => `S${i};Nick ${i};;${family.name};M1;;`);
    const made = await preview(app(), file(...rows));
    expect(made.counts).toEqual({ new: 11_000, changed: 0, unchanged: 0, faulty: 0 });
    expect(await confirm(app(), made.id)).toMatchObject({ state: 'applied' });
    const again = await preview(app(), file(...rows));
    expect(again.counts).toEqual({ new: 0, changed: 0, unchanged: 11_000, faulty: 0 });
  }, 120_000);
});
