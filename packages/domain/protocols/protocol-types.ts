import type { Group } from '../access.ts';

interface ProtocolTypeFacts {
  displayName: string;
  /** The group that is offered the type when work starts; Managers and Admins are offered all. */
  group?: Group;
}

const facts = {
  Daily: { displayName: 'Daily' },
  Weekly: { displayName: 'Weekly' },
  Monthly: { displayName: 'Monthly' },
  Quarterly: { displayName: 'Quarterly' },
  Mid_Year: { displayName: 'Mid-year' },
  Annual: { displayName: 'Annual' },
  Machine_assessment: { displayName: 'Machine assessment', group: 'mecu' },
  Closed: { displayName: 'Closed' },
  Commission: { displayName: 'Commissioning', group: 'commission' },
  FAT: { displayName: 'FAT' },
  Audit_Site: { displayName: 'Site audit', group: 'audit' },
  Audit_Site_Operational: { displayName: 'Site operational audit', group: 'audit' },
  Audit_Machine: { displayName: 'Crusher audit', group: 'audit' },
  Audit_Screen: { displayName: 'Screen audit', group: 'audit' },
  Audit_Quick: { displayName: 'Quick audit', group: 'audit' },
  Audit_Extra_Points: { displayName: 'Audit extra points', group: 'audit' },
  Equipment_Configurator: { displayName: 'Equipment configurator' },
  Custom: { displayName: 'Custom' },
  CustomPoints: { displayName: 'Points for custom inspection' },
} as const satisfies Record<string, ProtocolTypeFacts>;

export type ProtocolType = keyof typeof facts;

/** The types of protocols in the order in which they are offered. */
export const protocolTypes = Object.entries<ProtocolTypeFacts>(facts).map(([value, { displayName, group }]) => ({
  value: value as ProtocolType,
  displayName,
  showOnlyToSpecificGroups: group !== undefined,
}));

export const isProtocolType = (text: string): text is ProtocolType => Object.hasOwn(facts, text);
