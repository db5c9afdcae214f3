import { days } from '../time.ts';

/** Within this time before its end an account counts as expiring soon. */
export const soonExpired = days(30);

export type AccountStatus = 'noPassword' | 'expired' | 'active';

/** An account that was never opened cannot have expired. */
export function accountStatus(
  { hasPassword, expires }: { hasPassword: boolean; expires: string | null },
  now: Date,
): AccountStatus {
  if (!hasPassword) return 'noPassword';
  return expires !== null && new Date(expires) <= now ? 'expired' : 'active';
}
