import type { Answers } from './fake-api.ts';

interface Person {
  level: number;
  flags?: string[];
  company?: string;
  distributorAdmin?: boolean;
}

const cast = {
  uma: { level: 1 },
  max: { level: 2 },
  dev: { level: 3, flags: ['Developer'] },
  rita: { level: 1, flags: ['Rater'] },
  carl: { level: 1, flags: ['CertificationManager'] },
  nia: { level: 0 },
  dina: { level: 1, company: 'Kivi Drilling Service' },
  dora: { level: 2, company: 'Kivi Drilling Service', distributorAdmin: true },
} satisfies Record<string, Person>;

export type PersonName = keyof typeof cast;

const encode = (value: unknown): string => btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_');

const hour = 3600;
const begun = Math.floor(Date.now() / 1000);

/** A token as the server would sign it, fresh for eight hours. */
export function tokenOf(person: PersonName, serial = 1, issued = begun, state?: string): string {
  const claims = { sub: person, iat: issued, exp: issued + 8 * hour, ...(state && { state }) };
  return `${encode({ alg: 'HS256' })}.${encode(claims)}.signature${serial}`;
}

export function userOf(name: PersonName) {
  const { company, distributorAdmin = false }: Person = cast[name];
  return {
    id: name,
    name: `${name[0]?.toUpperCase()}${name.slice(1)}`,
    email: `${name}@${company ? 'distributor' : 'provider'}.example`,
    externalUser: company !== undefined,
    externalUserCompany: company ? { id: 'kivi', name: company } : null,
    externalUserDistributorAdmin: distributorAdmin,
    externalUserDivisionIds: company ? ['crushers'] : [],
    debugToken: false,
  };
}

export const options: Answers = {
  'GET applicationoptions': {
    body: {
      name: 'Assay',
      corporateDomain: 'provider.example',
      logoutUrl: null,
      version: '9.8.7',
      debugTokens: true,
      demo: false,
    },
  },
};

/** The answers that a session of this person loads from. */
export function sessionOf(name: PersonName): Answers {
  const { level, flags = [] }: Person = cast[name];
  return {
    ...options,
    'GET auth/user': { body: userOf(name) },
    'GET auth/group': { body: level },
    'GET auth/accountFlags': { body: flags },
    'GET auth/preferences': { body: { language: 'en', revision: 3 } },
    'GET auth/sessions': { body: [] },
    'GET languages': {
      body: [
        { id: 'en', name: 'English' },
        { id: 'fi', name: 'Suomi' },
      ],
    },
  };
}
