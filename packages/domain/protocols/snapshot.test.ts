import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../canonical-json.ts';
import { newPoint } from '../points/rules.ts';
import { type FrozenPoint, snapshotOf } from './snapshot.ts';
import { categoriesOf, protocolPoint, savable, target } from './testing/protocols.ts';

const frozen = (name: string): FrozenPoint => ({
  ...newPoint('Comment'),
  name,
  translations: { de: 'Spalt' },
  descriptionTranslations: {},
});
const protocol = savable('Daily', {
  phasesOn: true,
  phases: [{ phaseId: 'p1', order: 0 }],
  categories: categoriesOf([protocolPoint('a', { phaseId: 'p1' })]),
});
const names = { point: (id: string) => frozen(`Point ${id}`), phase: (id: string) => `Phase ${id}` };

describe('the snapshot of a protocol', () => {
  it('holds the whole walk: options, phases by name, points with their texts', () => {
    expect(snapshotOf('id', protocol, names)).toMatchObject({
      protocolId: 'id',
      name: 'A protocol',
      phases: [{ phaseId: 'p1', name: 'Phase p1', order: 0 }],
      categories: [
        { inspectionPoints: [{ id: 'a', point: { name: 'Point inspection-a', translations: { de: 'Spalt' } } }] },
      ],
    });
  });

  it('is another one when a point changes, and the same for other products', () => {
    const text = canonicalJson(snapshotOf('id', protocol, names));
    expect(canonicalJson(snapshotOf('id', protocol, { ...names, point: () => frozen('Another name') }))).not.toBe(text);
    const elsewhere = { ...protocol, targets: [target('cone')], copyOfProtocolId: 'other' };
    expect(canonicalJson(snapshotOf('id', elsewhere, names))).toBe(text);
  });
});
