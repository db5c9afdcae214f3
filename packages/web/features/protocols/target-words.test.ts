import type { NamedTarget } from '@assay/contract/protocols/protocol';
import { describe, expect, it } from 'vitest';
import { targetsText } from './target-words.ts';

const any: NamedTarget = {
  productFamilyId: null,
  productModelId: null,
  equipmentId: null,
  productFamilyName: '',
  productModelName: '',
  serialNumber: '',
  nickName: '',
  equipmentName: '',
};
const family = (name: string): NamedTarget => ({ ...any, productFamilyId: name, productFamilyName: name });
const model = (name: string): NamedTarget => ({ ...family('Cone'), productModelId: name, productModelName: name });
const machine = (name: string): NamedTarget => ({ ...model('HP200'), equipmentId: 'm', equipmentName: name });

const cases: [string, NamedTarget[], string][] = [
  ['nothing that the reader may know', [], 'Not found, or no access'],
  ['the empty target', [any], 'Any product'],
  ['a family', [family('Cone')], 'Cone'],
  ['a model with its family', [model('HP200')], 'Cone HP200'],
  ['a model that begins with its family', [model('Cone HP300')], 'Cone HP300'],
  ['a machine with its product', [machine('S-1')], 'Cone HP200 · S-1'],
  ['a machine whose name is not the reader’s to know', [machine('')], 'Cone HP200 · one machine'],
  ['three', ['A', 'B', 'C'].map(family), 'A, B, C'],
  ['four', ['A', 'B', 'C', 'D'].map(family), 'A, B, C and 1 other'],
  ['many', [...'ABCDEFG'].map(family), 'A, B, C and 4 others'],
];

describe('the products of a protocol in one line', () => {
  it.each(cases)('names %s', (_, targets, text) => {
    const { names, others } = targetsText(targets);
    expect(`${names} ${others}`.trim()).toBe(text);
  });
});
