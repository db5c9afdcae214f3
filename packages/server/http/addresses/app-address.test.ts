import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { appAddress } from './app-address.ts';

const production = {
  ASSAY_MODE: 'production',
  ASSAY_OIDC_ISSUER: 'https://login.provider.example',
  ASSAY_OIDC_CLIENT_ID: 'assay',
  ASSAY_PUBLIC_URL: 'https://assay.provider.example',
};

const followed = [
  ['localhost:3000', 'http://localhost:3000/'],
  ['localhost', 'http://localhost/'],
  ['LocalHost:3000', 'http://localhost:3000/'],
  ['assay.localhost:3000', 'http://assay.localhost:3000/'],
  ['127.0.0.1:3000', 'http://127.0.0.1:3000/'],
  ['127.8.9.10:81', 'http://127.8.9.10:81/'],
  ['10.0.0.5:3000', 'http://10.0.0.5:3000/'],
  ['172.16.0.1', 'http://172.16.0.1/'],
  ['172.31.255.254:3000', 'http://172.31.255.254:3000/'],
  ['192.168.178.20:3000', 'http://192.168.178.20:3000/'],
  ['169.254.7.7:3000', 'http://169.254.7.7:3000/'],
  ['[::1]:3000', 'http://[::1]:3000/'],
  ['[fd12:3456:789a::1]:3000', 'http://[fd12:3456:789a::1]:3000/'],
  ['[FE80::1]:3000', 'http://[fe80::1]:3000/'],
  ['[::ffff:192.168.1.2]:3000', 'http://[::ffff:c0a8:102]:3000/'],
] as const;

const refused = [
  undefined,
  '',
  'evil.example',
  'evil.example:3000',
  'localhost.evil.example',
  'notlocalhost:3000',
  '10.0.0.5.evil.example',
  '8.8.8.8:3000',
  '0.0.0.0:3000',
  '100.64.0.1:3000',
  '172.15.0.1',
  '172.32.0.1',
  '192.169.0.1',
  '11.0.0.1',
  '[2001:db8::1]:3000',
  '[::]:3000',
  '[::ffff:8.8.8.8]:3000',
  '[fec0::1]:3000',
  '[fe80::1%25eth0]:3000',
  '[::1',
  '::1',
  '10.0.0.5:99999',
  '10.0.0.5:3000/path',
  'me@10.0.0.5:3000',
  '10.0.0.5@evil.example',
  '10.0.0.5#evil.example',
  '10.0.0.5\\evil.example',
  'evil.example, 10.0.0.5',
  '10.0.0.5 ',
];

describe('the address of the app', () => {
  const inDemo = appAddress(readConfig({}));

  it.each(followed)('follows a request to %s in the demo', (host, address) => {
    expect(inDemo(host).href).toBe(address);
  });

  it.each(refused)('does not follow a request to %j, even in the demo', (host) => {
    expect(inDemo(host).href).toBe('http://localhost:3000/');
  });

  it('keeps its path wherever it is', () => {
    const below = appAddress(readConfig({ ASSAY_BASE_PATH: '/tools/assay' }));
    expect(below('10.0.0.5:3000').href).toBe('http://10.0.0.5:3000/tools/assay/');
  });

  it.each([...followed.map(([host]) => host), ...refused])('stays the public one in production, for %j too', (host) => {
    expect(appAddress(readConfig(production))(host).href).toBe('https://assay.provider.example/');
  });

  it('stays the public one in a demo that has one', () => {
    const addressFor = appAddress(readConfig({ ASSAY_PUBLIC_URL: 'https://demo.provider.example' }));
    expect(addressFor('10.0.0.5:3000').href).toBe('https://demo.provider.example/');
  });
});
