import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { exportJWK, generateKeyPair } from 'jose';
import type { interactionPolicy, default as Provider } from 'oidc-provider';
import { asPage, newNonce } from '../../http/security-headers.ts';
import { demoSignInPage } from './demo-page.ts';
import { type DemoStaff, demoStaff } from './demo-people.ts';
import { DemoStore } from './demo-store.ts';
import type { OidcOptions } from './oidc.ts';

const mountPath = '/demo-sign-in';

export interface DemoProviderOptions {
  appName: string;
  publicUrl: URL;
  redirectUri: string;
}

const personOf = (email: unknown): DemoStaff | undefined =>
  demoStaff.find((person) => person.email === String(email ?? '').toLowerCase());

type Library = { Provider: typeof Provider; interactionPolicy: typeof interactionPolicy };

/** Loaded only where the demo runs; its one complaint is that this Node.js is newer than the releases it lists. */
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

async function openProvider(
  issuer: string,
  client: { id: string; secret: string; redirectUri: string },
): Promise<Provider> {
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
    interactions: { policy: alwaysAsk(library.interactionPolicy), url: (_ctx, { uid }) => `${issuer}/people/${uid}` },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    findAccount: async (_ctx, email) => {
      const person = personOf(email);
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
  // The demo runs behind whatever serves the app: the public address is known, the headers are not trusted.
  provider.proxy = new URL(issuer).protocol === 'https:';
  return provider;
}

/** A real OpenID Connect provider inside the app, so that the demo and the tests sign in as production does. */
export async function mountDemoProvider(
  app: FastifyInstance,
  { appName, publicUrl, redirectUri }: DemoProviderOptions,
): Promise<Pick<OidcOptions, 'issuer' | 'clientId' | 'clientSecret' | 'fetch'>> {
  const issuer = new URL(`.${mountPath}`, publicUrl).href;
  const client = { id: 'assay', secret: randomBytes(24).toString('hex'), redirectUri };
  const provider = await openProvider(issuer, client);
  const answer = provider.callback();

  app.get<{ Params: { uid: string } }>(`${mountPath}/people/:uid`, async (request, response) => {
    const { uid, params } = await provider.interactionDetails(request.raw, response.raw);
    const hinted = personOf(params.login_hint);
    if (hinted) {
      const login = { accountId: hinted.email, remember: false };
      return response.redirect(await provider.interactionResult(request.raw, response.raw, { login }));
    }
    const nonce = newNonce();
    return asPage(response, nonce).send(demoSignInPage({ appName, nonce, action: `${issuer}/people/${uid}/as` }));
  });

  app.get<{ Params: { uid: string; email: string } }>(
    `${mountPath}/people/:uid/as/:email`,
    async (request, response) => {
      const login = { accountId: personOf(request.params.email)?.email ?? '', remember: false };
      return response.redirect(await provider.interactionResult(request.raw, response.raw, { login }));
    },
  );

  app.all(`${mountPath}/*`, {
    onRequest: async (request, response) => {
      const { raw } = request;
      response.hijack();
      Object.assign(raw, {
        originalUrl:
          new URL(`.${raw.url}`, publicUrl).pathname + (raw.url?.includes('?') ? `?${raw.url.split('?')[1]}` : ''),
      });
      raw.url = (raw.url ?? '').slice(mountPath.length) || '/';
      await answer(raw, response.raw);
    },
    handler: () => {},
  });

  const viaInject: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const headers = new Headers(init?.headers);
    const reply = await app.inject({
      method: (init?.method ?? 'GET') as 'GET' | 'POST',
      url: url.pathname + url.search,
      headers: { ...Object.fromEntries(headers), host: url.host },
      ...(init?.body && { payload: String(init.body) }),
    });
    return new Response(reply.rawPayload as Uint8Array<ArrayBuffer>, {
      status: reply.statusCode,
      headers: reply.headers as Record<string, string>,
    });
  };
  return { issuer, clientId: client.id, clientSecret: client.secret, fetch: viaInject };
}
