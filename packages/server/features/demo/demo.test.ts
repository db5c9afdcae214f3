import { application } from '@assay/contract/application';
import { auth } from '@assay/contract/auth';
import { type CastMember, demo } from '@assay/contract/demo';
import { describe, expect, it } from 'vitest';
import { browserOf } from '../../testing/browser-like.ts';
import { castNames } from '../../testing/cast.ts';
import { useTestApp } from '../../testing/test-app.ts';

const production = {
  ASSAY_MODE: 'production',
  ASSAY_OIDC_ISSUER: 'https://login.provider.example',
  ASSAY_OIDC_CLIENT_ID: 'assay',
  ASSAY_PUBLIC_URL: 'https://assay.provider.example',
};

describe('the cast of the demo', () => {
  const app = useTestApp({ env: { ASSAY_COMPANY: 'Kallio Crushers' } });

  it('is shown to everybody: name, role and company of all who can sign in', async () => {
    const { status, body } = await app().call(demo.cast);
    const cast = body as CastMember[];
    expect(status).toBe(200);
    expect(cast.map(({ email }) => email.split('@')[0])).toEqual([...castNames]);
    expect(cast[0]).toEqual({
      name: 'Uma Virtanen',
      email: 'uma@provider.example',
      role: 'Inspector',
      company: 'Kallio Crushers',
      password: null,
    });
    expect(cast.find(({ name }) => name === 'Dora Petrova')).toMatchObject({
      role: 'Distributor admin',
      company: 'Kivi Drilling Service',
    });
    expect((await app().call(application.options)).body).toMatchObject({ demo: true });
  });

  it('signs in as described: staff by single sign-on, the others by their password', async () => {
    const cast = (await app().call(demo.cast)).body as CastMember[];
    for (const { email, password } of cast) {
      const browser = browserOf(app());
      if (password === null) await browser.visit(`/api/v1/auth/login?loginHint=${email}`);
      const signedIn = password === null ? undefined : await app().call(auth.external, { body: { email, password } });
      const token = (signedIn?.body as { accessToken: string } | undefined)?.accessToken;
      const user = await app().call(auth.user, { token: token ?? browser.jar.get('assay_token') ?? '' });
      expect(user.body).toMatchObject({ email });
    }
  });
});

describe.each([
  ['in production', production],
  ['where staff use an identity provider of their own', { ASSAY_DEMO_SIGN_IN: 'false' }],
])('the cast of the demo %s', (_where, env) => {
  const app = useTestApp({ env });

  it('is nothing that the server knows', async () => {
    expect((await app().call(demo.cast)).status).toBe(404);
    expect((await app().call(application.options)).body).toMatchObject({ demo: false });
  });
});
