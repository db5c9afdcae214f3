import type { Flag, Group } from '@assay/domain/access';
import type { Config } from '../../config/config.ts';

export interface GroupNames {
  groups: Record<Group, string>;
  flags: Record<Flag, string>;
}

/** What the identity provider calls our groups and flags: settings. */
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

export const groupsAndFlags = (names: GroupNames, theirs: readonly string[]) => ({
  groups: ours(names.groups, theirs),
  flags: ours(names.flags, theirs),
});
