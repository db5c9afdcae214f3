import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config/config.ts';
import { portAdvice, readyLines } from './start-messages.ts';

const found = (address: string, family: 'IPv4' | 'IPv6'): NetworkInterfaceInfo =>
  ({ address, family, internal: false, netmask: '', mac: '', cidr: null, scopeid: 0 }) as NetworkInterfaceInfo;

const interfaces = {
  lo: [found('127.0.0.1', 'IPv4'), found('::1', 'IPv6')],
  wlan: [found('192.168.1.5', 'IPv4'), found('fe80::1', 'IPv6'), found('fd00::5', 'IPv6')],
  wan: [found('203.0.113.7', 'IPv4'), found('2001:db8::7', 'IPv6')],
};

const aboutPdf = 'Reports are typeset.';
const linesOf = (env: Record<string, string>): string[] => readyLines(readConfig(env), aboutPdf, interfaces);
const warning = 'WARNING: the demo is open to the network. Anybody who can reach it may sign in as anybody.';

describe('what the terminal shows', () => {
  it.each([
    ['0.0.0.0', 'On a phone in this network: http://192.168.1.5:3000/'],
    ['::', 'On a phone in this network: http://192.168.1.5:3000/ or http://[fd00::5]:3000/'],
    ['192.168.1.5', 'On a phone in this network: http://192.168.1.5:3000/'],
  ])('tells the addresses for a phone and warns, where the demo listens on %s', (HOST, line) => {
    expect(linesOf({ HOST })).toEqual(expect.arrayContaining([line, warning]));
  });

  it('warns, but names no address that its links would not follow', () => {
    const lines = linesOf({ HOST: '0.0.0.0', ASSAY_PUBLIC_URL: 'https://demo.provider.example' });
    expect(lines).toContain(warning);
    expect(lines.join('\n')).not.toContain('192.168.1.5');
  });

  it.each(['localhost', '127.0.0.1', '::1'])('says nothing of the network where the demo listens on %s', (HOST) => {
    expect(linesOf({ HOST }).join('\n')).not.toMatch(/phone|WARNING/);
  });

  it('says nothing of the cast or of phones in production', () => {
    const lines = linesOf({
      HOST: '0.0.0.0',
      ASSAY_MODE: 'production',
      ASSAY_OIDC_ISSUER: 'https://login.provider.example',
      ASSAY_OIDC_CLIENT_ID: 'assay',
      ASSAY_PUBLIC_URL: 'https://assay.provider.example',
      ASSAY_SMTP_URL: 'smtp://mail.provider.example',
    });
    expect(lines).toEqual(['Assay is ready at https://assay.provider.example/', aboutPdf]);
  });

  it.each([
    ['EADDRINUSE', 3000, 'linux', 'Port 3000 is taken by another program. Choose another one: PORT=3001 npm start'],
    ['EACCES', 80, 'darwin', 'Port 80 is reserved by the system. Choose another one: PORT=3000 npm start'],
    [
      'EACCES',
      3000,
      'win32',
      'Port 3000 is reserved by the system. Choose another one: set PORT=3001&& npm start (in PowerShell: $env:PORT=3001; npm start)',
    ],
    ['EADDRNOTAVAIL', 3000, 'linux', undefined],
  ] as const)('says after %s of port %i on %s what to do', (code, port, platform, advice) => {
    expect(portAdvice(code, port, platform)).toBe(advice);
  });
});
