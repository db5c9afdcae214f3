import type { FieldError } from '@assay/domain/problem';
import { lostTargetFaults } from '@assay/domain/protocols/dependency-faults';
import { protocolFaults } from '@assay/domain/protocols/saving-rules';
import { faultText, type PlacedFault } from '../../../../ui/fault-text.ts';
import type { Known } from '../known.ts';
import type { Work } from '../work/work.ts';
import { namedProtocol } from './named-protocol.ts';

/** What stands in the way of saving the work, by the rules that the server has too; that one takes what is lost, as others send it. */
export function faultsOf(work: Work, { points, names }: Known): FieldError[] {
  const protocol = namedProtocol(work, names);
  const faults = [
    ...protocolFaults(protocol, (id) => (points.get(id) ?? work.originals[id])?.type),
    ...lostTargetFaults(protocol),
  ];
  // An automatic name is there as soon as the type is.
  return work.automatic ? faults.filter(({ path }) => path !== 'name') : faults;
}

interface FaultLine {
  message: string;
  /** The places that it is about, in their order. */
  paths: string[];
}

/** A line for each message, however many places it is about. */
export function faultLines(faults: readonly PlacedFault[]): FaultLine[] {
  const lines = new Map<string, string[]>();
  for (const { path, ...fault } of faults) {
    const message = faultText(fault);
    lines.set(message, [...(lines.get(message) ?? []), path]);
  }
  return [...lines].map(([message, paths]) => ({ message, paths }));
}
