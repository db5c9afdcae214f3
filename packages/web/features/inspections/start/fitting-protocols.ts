import type { FittingProtocol } from '@assay/contract/protocols/protocol';
import { inspectionTypes } from '@assay/domain/inspections/inspection';
import { type Fit, fits } from '@assay/domain/protocols/fit';

/** What an inspection may be begun with. */
export const inspectionProtocolsOf = (fitting: readonly FittingProtocol[]): FittingProtocol[] =>
  fitting.filter(({ type }) => inspectionTypes.includes(type));

export const configuratorsOf = (fitting: readonly FittingProtocol[]): FittingProtocol[] =>
  fitting.filter(({ type }) => type === 'Equipment_Configurator');

interface Narrowing {
  /** Empty for all. */
  type: string;
  search: string;
}

/** Those that match, by how well they fit, best first. */
export function byFit(
  protocols: readonly FittingProtocol[],
  { type, search }: Narrowing,
): { fit: Fit; protocols: FittingProtocol[] }[] {
  const words = search.trim().toLowerCase();
  const matching = protocols.filter(
    (protocol) => (type === '' || protocol.type === type) && protocol.name.toLowerCase().includes(words),
  );
  return fits
    .map((fit) => ({ fit, protocols: matching.filter((protocol) => protocol.fit === fit) }))
    .filter((group) => group.protocols.length > 0);
}
