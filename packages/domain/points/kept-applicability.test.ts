import { describe, expect, it } from 'vitest';
import { newId } from '../id.ts';
import type { Meta, MetaType } from './applicability.ts';
import { applicabilityFaults, keptApplicability, keptPointApplicability } from './kept-applicability.ts';

const meta = (type: MetaType, value = ''): Meta => ({ type, value });
const familyJ = meta('ProductFamily', 'J');
const modelJ1 = meta('ProductModel', 'J1');

describe('the metas of a point', () => {
  it('are kept once each, in one order, with their kind', () => {
    const metas = [
      meta('UseCaseTypesDefined', 'false'),
      meta('UseCaseTypesDefined', 'true'),
      modelJ1,
      meta('AnyProductModel', 'whatever'),
      familyJ,
      modelJ1,
      meta('PointType', 'custom'),
    ];
    const kept = [meta('AnyProductModel'), familyJ, modelJ1, meta('UseCaseTypesDefined', 'true')];
    expect(keptApplicability(metas)).toEqual(kept);
    expect(keptApplicability(metas.toReversed())).toEqual(kept);
    expect(keptPointApplicability(metas)).toEqual([...kept, meta('PointType', 'custom')]);
    expect(keptPointApplicability([])).toEqual([meta('PointType', 'general')]);
  });

  it.each([
    ['ProductFamily', 'J'],
    ['ProductModel', ''],
    ['ProtocolType', 'Hourly'],
    ['ProtocolType', 'toString'],
    ['UseCaseType', 'Fun'],
    ['ProtocolTypesDefined', 'yes'],
    ['PointType', 'odd'],
  ] as const)('of type %s do not say %j', (type, value) =>
    expect(
      applicabilityFaults([meta('ProductFamily', newId()), meta(type, value)], 'metas').map(({ path }) => path),
    ).toEqual(['metas.1.value']),
  );
});
