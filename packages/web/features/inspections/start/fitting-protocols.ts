import type { FittingProtocol } from '@assay/contract/protocols/protocol';
import { inspectionTypes } from '@assay/domain/inspections/inspection';
import { type Fit, fits } from '@assay/domain/protocols/fit';
import { searchedBy } from '@assay/domain/search-words';

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
  const isSearched = searchedBy(search);
  const matching = protocols.filter((protocol) => (type === '' || protocol.type === type) && isSearched(protocol.name));
  return fits
    .map((fit) => ({ fit, protocols: matching.filter((protocol) => protocol.fit === fit) }))
    .filter((group) => group.protocols.length > 0);
}
