import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type Provider from 'oidc-provider';
import type { AppAddress } from '../../http/addresses/app-address.ts';
import { asPage, newNonce } from '../../http/pages/security-headers.ts';
import { demoSignInPage } from './demo-page.ts';
import { demoPerson } from './demo-people.ts';
import type { OidcOptions } from './oidc.ts';
import { openDemoProvider } from './open-demo-provider.ts';
import { redirectUriAt, type StaffSignIn } from './staff-sign-in.ts';

const mountPath = '/demo-sign-in';

/** One browser plays the whole cast: who was there before would have to be signed out first, on a page in between. */
function forgetSession({ headers }: IncomingMessage): void {
  const kept = headers.cookie?.split(';').filter((pair) => !pair.trimStart().startsWith('_session'));
  if (kept) headers.cookie = kept.join(';');
}

export interface DemoProviderOptions {
  appName: string;
  publicUrl: URL;
  addressAt: AppAddress;
}

/** The demo provider is part of the app: whoever came by one address of the machine stays there. */
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
      tellAddress(raw);
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
  const tellAddress = ({ headers }: IncomingMessage): void => {
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
