/** Levels, flags, groups and the abilities of the whole product are decided here. */
export const levels = { None: 0, User: 1, Manager: 2, Admin: 3, Never: 999 } as const;
export type Level = (typeof levels)[keyof typeof levels];

export const flags = ['Rater', 'Developer', 'CertificationManager'] as const;
export type Flag = (typeof flags)[number];

const workGroups = ['audit', 'commission', 'inspection', 'mecu'] as const;
export const debugGroups = ['manager', 'admin', ...workGroups] as const;
export type Group = (typeof debugGroups)[number];

/** The rules need this much of a person. */
export interface Caller {
  level: number;
  flags: readonly string[];
  external: boolean;
}

/** Passed by level (and by the flag `and`, if named), or by the flag `or` alone. */
export interface Gate {
  internal: Level;
  external: Level;
  and?: Flag;
  or?: Flag;
}

export function passes(gate: Gate, caller: Caller): boolean {
  if (gate.or && caller.flags.includes(gate.or)) return true;
  const need = caller.external ? gate.external : gate.internal;
  return caller.level >= need && (!gate.and || caller.flags.includes(gate.and));
}

export function levelOfGroups(groups: readonly string[]): Level {
  if (groups.includes('admin')) return levels.Admin;
  if (groups.includes('manager')) return levels.Manager;
  return workGroups.some((group) => groups.includes(group)) ? levels.User : levels.None;
}

export const levelOfExternal = (distributorAdmin: boolean): Level => (distributorAdmin ? levels.Manager : levels.User);

const { None, User, Manager, Admin, Never } = levels;

interface Ability extends Gate {
  /** The noun does not exist for external users: they get 404 instead of 403. */
  hiddenFromExternal?: true;
}

export const abilities = {
  'session.use': { internal: None, external: None },
  'references.read': { internal: User, external: User },
  'errors.report': { internal: None, external: None },

  'inspections.read': { internal: User, external: User },
  'inspections.perform': { internal: User, external: User },
  'inspections.edit': { internal: User, external: User },
  'inspections.delete': { internal: Manager, external: Manager },
  'inspections.review': { internal: Manager, external: Manager, or: 'Rater' },
  'inspections.rate': { internal: Admin, external: Never, or: 'Rater' },
  'inspections.finish': { internal: Admin, external: Never },
  'inspections.sendBack': { internal: Manager, external: Manager },
  'inspections.summary': { internal: Manager, external: Manager },
  'followUps.edit': { internal: User, external: User },
  'followUps.verify': { internal: Manager, external: Manager },
  'dashboards.read': { internal: Manager, external: Never },

  'audits.read': { internal: User, external: Never, hiddenFromExternal: true },
  'audits.edit': { internal: User, external: Never, hiddenFromExternal: true },
  'audits.history': { internal: Manager, external: Never, hiddenFromExternal: true },
  'audits.delete': { internal: Manager, external: Never, hiddenFromExternal: true },

  'points.read': { internal: User, external: User },
  'points.author': { internal: Admin, external: Manager },
  'protocols.read': { internal: User, external: User },
  'protocols.author': { internal: Admin, external: Manager },
  'protocols.editDependency': { internal: Admin, external: Never, or: 'Developer' },

  'customers.read': { internal: User, external: User },
  'customers.edit': { internal: Manager, external: Never },
  'customers.delete': { internal: Manager, external: Never },
  'customers.merge': { internal: Manager, external: Never },
  'customers.import': { internal: Manager, external: Never },
  'equipment.read': { internal: User, external: User },
  'equipment.create': { internal: User, external: User },
  'equipment.edit': { internal: Manager, external: Never },
  /** External users correct what their company recorded, until staff have changed it. */
  'equipment.correct': { internal: Manager, external: User },
  'equipment.delete': { internal: Manager, external: Never },
  'equipment.import': { internal: Manager, external: Never },
  'productFamilies.edit': { internal: Manager, external: Never },

  'documents.read': { internal: User, external: User },
  'documents.edit': { internal: Manager, external: Never },
  'files.upload': { internal: User, external: User },
  'files.read': { internal: User, external: User },

  'externalUsers.manage': { internal: Manager, external: Manager, or: 'Developer' },
  'certifications.manage': { internal: Never, external: Never, or: 'CertificationManager' },
  /** Certification managers read it, and Managers, who read all administrative events. */
  'certifications.history': { internal: Manager, external: Never, or: 'CertificationManager' },
  'backgroundServices.manage': { internal: Manager, external: Never },
  'debugToken.create': { internal: Manager, external: Never, or: 'Developer' },
  'adminEvents.read': { internal: Manager, external: Never },
  'logs.read': { internal: Never, external: Never, or: 'Developer' },
  'translations.edit': { internal: Admin, external: Never },
  'tags.edit': { internal: Admin, external: Never },
  'history.read': { internal: Manager, external: Manager },
} as const satisfies Record<string, Ability>;

export type AbilityName = keyof typeof abilities;

export const can = (caller: Caller, ability: AbilityName): boolean => passes(abilities[ability], caller);

export function isHiddenFrom(caller: Caller, ability: AbilityName): boolean {
  const row: Ability = abilities[ability];
  return caller.external && row.hiddenFromExternal === true;
}

/** A debug token may narrow or change groups, but never raise the level. */
export const mayTakeGroups = (caller: Caller, groups: readonly string[]): boolean =>
  levelOfGroups(groups) <= Math.max(caller.level, levels.User);

/** Somebody who could no longer take these groups keeps only those of their own. */
export const debugTokenGroups = (
  taken: readonly string[],
  owner: Caller & { groups: readonly string[] },
): readonly string[] =>
  can(owner, 'debugToken.create') && mayTakeGroups(owner, taken)
    ? taken
    : taken.filter((group) => owner.groups.includes(group));
