/** The demo's people, who are the cast of every journey. */
const staffNames = ['uma', 'max', 'ada', 'rita', 'dev', 'carl', 'nia'] as const;
const externalNames = ['dina', 'dora', 'otto', 'noel'] as const;

export type Name = (typeof staffNames)[number] | (typeof externalNames)[number];

export const password = 'Assay-demo-1';

export const isStaff = (name: Name): boolean => staffNames.some((known) => known === name);

export function emailOf(name: Name): string {
  if (isStaff(name)) return `${name}@provider.example`;
  return name === 'otto' ? 'otto@other-distributor.example' : `${name}@distributor.example`;
}
