import { type FieldError, fieldError } from '@assay/domain/problem';
import type { PlainCode } from '@assay/domain/words/message';
import type { Db } from '../../db/pool.ts';
import type { Author } from '../points/save-point.ts';
import { holdProtocol } from './protocol-record.queries.ts';
import { mayCopy } from './protocol-references.queries.ts';

interface Replaced {
  id: string;
  companyId: string;
}

const refused = (code: PlainCode): FieldError[] => [fieldError('replacesProtocolId', code)];

/** The protocol whose place a save takes, held until that ends; or why it cannot be taken. */
export async function protocolToReplace(
  db: Db,
  { scope }: Author,
  id: string | null,
): Promise<{ replaced: Replaced | null; faults: FieldError[] }> {
  if (id === null) return { replaced: null, faults: [] };
  const held = await holdProtocol(db, scope, id);
  if (!held) {
    const code = (await mayCopy(db, scope, id)) ? 'protocol.retired' : 'protocol.unknown';
    return { replaced: null, faults: refused(code) };
  }
  const isOfOthers = scope.companyId !== null && scope.companyId !== held.company_id;
  return { replaced: { id, companyId: held.company_id }, faults: isOfOthers ? refused('protocol.ofOthers') : [] };
}
