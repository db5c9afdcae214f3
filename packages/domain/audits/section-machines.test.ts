import { describe, expect, it } from 'vitest';
import { mayStandIn, sectionFault } from './section-machines.ts';

describe('a machine in a section of an audit', () => {
  it.each([
    ['machine', 'crushers', true],
    ['machine', 'screens', false],
    ['machine', 'surface_drills', false],
    ['machine', 'feeders', true],
    ['screen', 'crushers', false],
    ['screen', 'screens', true],
    ['screen', 'surface_drills', false],
    ['screen', 'feeders', true],
    ['configurator', 'crushers', true],
    ['configurator', 'surface_drills', true],
  ] as const)('of the role %s and the category %s: %s', (role, code, expected) => {
    expect(mayStandIn(role, code)).toBe(expected);
    expect(sectionFault(role, { code, name: 'Named so' }) === undefined).toBe(expected);
  });

  it('is refused with the name of its category', () => {
    expect(sectionFault('machine', { code: 'screens', name: 'Screens' })).toMatchObject({
      code: 'audit.notACrusher',
      values: { category: 'Screens' },
    });
    expect(sectionFault('screen', { code: 'crushers', name: 'Crushers' })).toMatchObject({ code: 'audit.notAScreen' });
  });
});
