import { describe, expect, it } from 'vitest';
import { demoFamilies } from '../../product-list.ts';
import { silhouettesOfFamilies } from './silhouettes-of-families.ts';

const drawnFor: Readonly<Record<string, readonly string[]>> = {
  crushers: ['jaw', 'cone', 'gyratory', 'impactor', 'plant'],
  screens: ['screen', 'horizontal', 'plant'],
  surface_drills: ['drill'],
};

describe('the photos of the demo', () => {
  it.each(demoFamilies)('show %s of the family %s as what they are', (category, name) => {
    expect(drawnFor[category]).toContain(silhouettesOfFamilies[name]);
  });
});
