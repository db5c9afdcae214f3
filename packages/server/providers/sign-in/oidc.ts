import { Problem } from '@assay/domain/problem';
import { message, type PlainCode } from '@assay/domain/words/message';
import * as oidc from 'openid-client';
import { redirectUriAt, type SignInFlow, type StaffClaims, type StaffSignIn } from './staff-sign-in.ts';

export interface OidcOptions {
  issuer: string;
  clientId: string;
  clientSecret: string | undefined;
  scopes: string;
  groupsClaim: string;
  /** Reaches a provider that is not on the network, as the demo's own. */
  fetch?: typeof fetch;
}

const away = () =>
  new Problem('unavailable', message('signIn.providerAway'), {
    code: 'identityProviderAway',
    retryAfterSeconds: 5,
  });

const refused = (code: PlainCode) => new Problem('forbidden', message(code), { code: 'signInRefused' });

function claimsOf(claims: oidc.IDToken | undefined, groupsClaim: string): StaffClaims {
  const email = claims?.email;
  if (!claims || typeof email !== 'string' || email === '') throw refused('signIn.noEmail');
  if (claims.email_verified === false) throw refused('signIn.emailNotVerified');
  const groups = claims[groupsClaim];
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email,
    name: typeof claims.name === 'string' && claims.name.trim() !== '' ? claims.name.trim().slice(0, 200) : email,
    groups: Array.isArray(groups) ? groups.filter((group) => typeof group === 'string').slice(0, 200) : [],
  };
}

/** Authorization code with PKCE, state and nonce, against any OpenID Connect provider. */
export function oidcSignIn(options: OidcOptions): StaffSignIn {
  let known: Promise<oidc.Configuration> | undefined;

  const discover = async (): Promise<oidc.Configuration> => {
    const issuer = new URL(options.issuer);
    const insecure = issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : [];
    return oidc.discovery(issuer, options.clientId, options.clientSecret, undefined, {
      execute: insecure,
      timeout: 10,
      ...(options.fetch && { [oidc.customFetch]: options.fetch as oidc.CustomFetch }),
    });
  };

  /** Requested once; a failure is not remembered. */
  const configuration = async (): Promise<oidc.Configuration> => {
    known ??= discover();
    try {
      return await known;
    } catch {
      known = undefined;
      throw away();
    }
  };

  return {
    begin: async (loginHint, appUrl) => {
      const flow: SignInFlow = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
      };
      const url = oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUriAt(appUrl),
        scope: options.scopes,
        state: flow.state,
        nonce: flow.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(flow.verifier),
        code_challenge_method: 'S256',
        ...(loginHint && { login_hint: loginHint }),
      });
      return { url: url.href, flow };
    },
    complete: async (query, flow, appUrl) => {
      const config = await configuration();
      const url = new URL(redirectUriAt(appUrl));
      url.search = new URLSearchParams(query).toString();
      try {
        const tokens = await oidc.authorizationCodeGrant(config, url, {
          pkceCodeVerifier: flow.verifier,
          expectedState: flow.state,
          expectedNonce: flow.nonce,
          idTokenExpected: true,
        });
        return claimsOf(tokens.claims(), options.groupsClaim);
      } catch (error) {
        if (error instanceof Problem) throw error;
        if (error instanceof oidc.ClientError && error.code === 'OAUTH_TIMEOUT') throw away();
        if (error instanceof TypeError && error.message.includes('fetch')) throw away();
        throw refused('signIn.unexpectedAnswer');
      }
    },
  };
}
