import type { Protocol, ProtocolPoint } from '@assay/domain/protocols/protocol';

/** What the walk through a protocol needs of it. */
export type PreviewedProtocol = Pick<
  Protocol,
  'name' | 'targets' | 'categories' | 'categoryGroups' | 'phasesOn' | 'phases'
>;

/** How the point is called at one place of the protocol; undefined where nobody knows. */
export type PointName = (point: ProtocolPoint) => string | undefined;
