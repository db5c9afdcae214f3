import { newProtocol } from '@assay/domain/protocols/new-protocol';
import type { Protocol } from '@assay/domain/protocols/protocol';

/** What an author is making: the protocol, and what the form must know besides. */
export interface Work {
  protocol: Protocol;
  /** Whether the name is made from the type and the products. */
  automatic: boolean;
  /** How the points of the original were called, for those that are gone since. */
  names: Readonly<Record<string, string>>;
}

export const newWork = (): Work => ({ protocol: newProtocol(), automatic: true, names: {} });
