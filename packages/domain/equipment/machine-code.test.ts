import { describe, expect, it } from 'vitest';
import { machineLabel, readMachineCode } from './machine-code.ts';

const id = '01a0fb69-2f4c-7b5e-9c1d-6f0e8a2b3c4d';

describe('the code on a machine', () => {
  it.each([
    [`https://assay.example/Equipments/${id}`, { id }],
    [`http://localhost:3000/base/equipments/${id.toUpperCase()}/`, { id }],
    [`https://assay.example/Equipments/${id}?tab=2#top`, { id }],
    ['J10-4711', { serialNumber: 'J10-4711' }],
    ['  4711 \n', { serialNumber: '4711' }],
    ['https://maker.example/Equipments/4711', { serialNumber: 'https://maker.example/Equipments/4711' }],
    [`https://assay.example/Equipments/${id}/edit`, { serialNumber: `https://assay.example/Equipments/${id}/edit` }],
  ])('%s means %j', (text, code) => {
    expect(readMachineCode(text)).toEqual(code);
  });

  it('is read as it was printed, also below a path', () => {
    const label = machineLabel(new URL('https://assay.example/base/'), id);
    expect(label).toBe(`https://assay.example/base/Equipments/${id}`);
    expect(readMachineCode(label)).toEqual({ id });
  });
});
