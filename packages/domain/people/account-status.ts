import { days } from '../time.ts';

/** So long before its end an account is one that expires soon. */
export const soonExpired = days(30);

export type AccountStatus = 'noPassword' | 'expired' | 'active';

/** Whether somebody from outside may sign in; an account that was never opened cannot have expired. */
export function accountStatus(
  { hasPassword, expires }: { hasPassword: boolean; expires: string | null },
  now: Date,
): AccountStatus {
  if (!hasPassword) return 'noPassword';
  return expires !== null && new Date(expires) <= now ? 'expired' : 'active';
}
