import { describe, expect, it } from 'vitest';
import { isId } from '../id.ts';
import { planParts, sameNames } from './plan-parts.ts';

const known = [{ id: 'a' }, { id: 'b' }];

describe('the parts that were sent', () => {
  it('are kept by their id, added without one, and removed when missing', () => {
    const plan = planParts([{ id: 'b' }, { id: 'temp-id-1' }, {}], known, 'sites');
    expect(plan.kept).toEqual([{ id: 'b' }]);
    expect(plan.removed).toEqual(['a']);
    expect(plan.added).toHaveLength(2);
    for (const part of plan.added) expect(isId(part.id)).toBe(true);
    expect(plan.ids.get('temp-id-1')).toBe(plan.added[0]?.id);
    expect(plan.errors).toEqual([]);
  });

  it.each([
    ['an id of another whole', [{ id: 'c' }], 'sites.0.id'],
    ['an id sent twice', [{ id: 'a' }, { id: 'a' }], 'sites.1.id'],
  ])('name %s as a fault', (_, sent, path) => {
    expect(planParts(sent, known, 'sites').errors.map((error) => error.path)).toEqual([path]);
  });

  it('may not share a name', () => {
    const parts = [{ name: 'North' }, { name: 'South' }, { name: 'north' }];
    expect(sameNames(parts, 'sites', 'customer.siteNameTaken')).toEqual([
      { path: 'sites.2.name', code: 'customer.siteNameTaken', values: {} },
    ]);
  });
});
