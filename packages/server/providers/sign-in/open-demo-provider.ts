import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import type { interactionPolicy, default as Provider } from 'oidc-provider';
import { demoFaultPage } from './demo-page.ts';
import { demoPerson } from './demo-people.ts';
import { DemoStore } from './demo-store.ts';

type Library = { Provider: typeof Provider; interactionPolicy: typeof interactionPolicy };

/** Its one complaint is that this Node.js is newer than the releases it lists. */
async function loadLibrary(): Promise<Library> {
  const { warn } = console;
  console.warn = () => {};
  try {
    const library = await import('oidc-provider');
    return { Provider: library.default, interactionPolicy: library.interactionPolicy };
  } finally {
    console.warn = warn;
  }
}

/** Asks each time who is there: one browser plays the whole cast. */
function alwaysAsk({ base, Check }: Library['interactionPolicy']) {
  const policy = base();
  policy
    .get('login')
    ?.checks.add(new Check('always', 'the demo always asks', 'login_required', (ctx) => !ctx.oidc.result?.login));
  return policy;
}

export interface DemoClient {
  id: string;
  secret: string;
  redirectUri: string;
  /** The same for every address that the app is opened at. */
  isRedirectUri: (uri: string) => boolean;
}

export async function openDemoProvider(issuer: string, client: DemoClient): Promise<Provider> {
  const { pathname, protocol } = new URL(issuer);
  const library = await loadLibrary();
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const provider = new library.Provider(issuer, {
    adapter: DemoStore,
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [client.redirectUri],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'ES256', kid: 'demo' }] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    claims: { openid: ['sub'], profile: ['name', 'groups'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { policy: alwaysAsk(library.interactionPolicy), url: (_ctx, { uid }) => `${pathname}/people/${uid}` },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    renderError: async (ctx, { error, error_description: reason }) => {
      ctx.type = 'html';
      ctx.body = demoFaultPage(reason ?? error, new URL('.', issuer).pathname);
    },
    findAccount: async (_ctx, email) => {
      const person = demoPerson(email);
      return (
        person && {
          accountId: email,
          claims: async () => ({ sub: email, email, email_verified: true, name: person.name, groups: person.groups }),
        }
      );
    },
    loadExistingGrant: async (ctx) => {
      const grant = new ctx.oidc.provider.Grant({ clientId: client.id, accountId: ctx.oidc.session?.accountId ?? '' });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
  });
  provider.Client.prototype.redirectUriAllowed = client.isRedirectUri;
  // Whoever mounts the provider has put the known address into the headers.
  provider.proxy = protocol === 'https:';
  return provider;
}
