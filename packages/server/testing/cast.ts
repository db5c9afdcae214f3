import { demoExternals } from '../providers/sign-in/demo-externals.ts';
import { demoStaff } from '../providers/sign-in/demo-people.ts';

/** The people of every test, by their first names; eeva and noel cannot sign in. */
export const castNames = ['uma', 'max', 'ada', 'rita', 'dev', 'carl', 'nia', 'dina', 'dora', 'otto'] as const;
export type CastName = (typeof castNames)[number];

const emails = [...demoStaff, ...demoExternals].map(({ email }) => email);

export const emailOf = (name: CastName | 'eeva' | 'noel'): string => {
  const email = emails.find((known) => known.startsWith(`${name}@`));
  if (!email) throw new Error(`Nobody in the cast is called ${name}.`);
  return email;
};
