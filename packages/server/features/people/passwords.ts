import { hash, verify } from '@node-rs/argon2';

/** argon2id by default, on the thread pool: the event loop never waits for it. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, options);

let dummy: Promise<string> | undefined;

/** Takes the same time for an address that nobody has, so that answers do not tell them apart. */
export async function passwordMatches(hashed: string | null, password: string): Promise<boolean> {
  dummy ??= hashPassword('nobody has this password');
  const matches = await verify(hashed ?? (await dummy), password);
  return hashed !== null && matches;
}

/** Attempts to sign in with a password are counted under this name. */
export const accountBucket = (email: string): string => `sign-in:account:${email.toLowerCase()}`;
