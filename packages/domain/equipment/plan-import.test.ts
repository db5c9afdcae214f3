import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EquipmentCells } from './import-columns.ts';
import type { KnownMachine } from './import-surroundings.ts';
import {
  at,
  cone,
  hp200,
  j10,
  jaw,
  kallio,
  machine,
  named,
  north,
  nowhere,
  plan,
  product,
  south,
} from './testing/import-world.ts';

describe('the plan of an equipment import', () => {
  it('adds a machine that is not there, at its site', () => {
    const cells = {
      serialNumber: 'S 1',
      nickName: 'Big',
      mdmEquipmentId: 'M1',
      ...product,
      customer: 'Kallio',
      site: 'North',
    };
    const { lines: planned, writes } = plan([cells]);
    expect(planned).toMatchObject([{ line: 2, state: 'new', title: 'S 1 · Cone · HP200', errors: [] }]);
    expect(planned[0]?.changes.map(({ field, to }) => `${field}: ${to}`)).toEqual([
      'Serial number: S 1',
      'Nickname: Big',
      'MDM id: M1',
      'Product family: Cone',
      'Product model: HP200',
      'Customer: Kallio',
      'Site: North',
    ]);
    expect(writes).toMatchObject([
      {
        target: 'equipment',
        kind: 'insert',
        fields: {
          serial_number: 'S 1',
          nick_name: 'Big',
          mdm_equipment_id: 'M1',
          product_family_id: 'cone',
          product_model_id: 'hp200',
          customer_id: 'kallio',
          customer_site_id: 'north',
        },
      },
    ]);
  });

  it.each([
    ['its MDM id', { mdmEquipmentId: 'M1', nickName: 'New' }, { mdmEquipmentId: 'M1', serialNumber: 'S1' }],
    ['family and serial number, spelled anyhow', { serialNumber: 's 1', family: 'Cone' }, { serialNumber: 'S1' }],
    ['nickname and site', { ...product, model: 'HP300', nickName: 'Big', ...at('North') }, { nickName: 'Big' }],
    ['nickname, where neither has a place', { nickName: 'Big', mdmEquipmentId: 'M1' }, { nickName: 'Big', ...nowhere }],
    [
      'its serial number, giving an MDM id',
      { serialNumber: 'S1', mdmEquipmentId: 'M1', family: 'Cone' },
      { serialNumber: 'S1' },
    ],
    ['its nickname, giving an MDM id', { nickName: 'Big', mdmEquipmentId: 'M1', ...at('North') }, { nickName: 'Big' }],
  ] as [string, EquipmentCells, Partial<KnownMachine>][])('finds a known machine by %s', (_, cells, known) => {
    const others = [
      machine('of another family', { serialNumber: 'S1', family: jaw }),
      machine('at another site', { nickName: 'Big', site: south }),
      machine('with another MDM id', { nickName: 'Big', mdmEquipmentId: 'M9', site: named('East') }),
    ];
    const { lines: planned, writes } = plan([cells], [...others, machine('meant', known)]);
    expect(planned).toMatchObject([{ state: 'changed', errors: [] }]);
    expect(writes).toMatchObject([{ kind: 'update', id: 'meant' }]);
  });

  it('tells what it changes, and blank cells leave things as they are', () => {
    const known = machine('k', { mdmEquipmentId: 'M1', serialNumber: 'S1', nickName: 'Big' });
    const same = {
      mdmEquipmentId: 'M1',
      serialNumber: '',
      nickName: 'Big',
      family: 'Cone',
      model: '',
      customer: 'Kallio',
    };
    expect(plan([same], [known])).toMatchObject({ lines: [{ state: 'unchanged', changes: [] }], writes: [] });
    const moved = { mdmEquipmentId: 'M1', nickName: 'Small', family: 'Jaw', model: 'J10', ...at('South') };
    const { lines: planned, writes } = plan([moved], [known]);
    expect(planned[0]?.changes).toEqual([
      { field: 'Nickname', from: 'Big', to: 'Small' },
      { field: 'Product family', from: 'Cone', to: 'Jaw' },
      { field: 'Product model', from: 'HP200', to: 'J10' },
      { field: 'Site', from: 'North', to: 'South' },
    ]);
    expect(writes[0]?.fields).toEqual({
      nick_name: 'Small',
      product_family_id: 'jaw',
      product_model_id: 'j10',
      customer_site_id: 'south',
    });
  });

  it('takes a machine off its site when it goes to another customer without one', () => {
    const known = machine('k', { mdmEquipmentId: 'M1', customer: named('Old'), site: named('Old pit') });
    const { writes } = plan([{ mdmEquipmentId: 'M1', customer: 'Kallio' }], [known]);
    expect(writes[0]?.fields).toEqual({ customer_id: 'kallio', customer_site_id: '' });
  });

  it('applied twice changes nothing the second time', () => {
    const cell = fc.constantFrom('', 'a', 'A ', 'b');
    const row = fc.record({
      serialNumber: cell,
      nickName: cell,
      mdmEquipmentId: cell,
      place: fc.constantFrom({}, at('North'), { customer: 'Kallio' }),
      product: fc.constantFrom(product, { family: 'Jaw', model: 'J10' }),
    });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 6 }), (rows) => {
        const cells = rows.map(({ place, product: of, ...texts }) => ({ ...texts, ...place, ...of }));
        const first = plan(cells);
        const made = first.writes.map(({ id, fields }) =>
          machine(id, {
            serialNumber: fields.serial_number ?? '',
            nickName: fields.nick_name ?? '',
            mdmEquipmentId: fields.mdm_equipment_id ?? '',
            family: fields.product_family_id === 'jaw' ? jaw : cone,
            model: fields.product_model_id === 'j10' ? j10 : hp200,
            customer: fields.customer_id ? kallio : null,
            site: fields.customer_site_id ? north : null,
          }),
        );
        const accepted = cells.filter((_, i) => first.lines[i]?.state !== 'faulty');
        const again = plan(accepted, made);
        expect(again.writes).toEqual([]);
        expect(again.lines.filter(({ state }) => state === 'new')).toEqual([]);
      }),
    );
  });
});
