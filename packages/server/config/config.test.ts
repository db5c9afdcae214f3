import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const production = {
  ASSAY_MODE: 'production',
  ASSAY_OIDC_ISSUER: 'https://login.provider.example',
  ASSAY_OIDC_CLIENT_ID: 'assay',
  ASSAY_PUBLIC_URL: 'https://assay.provider.example',
};

describe('the settings', () => {
  it('need nothing for the demo', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      PORT: 3000,
      HOST: 'localhost',
      ASSAY_NAME: 'Assay',
      ASSAY_DOMAIN: 'provider.example',
      debugTokens: true,
      demoSignIn: true,
    });
    expect(config.publicUrl.href).toBe('http://localhost:3000/');
  });

  it('put the base path into the public address', () => {
    expect(readConfig({ ASSAY_BASE_PATH: '/tools/assay', ASSAY_PUBLIC_URL: 'https://x.example' }).publicUrl.href).toBe(
      'https://x.example/tools/assay/',
    );
    expect(readConfig({ HOST: '0.0.0.0', PORT: '80' }).publicUrl.href).toBe('http://localhost/');
  });

  it('of production turn the demo off', () => {
    expect(readConfig(production)).toMatchObject({ demoSignIn: false, debugTokens: false });
  });

  it('of production take plain http where that is allowed explicitly', () => {
    const plain = { ASSAY_PUBLIC_URL: 'http://assay.local', ASSAY_OIDC_ISSUER: 'http://login.local' };
    expect(readConfig({ ...production, ...plain, ASSAY_ALLOW_HTTP: 'true' }).publicUrl.href).toBe(
      'http://assay.local/',
    );
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ ASSAY_NAMES: 'x' }, 'ASSAY_NAMES: is not a setting'],
    [{ ASSAY_SECRET: 'short' }, 'ASSAY_SECRET'],
    [{ ASSAY_BASE_PATH: 'assay' }, 'ASSAY_BASE_PATH'],
    [{ ASSAY_PUBLIC_URL: 'assay.example' }, 'ASSAY_PUBLIC_URL'],
    [{ ASSAY_DEBUG_TOKENS: 'yes' }, 'ASSAY_DEBUG_TOKENS'],
    [{ ASSAY_SMTP_URL: 'http://mail' }, 'ASSAY_SMTP_URL'],
    [{ ASSAY_OIDC_ISSUER: 'https://login.example' }, 'ASSAY_OIDC_CLIENT_ID'],
    [{ ...production, ASSAY_DEBUG_TOKENS: 'true' }, 'debug tokens must be off in production'],
    [{ ...production, ASSAY_DEMO_SIGN_IN: 'true' }, 'demo sign-in must be off in production'],
    [{ ...production, ASSAY_OIDC_ISSUER: '' }, 'production needs an identity provider'],
    [{ ...production, ASSAY_PUBLIC_URL: '' }, 'production needs its public address'],
    [{ ...production, ASSAY_PUBLIC_URL: 'http://assay.example' }, 'ASSAY_PUBLIC_URL: must begin with https://'],
    [{ ...production, ASSAY_OIDC_ISSUER: 'HTTP://login.example' }, 'ASSAY_OIDC_ISSUER: must begin with https://'],
    [{ ...production, ASSAY_ALLOW_HTTP: 'yes' }, 'ASSAY_ALLOW_HTTP: must be true or false'],
  ])('%j stop the start and say why', (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });
});
