import type { Protocol } from '@assay/domain/protocols/protocol';

/** What the walk through a protocol needs of it. */
export type PreviewedProtocol = Pick<
  Protocol,
  'name' | 'targets' | 'categories' | 'categoryGroups' | 'phasesOn' | 'phases'
>;
