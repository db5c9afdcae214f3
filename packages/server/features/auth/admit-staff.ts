import type { SignInProblem } from '@assay/contract/auth';
import type { Flag, Group } from '@assay/domain/access';
import { Problem } from '@assay/domain/problem';
import { type Message, message } from '@assay/domain/words/message';
import type { Config } from '../../config/config.ts';
import type { Db } from '../../db/pool.ts';
import type { StaffClaims } from '../../providers/sign-in/staff-sign-in.ts';
import { endSessionsOfUser } from '../people/sessions.queries.ts';
import {
  createStaff,
  findStaffByEmail,
  findStaffBySubject,
  providerCompany,
  type StaffMember,
  updateStaff,
} from './staff.queries.ts';

const refused = (code: SignInProblem, reason: Message) => new Problem('forbidden', reason, { code });

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** Finds or makes the user whom the identity provider vouches for, with the groups it names today. */
export async function admitStaff(
  db: Db,
  claims: StaffClaims,
  rules: { domain: string; names: GroupNames },
  now: Date,
): Promise<{ userId: string; groups: string[] }> {
  const known = await findStaffBySubject(db, claims.issuer, claims.subject);
  if (domainOf(claims.email) !== rules.domain) {
    if (known) await endSessionsOfUser(db, known.id, 'left the corporate domain', now);
    throw refused('wrongDomain', message('signIn.otherDomain', { domain: rules.domain }));
  }
  const { groups, flags } = groupsAndFlags(rules.names, claims.groups);
  const member: StaffMember = {
    issuer: claims.issuer,
    subject: claims.subject,
    email: claims.email,
    name: claims.name,
    groups,
    flags,
  };

  if (known?.deleted_at) throw refused('accountRemoved', message('signIn.accountRemoved'));
  if (known) {
    await updateStaff(db, known.id, member);
    return { userId: known.id, groups };
  }
  const sameAddress = await findStaffByEmail(db, claims.email);
  if (sameAddress && sameAddress.kind === 'external')
    throw refused('addressTaken', message('signIn.addressOfExternal'));
  // An address that another person of the same provider already holds is not handed over.
  if (sameAddress?.oidc_issuer === claims.issuer) throw refused('addressTaken', message('signIn.addressOfOther'));
  if (sameAddress) {
    await updateStaff(db, sameAddress.id, member);
    return { userId: sameAddress.id, groups };
  }
  const company = await providerCompany(db);
  return { userId: await createStaff(db, member, company.id, now), groups };
}

export interface GroupNames {
  groups: Record<Group, string>;
  flags: Record<Flag, string>;
}

/** Settings say how the identity provider names our groups and flags. */
export const groupNames = (config: Config): GroupNames => ({
  groups: {
    admin: config.ASSAY_OIDC_GROUP_ADMIN,
    manager: config.ASSAY_OIDC_GROUP_MANAGER,
    audit: config.ASSAY_OIDC_GROUP_AUDIT,
    commission: config.ASSAY_OIDC_GROUP_COMMISSION,
    inspection: config.ASSAY_OIDC_GROUP_INSPECTION,
    mecu: config.ASSAY_OIDC_GROUP_MECU,
  },
  flags: {
    Rater: config.ASSAY_OIDC_GROUP_RATER,
    Developer: config.ASSAY_OIDC_GROUP_DEVELOPER,
    CertificationManager: config.ASSAY_OIDC_GROUP_CERTIFICATION_MANAGER,
  },
});

const ours = <Name extends string>(names: Record<Name, string>, theirs: readonly string[]): Name[] =>
  (Object.keys(names) as Name[]).filter((name) => theirs.includes(names[name]));

const groupsAndFlags = (names: GroupNames, theirs: readonly string[]) => ({
  groups: ours(names.groups, theirs),
  flags: ours(names.flags, theirs),
});
