import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import { join } from 'node:path';
import type { Config } from './config/config.ts';
import { isLoopback, isPrivate } from './http/addresses/app-address.ts';
import { demoExternals, demoPassword } from './providers/sign-in/demo-externals.ts';
import { demoStaff } from './providers/sign-in/demo-people.ts';

type Interfaces = NodeJS.Dict<NetworkInterfaceInfo[]>;

const everywhere: Readonly<Record<string, readonly string[]>> = { '0.0.0.0': ['IPv4'], '::': ['IPv4', 'IPv6'] };

/** Link-local IPv6 needs the name of an interface, which no browser takes. */
const opensInBrowser = ({ address }: NetworkInterfaceInfo): boolean => isPrivate(address) && !/^fe80:/i.test(address);

/** What another device of the network types to open the demo. */
function networkAddresses({ HOST: host, PORT: port, publicUrl }: Config, interfaces: Interfaces): string[] {
  const families = everywhere[host];
  if (!families) return isLoopback(host) ? [] : [publicUrl.href];
  return Object.values(interfaces)
    .flatMap((found) => found ?? [])
    .filter((found) => families.includes(found.family) && opensInBrowser(found))
    .map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address))
    .map((address) => new URL(publicUrl.pathname, `http://${address}:${port}`).href);
}

function aboutNetwork(config: Config, interfaces: Interfaces): string[] {
  if (!config.demoSignIn || isLoopback(config.HOST)) return [];
  const addresses = networkAddresses(config, interfaces);
  return [
    ...(addresses.length > 0 && config.followsRequest ? [`On a phone in this network: ${addresses.join(' or ')}`] : []),
    'WARNING: the demo is open to the network. Anybody who can reach it may sign in as anybody.',
  ];
}

const aboutCast = (): string[] => [
  '',
  'Sign in as staff by single sign-on (no password):',
  ...demoStaff.map(({ email, groups }) => `  ${email.padEnd(34)}${groups.join(', ') || 'no groups'}`),
  `Sign in as a distributor with the password ${demoPassword}:`,
  ...demoExternals.map(
    ({ email, company, distributorAdmin, state }) =>
      `  ${email.padEnd(34)}${company}${distributorAdmin ? ', its admin' : ''}${state === 'active' ? '' : ` (${state})`}`,
  ),
];

/** What the terminal shows once the server takes requests. */
export const readyLines = (
  config: Config,
  aboutPdf: string,
  interfaces: Interfaces = networkInterfaces(),
): string[] => [
  `${config.ASSAY_NAME} is ready at ${config.publicUrl.href}`,
  ...aboutNetwork(config, interfaces),
  ...(config.ASSAY_SMTP_URL ? [] : [`Mail is written to ${join(config.dataDir, 'outbox')}`]),
  aboutPdf,
  ...(config.ASSAY_MODE === 'demo' ? aboutCast() : []),
];

const unusablePort: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken by another program',
  // Windows keeps ranges of ports for itself, Unix the lowest ones for root.
  EACCES: 'is reserved by the system',
};

const startAt = (port: number, platform: NodeJS.Platform): string =>
  platform === 'win32'
    ? `set PORT=${port}&& npm start (in PowerShell: $env:PORT=${port}; npm start)`
    : `PORT=${port} npm start`;

/** What to do where the port cannot be had; undefined where it is something else. */
export function portAdvice(
  code: unknown,
  port: number,
  platform: NodeJS.Platform = process.platform,
): string | undefined {
  const why = unusablePort[String(code)];
  const other = port < 1024 ? 3000 : port + 1;
  return why && `Port ${port} ${why}. Choose another one: ${startAt(other, platform)}`;
}
