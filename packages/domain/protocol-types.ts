import { type Group, levels } from './access.ts';

/** Protocols of a type must, may or must not name products. */
type Targets = 'required' | 'optional' | 'none';

interface ProtocolTypeFacts {
  displayName: string;
  targets: Targets;
  /** The group that is offered the type when work starts; Managers and Admins are offered all types. */
  group?: Group;
  /** Its reports never carry the info appendix. */
  noAppendix?: true;
  /** The product makes these itself: authors are not offered them and lists leave them out. */
  unlisted?: true;
}

const audit = { group: 'audit', noAppendix: true } as const;

const facts = {
  Daily: { displayName: 'Daily', targets: 'required' },
  Weekly: { displayName: 'Weekly', targets: 'required' },
  Monthly: { displayName: 'Monthly', targets: 'required' },
  Quarterly: { displayName: 'Quarterly', targets: 'required' },
  Mid_Year: { displayName: 'Mid-year', targets: 'required' },
  Annual: { displayName: 'Annual', targets: 'required' },
  Machine_assessment: { displayName: 'Machine assessment', targets: 'required', group: 'mecu' },
  Closed: { displayName: 'Closed', targets: 'required', noAppendix: true },
  Commission: { displayName: 'Commissioning', targets: 'required', group: 'commission' },
  FAT: { displayName: 'FAT', targets: 'required' },
  Audit_Site: { displayName: 'Site audit', targets: 'none', ...audit },
  Audit_Site_Operational: { displayName: 'Site operational audit', targets: 'none', ...audit },
  Audit_Machine: { displayName: 'Crusher audit', targets: 'optional', ...audit },
  Audit_Screen: { displayName: 'Screen audit', targets: 'optional', ...audit },
  Audit_Quick: { displayName: 'Quick audit', targets: 'optional', ...audit },
  Audit_Extra_Points: { displayName: 'Audit extra points', targets: 'none', ...audit },
  Equipment_Configurator: { displayName: 'Equipment configurator', targets: 'optional', noAppendix: true },
  Custom: { displayName: 'Custom', targets: 'optional', unlisted: true },
  CustomPoints: { displayName: 'Points for custom inspection', targets: 'optional', unlisted: true },
} as const satisfies Record<string, ProtocolTypeFacts>;

export type ProtocolType = keyof typeof facts;

const factsOf = (type: ProtocolType): ProtocolTypeFacts => facts[type];

/** In the order in which they are offered. */
export const protocolTypes = Object.entries<ProtocolTypeFacts>(facts).map(([value, { displayName, group }]) => ({
  value: value as ProtocolType,
  displayName,
  showOnlyToSpecificGroups: group !== undefined,
}));

export const isProtocolType = (text: string): text is ProtocolType => Object.hasOwn(facts, text);

export const shownType = (type: ProtocolType): string => factsOf(type).displayName;

export const targetsOf = (type: ProtocolType): Targets => factsOf(type).targets;

/** Authors make protocols of the type, and lists show them. */
export const isListed = (type: ProtocolType): boolean => factsOf(type).unlisted !== true;

export const listedTypes = protocolTypes.filter(({ value }) => isListed(value));

export const allowsAppendix = (type: ProtocolType): boolean => factsOf(type).noAppendix !== true;

/** Only commissioning has category groups and subcategory titles. */
export const allowsGroups = (type: ProtocolType | ''): boolean => type === 'Commission';

/** A configurator only takes measurements. */
export const takesPointType = (type: ProtocolType | '', pointType: string): boolean =>
  type !== 'Equipment_Configurator' || pointType === 'Measurement';

/** People who may edit audits add runs of these types, whatever groups they are in. */
export const isAuditType = (type: ProtocolType): boolean => type.startsWith('Audit_');

/** Types of a group are offered to its members and to Managers. */
export const offeredTypes = (person: { level: number; groups: readonly string[] }): ProtocolType[] =>
  listedTypes
    .map(({ value }) => value)
    .filter((type) => {
      const { group } = factsOf(type);
      return group === undefined || person.level >= levels.Manager || person.groups.includes(group);
    });
