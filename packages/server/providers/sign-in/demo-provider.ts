import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { html } from '@assay/report/html/markup';
import type { FastifyInstance } from 'fastify';
import { exportJWK, generateKeyPair } from 'jose';
import type Provider from 'oidc-provider';
import type { Adapter, AdapterPayload, interactionPolicy } from 'oidc-provider';
import type { AppAddress } from '../../http/addresses/app-address.ts';
import { asPage, newNonce } from '../../http/pages/security-headers.ts';
import { demoPerson, demoStaff } from './demo-people.ts';
import type { OidcOptions } from './oidc.ts';
import { redirectUriAt, type StaffSignIn } from './staff-sign-in.ts';

const mountPath = '/demo-sign-in';

/** One browser signs in as many people; otherwise the one before would have to be signed out first, on a page in between. */
function forgetSession({ headers }: IncomingMessage): void {
  const kept = headers.cookie?.split(';').filter((pair) => !pair.trimStart().startsWith('_session'));
  if (kept) headers.cookie = kept.join(';');
}

interface DemoProviderOptions {
  appName: string;
  publicUrl: URL;
  addressAt: AppAddress;
}

/** The demo provider is part of the app, so a browser stays at the address of the machine that it came by. */
export const onSameHost = (signIn: StaffSignIn): StaffSignIn => ({
  ...signIn,
  begin: async (loginHint, appUrl) => {
    const { url, flow } = await signIn.begin(loginHint, appUrl);
    const { pathname, search } = new URL(url);
    return { url: pathname + search, flow };
  },
});

/** A real OpenID Connect provider inside the app, so that the demo and the tests sign in as production does. */
export function mountDemoProvider(
  app: FastifyInstance,
  { appName, publicUrl, addressAt }: DemoProviderOptions,
): Pick<OidcOptions, 'issuer' | 'clientId' | 'clientSecret' | 'fetch'> {
  const { href: issuer, pathname: path } = new URL(`.${mountPath}`, publicUrl);
  const client = {
    id: 'assay',
    secret: randomBytes(24).toString('hex'),
    redirectUri: redirectUriAt(publicUrl),
    isRedirectUri: (uri: string) => URL.canParse(uri) && redirectUriAt(addressAt(new URL(uri).host)) === uri,
  };
  let opened: Promise<Provider> | undefined;
  // Opened by the first sign-in: an idle server does not carry it.
  const provider = (): Promise<Provider> => {
    opened ??= openDemoProvider(issuer, client);
    return opened;
  };

  app.get<{ Params: { uid: string } }>(`${mountPath}/people/:uid`, async (request, response) => {
    const { uid, params } = await (await provider()).interactionDetails(request.raw, response.raw);
    const hinted = demoPerson(params.login_hint);
    if (hinted) {
      const login = { accountId: hinted.email, remember: false };
      return response.redirect(await (await provider()).interactionResult(request.raw, response.raw, { login }));
    }
    const nonce = newNonce();
    return asPage(response, nonce).send(demoSignInPage({ appName, nonce, action: `${path}/people/${uid}/as` }));
  });

  app.get<{ Params: { uid: string; email: string } }>(
    `${mountPath}/people/:uid/as/:email`,
    async (request, response) => {
      const login = { accountId: demoPerson(request.params.email)?.email ?? '', remember: false };
      return response.redirect(await (await provider()).interactionResult(request.raw, response.raw, { login }));
    },
  );

  app.all(`${mountPath}/*`, {
    onRequest: async (request, response) => {
      const { raw } = request;
      response.hijack();
      setAddress(raw);
      forgetSession(raw);
      Object.assign(raw, {
        originalUrl:
          new URL(`.${raw.url}`, publicUrl).pathname + (raw.url?.includes('?') ? `?${raw.url.split('?')[1]}` : ''),
      });
      raw.url = (raw.url ?? '').slice(mountPath.length) || '/';
      await (await provider()).callback()(raw, response.raw);
    },
    handler: () => {},
  });

  /** The provider builds its addresses from these headers, which anybody may send. */
  const setAddress = ({ headers }: IncomingMessage): void => {
    const { host, protocol } = addressAt(headers.host);
    delete headers['x-forwarded-host'];
    headers.host = host;
    headers['x-forwarded-proto'] = protocol.slice(0, -1);
  };

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

/** Asks each time for the person, since one browser signs in as many. */
function alwaysAsk({ base, Check }: Library['interactionPolicy']) {
  const policy = base();
  policy
    .get('login')
    ?.checks.add(new Check('always', 'the demo always asks', 'login_required', (ctx) => !ctx.oidc.result?.login));
  return policy;
}

interface DemoClient {
  id: string;
  secret: string;
  redirectUri: string;
  /** The same for every address that the app is opened at. */
  isRedirectUri: (uri: string) => boolean;
}

async function openDemoProvider(issuer: string, client: DemoClient): Promise<Provider> {
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
  // `setAddress` has put the known address into the headers.
  provider.proxy = protocol === 'https:';
  return provider;
}

/** Sign-ins in progress of the demo provider: they live for minutes, so memory is enough. */
const mostEntries = 5_000;
const entries = new Map<string, { payload: AdapterPayload; expires: number }>();
const uids = new Map<string, string>();

function forgetOld(): void {
  const now = Date.now();
  for (const [key, { expires }] of entries) if (expires < now || entries.size > mostEntries) entries.delete(key);
}

class DemoStore implements Adapter {
  readonly #model: string;

  constructor(model: string) {
    this.#model = model;
  }

  #key(id: string): string {
    return `${this.#model}:${id}`;
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn = 600): Promise<void> {
    forgetOld();
    entries.set(this.#key(id), { payload, expires: Date.now() + expiresIn * 1000 });
    if (payload.uid) uids.set(payload.uid, id);
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    return entries.get(this.#key(id))?.payload;
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    const id = uids.get(uid);
    return id === undefined ? undefined : this.find(id);
  }

  async findByUserCode(): Promise<undefined> {
    return undefined;
  }

  async consume(id: string): Promise<void> {
    const entry = entries.get(this.#key(id));
    if (entry) entry.payload.consumed = Math.floor(Date.now() / 1000);
  }

  async destroy(id: string): Promise<void> {
    entries.delete(this.#key(id));
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key);
  }
}

const style = `
:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0; min-height: 100vh; display: grid; place-items: center; background: light-dark(#eef2f4, #10181d); color: light-dark(#1c2a33, #dbe4e8) }
main { box-sizing: border-box; width: min(28rem, calc(100vw - 2rem)); padding: 1.5rem; border-radius: 8px; background: light-dark(#fff, #18232a); border: 1px solid light-dark(#d5dde2, #2a3943) }
h1 { font-size: 1.25rem; margin: 0 0 .25rem } p { margin: 0 0 1rem; color: light-dark(#4a5b66, #a3b4bd) }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: .5rem }
a { display: block; padding: .65rem .9rem; min-height: 44px; box-sizing: border-box; border-radius: 6px; border: 1px solid light-dark(#c3ced5, #35464f); color: inherit; text-decoration: none }
a:hover, a:focus-visible { border-color: light-dark(#0b5f66, #6cc5cc); outline: 2px solid light-dark(#0b5f66, #6cc5cc) }
small { display: block; color: light-dark(#4a5b66, #a3b4bd) }`;

interface DemoPage {
  appName: string;
  nonce: string;
  action: string;
}

/** Plays the identity provider's sign-in page: one button for each member of the staff. */
const demoSignInPage = ({ appName, nonce, action }: DemoPage): string =>
  html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Demo sign-in</title>
<style nonce="${nonce}">${style}</style></head>
<body><main><h1>Demo sign-in</h1><p>This page stands in for the company’s identity provider. Continue to ${appName} as:</p>
<ul>${demoStaff.map(
    (person) =>
      html`<li><a href="${action}/${encodeURIComponent(person.email)}">${person.name}<small>${person.email} · ${person.groups.join(', ') || 'no groups'}</small></a></li>`,
  )}</ul></main></body></html>`.text;

/** Shown where a sign-in cannot go on. */
const demoFaultPage = (reason: string, start: string): string =>
  html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Demo sign-in</title></head>
<body><h1>This sign-in cannot go on</h1><p>${reason}</p><p><a href="${start}">Start again</a></p></body></html>`.text;
