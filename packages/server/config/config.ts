import { resolve } from 'node:path';
import * as z from 'zod';

/** Every setting of the server: an environment variable, parsed once, documented here. */
const port = z.coerce.number('must be a number').int().min(0).max(65_535);
const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
const yesNo = z.enum(['true', 'false'], 'must be true or false').transform((value) => value === 'true');
const containerName = z.string().regex(/^[a-z0-9](-?[a-z0-9]){2,62}$/, 'must be the name of a container');
const groupName = (fallback: string) => z.string().min(1).default(fallback);

const settings = z.object({
  /** Port to listen on. */
  PORT: port.default(3000),
  /** Address to listen on; localhost unless told otherwise. */
  HOST: z.string().min(1).default('localhost'),
  /** Any PostgreSQL 15 or newer; without it an embedded PostgreSQL 18 runs in the data folder. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  /** `demo` (default) or `production`: production asks for a real identity provider and a public address. */
  ASSAY_MODE: z.enum(['demo', 'production']).default('demo'),
  /** What an empty demo begins with: its people alone, with customers to protocols, or with three years of field work. */
  ASSAY_DEMO_CONTENT: z.enum(['people', 'library', 'whole']).default('whole'),
  /** Folder of the embedded database, the files and the mail outbox. */
  ASSAY_DATA_DIR: z.string().min(1).default('.assay'),
  /** The name shown to users. */
  ASSAY_NAME: z.string().min(1).max(60).default('Assay'),
  /** The provider's company, as reports name it. */
  ASSAY_COMPANY: z.string().min(1).max(200).optional(),
  /** The provider's corporate e-mail domain, matched exactly: these people use single sign-on. */
  ASSAY_DOMAIN: z
    .string()
    .regex(/^[a-z0-9.-]+$/i, 'must be a domain name')
    .default('provider.example')
    .transform((domain) => domain.toLowerCase()),
  /** Path under which everything is served, for example /assay/. */
  ASSAY_BASE_PATH: z
    .string()
    .regex(/^\/([\w.~-]+\/?)*$/, 'must be a path such as / or /assay/')
    .default('/')
    .transform((path) => (path.endsWith('/') ? path : `${path}/`)),
  /** Origin of links, sign-in redirects and signed addresses. Without it a demo follows loopback and private Host headers. */
  ASSAY_PUBLIC_URL: webAddress.optional(),
  /** Whether production may use plain http for its public address and its identity provider: passwords and tokens are then readable on the way. */
  ASSAY_ALLOW_HTTP: yesNo.default(false),
  /** Encrypts the signing keys kept in the database. */
  ASSAY_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  /** Proxies in front whose X-Forwarded headers are believed: a number of hops, or a list of addresses. */
  ASSAY_TRUST_PROXY: z.string().min(1).optional(),
  /** Connections to PostgreSQL of one process, besides up to two for health checks. */
  ASSAY_DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(10),
  /** Whether /Admin may make debug tokens; on in the demo. */
  ASSAY_DEBUG_TOKENS: yesNo.optional(),
  /** Whether the cast of the demo may sign in by one button; on in the demo without an identity provider. */
  ASSAY_DEMO_SIGN_IN: yesNo.optional(),
  /** The identity provider of the staff. */
  ASSAY_OIDC_ISSUER: webAddress.optional(),
  ASSAY_OIDC_CLIENT_ID: z.string().min(1).optional(),
  ASSAY_OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  ASSAY_OIDC_SCOPES: z.string().min(1).default('openid profile email'),
  /** Claim that lists a person's groups, and what the provider calls each of them. */
  ASSAY_OIDC_GROUPS_CLAIM: z.string().min(1).default('groups'),
  ASSAY_OIDC_GROUP_ADMIN: groupName('admin'),
  ASSAY_OIDC_GROUP_MANAGER: groupName('manager'),
  ASSAY_OIDC_GROUP_AUDIT: groupName('audit'),
  ASSAY_OIDC_GROUP_COMMISSION: groupName('commission'),
  ASSAY_OIDC_GROUP_INSPECTION: groupName('inspection'),
  ASSAY_OIDC_GROUP_MECU: groupName('mecu'),
  ASSAY_OIDC_GROUP_RATER: groupName('Rater'),
  ASSAY_OIDC_GROUP_DEVELOPER: groupName('Developer'),
  ASSAY_OIDC_GROUP_CERTIFICATION_MANAGER: groupName('CertificationManager'),
  /** Where staff go after logging out. */
  ASSAY_LOGOUT_URL: webAddress.optional(),
  /** Megabytes that stay free on the disk of the data folder: uploads that would take them are refused. */
  ASSAY_DISK_RESERVE: z.coerce.number('must be a number').int().min(0).max(10_000_000).default(1_000),
  /** Gigabytes that the files of one distributor's company may take; the provider's own have no quota. */
  ASSAY_COMPANY_QUOTA: z.coerce.number('must be a number').min(0).max(1_000_000).default(100),
  /** Connection string of an Azure storage account; without it files are kept in the data folder. */
  ASSAY_AZURE_STORAGE: z.string().min(10).optional(),
  /** The container of that account which the files are in. */
  ASSAY_AZURE_CONTAINER: containerName.default('assay'),
  /** Seconds of silence after which the file storage counts as away. */
  ASSAY_STORAGE_TIMEOUT: z.coerce.number().min(0.1).max(120).default(20),
  /** smtp://user:password@host:port or smtps://; without it mail becomes files in the data folder. */
  ASSAY_SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
  ASSAY_SMTP_FROM: z.string().min(3).default('Assay <no-reply@localhost>'),
  /** Whom external users mail reports to: `known` (contacts of the inspection and its customer, colleagues) or `any` address. */
  ASSAY_EXTERNAL_RECIPIENTS: z.enum(['known', 'any'], 'must be known or any').default('known'),
  /** Folder of the CSV files of master data; without it nothing is imported by itself. */
  ASSAY_MASTER_DATA: z.string().min(1).optional(),
  /** In its place a container of the Azure storage account. */
  ASSAY_MASTER_DATA_CONTAINER: containerName.optional(),
  /** Which build of Typst typesets reports, `native` or `wasm`; the native one unless it does not work on the platform. */
  ASSAY_PDF_ENGINE: z.enum(['native', 'wasm'], 'must be native or wasm').optional(),
  /** Whole months that the logs are kept for. */
  ASSAY_LOG_MONTHS: z.coerce.number('must be a number').int().min(1).max(120).default(13),
});

type Settings = z.output<typeof settings>;

export interface Config extends Omit<Settings, 'ASSAY_PUBLIC_URL' | 'ASSAY_DEBUG_TOKENS' | 'ASSAY_DEMO_SIGN_IN'> {
  dataDir: string;
  /** Ends in the base path. */
  publicUrl: URL;
  /** Whether addresses follow the request where that came to a loopback or private address. */
  followsRequest: boolean;
  debugTokens: boolean;
  demoSignIn: boolean;
}

export class ConfigError extends Error {}

/** Settings of the commands around the server, which may stand in the same environment. */
const neighbours = new Set(['ASSAY_CHROMIUM', 'ASSAY_WEB_PORT', 'ASSAY_API_URL', 'ASSAY_TEST_POSTGRES_BIN']);

function refuseUnknownNames(env: NodeJS.ProcessEnv): string[] {
  return Object.keys(env)
    .filter((name) => name.startsWith('ASSAY_') && !neighbours.has(name) && !(name in settings.shape))
    .map((name) => `${name}: is not a setting of Assay`);
}

function refuseHalfProduction(values: Settings): string[] {
  if (values.ASSAY_MODE !== 'production') return [];
  const lines: string[] = [];
  if (values.ASSAY_DEMO_SIGN_IN) lines.push('ASSAY_DEMO_SIGN_IN: demo sign-in must be off in production');
  if (values.ASSAY_DEBUG_TOKENS) lines.push('ASSAY_DEBUG_TOKENS: debug tokens must be off in production');
  if (!values.ASSAY_OIDC_ISSUER) lines.push('ASSAY_OIDC_ISSUER: production needs an identity provider');
  if (!values.ASSAY_PUBLIC_URL) lines.push('ASSAY_PUBLIC_URL: production needs its public address');
  return lines;
}

const isPlainHttp = (address: string | undefined): boolean => address !== undefined && /^http:/i.test(address);

function refusePlainHttp(values: Settings): string[] {
  if (values.ASSAY_MODE !== 'production' || values.ASSAY_ALLOW_HTTP) return [];
  return (['ASSAY_PUBLIC_URL', 'ASSAY_OIDC_ISSUER'] as const)
    .filter((name) => isPlainHttp(values[name]))
    .map((name) => `${name}: must begin with https:// in production; ASSAY_ALLOW_HTTP=true takes plain http`);
}

const refuseHalfContainer = (values: Settings): string[] =>
  values.ASSAY_MASTER_DATA_CONTAINER && !values.ASSAY_AZURE_STORAGE
    ? ['ASSAY_AZURE_STORAGE: is needed with a container of master data']
    : [];

const refuseHalfOidc = (values: Settings): string[] =>
  values.ASSAY_OIDC_ISSUER && !values.ASSAY_OIDC_CLIENT_ID ? ['ASSAY_OIDC_CLIENT_ID: is needed with an issuer'] : [];

/** One that people can open: not every address at once, and IPv6 in brackets. */
function hostInAddress(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

export function readConfig(env: NodeJS.ProcessEnv): Config {
  const named = Object.fromEntries(Object.keys(settings.shape).map((name) => [name, env[name] || undefined]));
  const parsed = settings.safeParse(named);
  const faults = [
    ...refuseUnknownNames(env),
    ...(parsed.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? []),
    ...(parsed.data
      ? [refuseHalfProduction, refusePlainHttp, refuseHalfOidc, refuseHalfContainer].flatMap((refuse) =>
          refuse(parsed.data),
        )
      : []),
  ];
  if (!parsed.data || faults.length > 0)
    throw new ConfigError(`The settings are not right:\n${faults.map((line) => `  ${line}`).join('\n')}`);
  const values = parsed.data;
  const demo = values.ASSAY_MODE === 'demo';
  const origin = values.ASSAY_PUBLIC_URL ?? `http://${hostInAddress(values.HOST)}:${values.PORT}`;
  return {
    ...values,
    dataDir: resolve(values.ASSAY_DATA_DIR),
    publicUrl: new URL(values.ASSAY_BASE_PATH, origin),
    followsRequest: demo && !values.ASSAY_PUBLIC_URL,
    debugTokens: values.ASSAY_DEBUG_TOKENS ?? demo,
    demoSignIn: values.ASSAY_DEMO_SIGN_IN ?? (demo && !values.ASSAY_OIDC_ISSUER),
  };
}
