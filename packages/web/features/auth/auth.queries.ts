import { auth } from '@assay/contract/auth';
import { externalUsers } from '@assay/contract/people';
import type { Language } from '@assay/domain/languages';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { clearToken, resumeOwnToken, setDebugToken, setToken } from '../../api/token.ts';

const inPlace = { failureShownInPlace: true } as const;

export const preferencesQuery = queryOptions({
  queryKey: ['auth', 'preferences'],
  meta: { kept: true },
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: ({ signal }) => call(auth.preferences, { signal }),
});

export const sessionsQuery = queryOptions({
  queryKey: ['auth', 'sessions'],
  queryFn: ({ signal }) => call(auth.sessions, { signal }),
});

export const useExternalLogin = () =>
  useMutation({
    meta: inPlace,
    mutationFn: (body: { email: string; password: string }) => call(auth.external, { body }),
    onSuccess: ({ accessToken }) => setToken(accessToken),
  });

export const useForgotPassword = () =>
  useMutation({
    meta: inPlace,
    mutationFn: (body: { email: string } | { id: string }) => call(externalUsers.forgotPassword, { body }),
  });

interface Choices {
  language: Language;
  movesOn: boolean;
}

export function useSetPreferences() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (chosen: Partial<Choices>) => {
      const write = async () => {
        const { revision, language, movesOn } = await client.ensureQueryData(preferencesQuery);
        return call(auth.setPreferences, { body: { language, movesOn, ...chosen }, revision });
      };
      return write().catch(async (error: unknown) => {
        if (!(error instanceof ApiError && error.status === 412)) throw error;
        // The person has chosen elsewhere meanwhile; the choice made here is the later one.
        await client.fetchQuery({ ...preferencesQuery, staleTime: 0 });
        return write();
      });
    },
    onSuccess: (preferences) => client.setQueryData(preferencesQuery.queryKey, preferences),
  });
}

export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(auth.endSession, { params: { id } }),
    onSettled: () => client.invalidateQueries(sessionsQuery),
  });
}

export function useTakeDebugToken() {
  const client = useQueryClient();
  return useMutation({
    meta: inPlace,
    mutationFn: (groups: DebugGroups) => call(auth.debugToken, { query: { groups } }),
    onSuccess: ({ accessToken }) => {
      setDebugToken(accessToken);
      return readAnew(client);
    },
  });
}

/** Back to one's own groups; where this browser does not have the own token any more, to the login screen. */
export function useEndDebugToken() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(auth.logout, { whenSignedOut: 'fail' }).catch(() => undefined),
    onSuccess: () => {
      if (!resumeOwnToken()) clearToken();
      return readAnew(client);
    },
  });
}

/** Everything on screen was read with the rights of the old token. */
const readAnew = (client: QueryClient) =>
  client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'application' });

type DebugGroups = Parameters<typeof call<typeof auth.debugToken>>[1]['query']['groups'];
