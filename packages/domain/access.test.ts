import { describe, expect, it } from 'vitest';
import {
  abilities,
  can,
  debugTokenGroups,
  isHiddenFrom,
  levelOfExternal,
  levelOfGroups,
  levels,
  mayTakeGroups,
  passes,
} from './access.ts';

const internal = (level: number, ...flags: string[]) => ({ level, flags, external: false });
const external = (level: number) => ({ level, flags: [], external: true });

describe('levels', () => {
  it('are None 0, User 1, Manager 2, Admin 3, Never 999 [ACC-01]', () => {
    expect(levels).toEqual({ None: 0, User: 1, Manager: 2, Admin: 3, Never: 999 });
  });

  it.each([
    [[], 0],
    [['unknown'], 0],
    [['audit'], 1],
    [['commission'], 1],
    [['inspection'], 1],
    [['mecu'], 1],
    [['manager'], 2],
    [['manager', 'inspection'], 2],
    [['admin'], 3],
    [['manager', 'admin'], 3],
    [['Rater'], 0],
  ])('the groups %j give level %i [ACC-01]', (groups, level) => {
    expect(levelOfGroups(groups)).toBe(level);
  });

  it('of external users are User, and Manager for a distributor admin', () => {
    expect([levelOfExternal(false), levelOfExternal(true)]).toEqual([1, 2]);
  });
});

describe('a gate', () => {
  it.each([
    [{ internal: levels.Admin, external: levels.Manager }, internal(2), false],
    [{ internal: levels.Admin, external: levels.Manager }, internal(3), true],
    [{ internal: levels.Admin, external: levels.Manager }, external(2), true],
    [{ internal: levels.Admin, external: levels.Manager }, external(1), false],
    [{ internal: levels.Never, external: levels.Never, or: 'Developer' as const }, internal(3), false],
    [{ internal: levels.Never, external: levels.Never, or: 'Developer' as const }, internal(0, 'Developer'), true],
    [{ internal: levels.Admin, external: levels.Admin, and: 'Developer' as const }, internal(3), false],
    [{ internal: levels.Admin, external: levels.Admin, and: 'Developer' as const }, internal(3, 'Developer'), true],
    [{ internal: levels.Admin, external: levels.Admin, and: 'Developer' as const }, internal(2, 'Developer'), false],
  ])('%j for %j is passed: %s [ACC-01]', (gate, caller, passed) => {
    expect(passes(gate, caller)).toBe(passed);
  });
});

describe('abilities', () => {
  it('keep external users from what is never theirs', () => {
    for (const ability of [
      'customers.delete',
      'customers.merge',
      'customers.import',
      'equipment.delete',
      'equipment.import',
      'backgroundServices.manage',
      'debugToken.create',
    ] as const)
      expect(can(external(2), ability), ability).toBe(false);
  });

  it('give a distributor admin authoring, own users and deleting own inspections', () => {
    for (const ability of ['points.author', 'protocols.author', 'externalUsers.manage', 'inspections.delete'] as const)
      expect([can(external(1), ability), can(external(2), ability)], ability).toEqual([false, true]);
  });

  it('hide audits from external users altogether', () => {
    const hidden = (Object.keys(abilities) as (keyof typeof abilities)[]).filter((name) =>
      isHiddenFrom(external(2), name),
    );
    expect(hidden).toEqual(['audits.read', 'audits.edit', 'audits.history', 'audits.delete']);
    expect(isHiddenFrom(internal(0), 'audits.read')).toBe(false);
  });
});

describe('the groups of a debug token', () => {
  it.each([
    [internal(2), ['manager'], true],
    [internal(2), ['admin'], false],
    [internal(3), ['admin', 'audit'], true],
    [internal(0, 'Developer'), ['audit', 'mecu'], true],
    [internal(0, 'Developer'), ['manager'], false],
    [internal(3), [], true],
  ])('%j may take %j: %s', (caller, groups, allowed) => {
    expect(mayTakeGroups(caller, groups)).toBe(allowed);
  });

  it.each([
    [['admin'], ['manager'], ['manager']],
    [['manager'], ['manager'], ['manager']],
    [['manager'], ['admin', 'manager'], ['manager']],
    [['manager'], ['audit'], ['audit']],
    [['audit'], ['audit', 'inspection'], ['audit']],
    [[], ['inspection'], []],
  ])('of an owner who now has %j, once taken with %j, gives %j', (own, taken, given) => {
    expect(debugTokenGroups(taken, { ...internal(levelOfGroups(own)), groups: own })).toEqual(given);
  });

  it('of a developer without groups still gives the groups of field work', () => {
    expect(debugTokenGroups(['audit'], { ...internal(0, 'Developer'), groups: [] })).toEqual(['audit']);
  });
});
