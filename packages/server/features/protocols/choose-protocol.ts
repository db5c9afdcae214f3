import { invalidField } from '@assay/domain/problem';
import type { ProtocolType } from '@assay/domain/protocol-types';
import { fitOf } from '@assay/domain/protocols/fit';
import type { ProtocolTarget } from '@assay/domain/protocols/protocol';
import type { PlainCode } from '@assay/domain/words/message';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import { findProtocol, type ProtocolRecord } from './protocols.queries.ts';

export interface WantedProtocol {
  /** The path of the protocol in the request. */
  path: string;
  id: string;
  types: readonly ProtocolType[];
  /** The words that refuse a protocol of another type. */
  otherType: PlainCode;
}

/** A protocol to begin with; where a machine is named, one that fits it. */
export async function chooseProtocol(
  { db, scope }: { db: Db; scope: Scope },
  { path, id, types, otherType }: WantedProtocol,
  machine: ProtocolTarget | null,
): Promise<ProtocolRecord> {
  const protocol = await findProtocol(db, scope, id);
  if (!protocol || protocol.deleted_at !== null) throw invalidField(path, 'protocol.unknown');
  if (!types.includes(protocol.type)) throw invalidField(path, otherType);
  if (machine && !fitOf(protocol.targets, machine)) throw invalidField(path, 'inspection.protocolFit');
  return protocol;
}
