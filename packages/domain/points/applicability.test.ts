import { describe, expect, it } from 'vitest';
import {
  kindOf,
  type Meta,
  type MetaType,
  servesProduct,
  servesProtocolType,
  servesUseCase,
  showsForModel,
  withKind,
  withoutFamily,
} from './applicability.ts';

const meta = (type: MetaType, value = ''): Meta => ({ type, value });
const families: Record<string, string> = { J1: 'J', J2: 'J', C1: 'C' };
const familyOfModel = (id: string) => families[id];

describe('the metas of a point', () => {
  it('lose the models of a family with the family', () => {
    const metas = [
      meta('ProductFamily', 'J'),
      meta('ProductModel', 'J1'),
      meta('ProductFamily', 'C'),
      meta('ProductModel', 'C1'),
      meta('ProductModel', 'J2'),
      meta('ProductModel', 'unknown'),
      meta('UseCaseType', 'J'),
    ];
    expect(withoutFamily(metas, 'J', familyOfModel)).toEqual([
      meta('ProductFamily', 'C'),
      meta('ProductModel', 'C1'),
      meta('ProductModel', 'unknown'),
      meta('UseCaseType', 'J'),
    ]);
  });

  it.each([
    [[], true],
    [[meta('ProtocolTypesDefined', 'false'), meta('ProtocolType', 'Daily')], true],
    [[meta('ProtocolType', 'Daily')], true],
    [[meta('ProtocolTypesDefined', 'true'), meta('ProtocolType', 'Weekly')], true],
    [[meta('ProtocolTypesDefined', 'true'), meta('ProtocolType', 'Daily')], false],
    [[meta('ProtocolTypesDefined', 'true')], false],
    [[meta('UseCaseTypesDefined', 'true')], true],
  ])('%j serve Weekly protocols: %s', (metas, serves) => expect(servesProtocolType(metas, 'Weekly')).toBe(serves));

  it.each([
    [[meta('UseCaseTypesDefined', 'true'), meta('UseCaseType', 'Service')], true],
    [[meta('UseCaseTypesDefined', 'true'), meta('UseCaseType', 'Sales')], false],
    [[meta('UseCaseType', 'Sales')], true],
  ])('%j serve Service: %s', (metas, serves) => expect(servesUseCase(metas, 'Service')).toBe(serves));

  const familyJ = meta('ProductFamily', 'J');
  const modelJ1 = meta('ProductModel', 'J1');
  it.each([
    [[], 'J', 'J1', true],
    [[familyJ], 'J', 'J1', true],
    [[familyJ], 'J', null, true],
    [[familyJ], 'C', 'C1', false],
    [[familyJ], null, null, true],
    [[modelJ1], 'J', 'J1', true],
    [[modelJ1], 'J', 'J2', false],
    [[familyJ, modelJ1], 'J', 'J2', false],
    [[familyJ, modelJ1], 'J', null, true],
    [[familyJ, meta('ProductModel', 'C1')], 'J', 'J2', true],
  ])('%j serve family %s, model %s: %s', (metas, productFamilyId, productModelId, serves) =>
    expect(servesProduct(metas, { productFamilyId, productModelId }, familyOfModel)).toBe(serves),
  );

  it.each([
    [[], null, true],
    [[meta('AnyProductModel')], null, true],
    [[meta('AnyProductModel'), modelJ1], 'C1', true],
    [[modelJ1], 'J1', true],
    [[modelJ1], 'J2', false],
    [[modelJ1], null, false],
    [[familyJ], 'C1', true],
  ])('of a part, %j show it to model %s: %s', (metas, model, shows) => expect(showsForModel(metas, model)).toBe(shows));

  it('hold one kind, general unless stated otherwise', () => {
    expect(kindOf([])).toBe('general');
    expect(kindOf([meta('PointType', 'custom')])).toBe('custom');
    expect(withKind([meta('PointType', 'general'), familyJ], 'custom')).toEqual([familyJ, meta('PointType', 'custom')]);
  });
});
