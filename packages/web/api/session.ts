import { auth, type UserInfo } from '@assay/contract/auth';
import type { Divisions } from '@assay/domain/divisions';
import type { NavigationCaller } from '@assay/domain/pages';
import { queryOptions } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';
import { clearToken, getToken } from './token.ts';

/** The signed-in person and what the rules need to know of them. */
export interface Session extends NavigationCaller {
  user: UserInfo;
  divisions: Divisions;
}

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  meta: { kept: true },
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async ({ client, queryKey, signal }): Promise<Session> => {
    // Only the first load may end in the login screen: later there is work on the page to keep.
    const whenSignedOut = client.getQueryData(queryKey) ? 'wait' : 'fail';
    const choices = { signal, whenSignedOut } as const;
    const used = getToken();
    try {
      const [user, level, flags] = await Promise.all([
        call(auth.user, choices),
        call(auth.group, choices),
        call(auth.accountFlags, choices),
      ]);
      return {
        user,
        level,
        flags,
        external: user.externalUser,
        distributorAdmin: user.externalUserDistributorAdmin,
        divisions: user.externalUser ? user.externalUserDivisionIds : null,
      };
    } catch (error) {
      if (error instanceof ApiError && error.status === 401 && getToken() === used) clearToken();
      throw error;
    }
  },
});

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('There is no session outside the protected pages.');
  return session;
}
