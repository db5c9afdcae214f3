import { auth } from '@assay/contract/auth';
import { type Flag, flags, mayTakeGroups } from '@assay/domain/access';
import { forbidden, notFound, Problem } from '@assay/domain/problem';
import { minutes } from '@assay/domain/time';
import { message } from '@assay/domain/words/message';
import { recordEvent } from '../../db/events.ts';
import { networkOf } from '../../http/addresses/network-of.ts';
import { type Handlers, handler } from '../../http/frame/handlers.ts';
import { type Person, signToken } from '../../http/session/session.ts';
import type { StaffSignIn } from '../../providers/sign-in/staff-sign-in.ts';
import { accountBucket } from '../people/passwords.ts';
import { createSession, endSession, findOwnSession, listSessions, renewSession } from '../people/sessions.queries.ts';
import { admitStaff, type GroupNames } from './admit-staff.ts';
import { findPreferences, updatePreferences } from './preferences.queries.ts';
import {
  type CookiePlace,
  checkPassword,
  flowFromCookie,
  flowToCookie,
  forgetFlow,
  openPasswordSession,
  orRedirectWithProblem,
  problemOrThrow,
  signInExpired,
  tokenToCookie,
} from './sign-in.ts';

export interface AuthParts {
  staffSignIn: StaffSignIn;
  tokenSecret: Uint8Array;
  urlSecret: Uint8Array;
  domain: string;
  names: GroupNames;
  cookies: CookiePlace;
}

type Table = typeof auth;

type Shown = Pick<Person, 'userId' | 'name' | 'email' | 'external' | 'companyId' | 'companyName' | 'distributorAdmin'>;

const userInfoOf = (person: Shown & Pick<Person, 'divisionIds' | 'sessionKind'>) => ({
  id: person.userId,
  name: person.name,
  email: person.email,
  externalUser: person.external,
  externalUserCompany: person.external ? { id: person.companyId, name: person.companyName } : null,
  externalUserDistributorAdmin: person.distributorAdmin,
  externalUserDivisionIds: person.external ? [...person.divisionIds] : [],
  debugToken: person.sessionKind === 'debug',
});

const isFlag = (flag: string): flag is Flag => flags.some((known) => known === flag);

/** Where debug tokens are off, the call is neither mounted nor described, so that nothing shows there are any. */
export function offeredAuthCalls(debugTokens: boolean): Omit<Table, 'debugToken'> {
  const { debugToken: _, ...others } = auth;
  return debugTokens ? auth : others;
}

export function authHandlers(parts: AuthParts): Handlers<Table> {
  const tokenFor = (userId: string, sessionId: string, now: Date, state?: string) =>
    signToken(parts.tokenSecret, { userId, sessionId, state }, now);
  const backToApp = `${parts.cookies.basePath}auth/token`;

  return {
    login: ({ query, appUrl, header }) =>
      orRedirectWithProblem(backToApp, async () => {
        const { url, flow } = await parts.staffSignIn.begin(query.loginHint, appUrl);
        header('set-cookie', await flowToCookie({ flow, browserState: query.state }, parts.urlSecret, parts.cookies));
        return url;
      }),
    callback: handler<Table['callback']>()({
      throttle: ({ address }) => [
        { bucket: `callback:address:${networkOf(address)}`, limit: 300, windowMs: minutes(15) },
      ],
      prepare: async ({ query, cookies, appUrl }) => {
        const begun = await flowFromCookie(cookies, parts.urlSecret);
        if (!begun) return signInExpired();
        const { flow, browserState } = begun;
        return parts.staffSignIn
          .complete(query, flow, appUrl)
          .then((claims) => ({ claims, browserState }))
          .catch(problemOrThrow);
      },
      run: async ({ db, prepared, now, userAgent, address, header }) => {
        header('set-cookie', forgetFlow(parts.cookies));
        return orRedirectWithProblem(backToApp, async () => {
          if (prepared instanceof Problem) throw prepared;
          const { claims, browserState } = prepared;
          const { userId } = await admitStaff(db, claims, parts, now);
          const sessionId = await createSession(db, { userId, kind: 'sso', userAgent, address }, now);
          header('set-cookie', tokenToCookie(tokenFor(userId, sessionId, now, browserState), parts.cookies));
          return backToApp;
        });
      },
    }),
    logout: async ({ db, person, now }) => endSession(db, person.sessionId, 'log-out', now),
    group: async ({ person }) => person.level,
    user: async ({ person }) => userInfoOf(person),
    accountFlags: async ({ person }) => person.flags.filter(isFlag),
    debugToken: async ({ db, person, query, now, userAgent, address }) => {
      if (!mayTakeGroups(person, query.groups)) throw forbidden();
      const sessionId = await createSession(
        db,
        { userId: person.userId, kind: 'debug', debugGroups: query.groups, userAgent, address },
        now,
      );
      await recordEvent(db, {
        recordType: 'debugToken',
        recordId: person.userId,
        action: 'created',
        changes: [{ field: 'groups', from: null, to: query.groups.join(', ') }],
      });
      return { accessToken: tokenFor(person.userId, sessionId, now) };
    },
    external: handler<Table['external']>()({
      throttle: ({ address, body }) => [
        { bucket: `sign-in:address:${networkOf(address)}`, limit: 100, windowMs: minutes(15) },
        { bucket: accountBucket(body.email), limit: 10, windowMs: minutes(15) },
      ],
      prepare: ({ db, body, now }) => checkPassword(db, body.email, body.password, now),
      run: async ({ db, prepared: account, now, userAgent, address }) => {
        const sessionId = await openPasswordSession(db, account, { userAgent, address }, now);
        const person = {
          ...account,
          userId: account.id,
          external: true,
          sessionKind: 'password' as const,
          companyId: account.company_id,
          companyName: account.company_name,
          distributorAdmin: account.distributor_admin,
          divisionIds: account.division_ids,
        };
        return { accessToken: tokenFor(account.id, sessionId, now), userInfo: userInfoOf(person) };
      },
    }),
    renew: async ({ db, person, scope, now }) => {
      const session = await findOwnSession(db, scope, person.sessionId, now);
      if (!session) throw new Problem('signedOut', message('signIn.ended'));
      await renewSession(db, session, now);
      return { accessToken: tokenFor(person.userId, person.sessionId, now) };
    },
    preferences: {
      load: ({ db, scope }) => findPreferences(db, scope, { lock: false }),
      current: async (_work, record) => record,
      run: async ({ record }) => record,
    },
    setPreferences: {
      load: ({ db, scope }) => findPreferences(db, scope, { lock: true }),
      current: async (_work, record) => record,
      run: ({ db, record, body }) => updatePreferences(db, record, body),
    },
    sessions: async ({ db, scope, person, now }) =>
      (await listSessions(db, scope, now)).map((session) => ({
        id: session.id,
        kind: session.kind,
        created: session.created_at.toISOString(),
        renewed: session.renewed_at.toISOString(),
        userAgent: session.user_agent || 'Unknown device',
        current: session.id === person.sessionId,
      })),
    endSession: {
      load: async ({ db, scope, params, now }) => {
        const session = await findOwnSession(db, scope, params.id, now);
        if (!session) throw notFound();
        return session;
      },
      run: async ({ db, record, now }) => {
        await endSession(db, record.id, 'ended by its owner', now);
        return {};
      },
    },
  };
}
