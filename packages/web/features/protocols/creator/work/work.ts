import type { PointType } from '@assay/domain/points/point-types';
import { newProtocol } from '@assay/domain/protocols/new-protocol';
import type { Protocol } from '@assay/domain/protocols/protocol';

/** What an author is making: the protocol, and what the form must know besides. */
export interface Work {
  protocol: Protocol;
  /** Whether the name is made from the type and the products. */
  automatic: boolean;
  /** The points of the original, for those that are gone since: a copy may keep them. */
  originals: Readonly<Record<string, { name: string; type: PointType }>>;
}

export const newWork = (): Work => ({ protocol: newProtocol(), automatic: true, originals: {} });
