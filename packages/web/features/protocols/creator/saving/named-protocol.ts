import { automaticName, type ProductNames } from '@assay/domain/protocols/automatic-name';
import type { Protocol } from '@assay/domain/protocols/protocol';
import type { Work } from '../work/work.ts';

/** The protocol as it would be saved now, with the name that it has by then. */
export function namedProtocol({ protocol, automatic }: Work, names: ProductNames): Protocol {
  return automatic ? { ...protocol, name: automaticName(protocol.type, protocol.targets, names) } : protocol;
}
