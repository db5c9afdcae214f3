import { describe, expect, it } from 'vitest';
import { lineError } from '../imports/line-error.ts';
import { type Message, message } from '../words/message.ts';
import type { EquipmentCells } from './import-columns.ts';
import type { KnownMachine } from './import-surroundings.ts';
import { EquipmentPlan } from './plan-import.ts';
import { at, jaw, lines, machine, places, plan, product, products } from './testing/import-world.ts';

describe('the plan of an equipment import', () => {
  it.each([
    ['nothing that names it', { ...product }, [], 'Serial number', message('equipment.nameMissing')],
    ['no product', { serialNumber: 'S1' }, [], 'Product family', message('import.neededForNew')],
    ['no model', { serialNumber: 'S1', family: 'Cone' }, [], 'Product model', message('import.neededForNew')],
    [
      'a model without its family',
      { serialNumber: 'S1', model: 'HP200' },
      [],
      'Product family',
      message('import.cellNeeded', { column: 'Product model' }),
    ],
    [
      'an unknown family',
      { serialNumber: 'S1', family: 'Moon', model: 'X' },
      [],
      'Product family',
      message('product.familyUnknown'),
    ],
    [
      'an unknown model',
      { serialNumber: 'S1', family: 'Cone', model: 'XX' },
      [],
      'Product model',
      message('import.modelNotInFamily'),
    ],
    [
      'an unknown customer',
      { serialNumber: 'S1', ...product, customer: 'Nobody' },
      [],
      'Customer',
      message('customer.unknown'),
    ],
    [
      'a customer’s name that two have',
      { serialNumber: 'S1', ...product, customer: 'Twin' },
      [],
      'Customer',
      message('import.severalCustomers'),
    ],
    [
      'an unknown site',
      { serialNumber: 'S1', ...product, ...at('Moon') },
      [],
      'Site',
      message('import.siteNotOfCustomer'),
    ],
    [
      'a site without its customer',
      { serialNumber: 'S1', ...product, site: 'North' },
      [],
      'Customer',
      message('import.cellNeeded', { column: 'Site' }),
    ],
    [
      'too long a serial number',
      { serialNumber: 'S'.repeat(101), ...product },
      [],
      'Serial number',
      message('value.tooLong', { count: 100 }),
    ],
    [
      'a control character',
      { serialNumber: 'S\u0000', ...product },
      [],
      'Serial number',
      message('value.controlCharacters'),
    ],
    [
      'a nickname that two have there',
      { nickName: 'Big', ...at('North') },
      [machine('a', { nickName: 'Big' }), machine('b', { nickName: 'Big' })],
      'Nickname',
      message('import.severalNicknames'),
    ],
    [
      'a nickname whose machine has a serial number',
      { nickName: 'Big', ...at('North') },
      [machine('a', { nickName: 'Big', serialNumber: 'S1' })],
      'Nickname',
      message('import.hasSerial', { serialNumber: 'S1' }),
    ],
    [
      'the serial number of a machine with another MDM id',
      { serialNumber: 'S1', mdmEquipmentId: 'M2', ...product },
      [machine('a', { serialNumber: 'S1', mdmEquipmentId: 'M1' })],
      'MDM id',
      message('import.otherMdmId', { mdmId: 'M1' }),
    ],
    [
      'a serial number that another one has',
      { mdmEquipmentId: 'M1', serialNumber: 'S2' },
      [machine('a', { mdmEquipmentId: 'M1' }), machine('b', { serialNumber: 's2' })],
      'Serial number',
      message('import.serialTaken'),
    ],
    [
      'a family where its serial number is taken',
      { mdmEquipmentId: 'M1', family: 'Jaw', model: 'J10' },
      [machine('a', { mdmEquipmentId: 'M1', serialNumber: 'S1' }), machine('b', { serialNumber: 'S1', family: jaw })],
      'Serial number',
      message('import.serialTaken'),
    ],
    [
      'another family and no model of it',
      { mdmEquipmentId: 'M1', family: 'Jaw' },
      [machine('a', { mdmEquipmentId: 'M1' })],
      'Product model',
      message('import.neededToMove'),
    ],
  ] as [string, EquipmentCells, KnownMachine[], string, Message][])(
    'calls a line with %s faulty and does not apply it',
    (_, cells, machines, column, fault) => {
      const { lines: planned, writes } = plan([cells], machines);
      expect(planned).toMatchObject([{ state: 'faulty', changes: [] }]);
      expect(planned[0]?.errors[0]).toEqual({ column, ...fault });
      expect(writes).toEqual([]);
    },
  );

  it.each([
    ['a serial number', { serialNumber: 'S1', ...product }, { serialNumber: 's 1', ...product }, 'Serial number'],
    [
      'an MDM id',
      { mdmEquipmentId: 'M', serialNumber: 'A', ...product },
      { mdmEquipmentId: 'M', serialNumber: 'B', ...product },
      'MDM id',
    ],
    [
      'a nickname at a place',
      { nickName: 'Big', ...product, ...at('North') },
      { nickName: 'Big', ...product, ...at('North') },
      'Nickname',
    ],
    ['a known machine in two ways', { mdmEquipmentId: 'M1' }, { serialNumber: 'K1', ...product }, 'Serial number'],
    [
      'a serial number that a known machine is given',
      { mdmEquipmentId: 'M1', serialNumber: 'K2' },
      { serialNumber: 'K2', ...product },
      'Serial number',
    ],
  ] as [string, EquipmentCells, EquipmentCells, string][])(
    'lets %s stand in the file once, in the same part of it or a later one',
    (_, first, second, column) => {
      const machines = [machine('k', { mdmEquipmentId: 'M1', serialNumber: 'K1' })];
      const surroundings = { products, places, machines };
      const errors = [lineError(column, 'import.sameEquipment', { line: 2 })];
      expect(plan([first, second], machines).lines[1]).toMatchObject({ state: 'faulty', errors });
      const parts = new EquipmentPlan();
      parts.add(lines(first), surroundings);
      const later = parts.add([{ line: 9, cells: second }], surroundings);
      expect(later).toMatchObject({ lines: [{ line: 9, state: 'faulty', errors }], writes: [] });
    },
  );
});
