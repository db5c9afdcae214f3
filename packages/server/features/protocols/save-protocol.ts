import type { ProtocolInput } from '@assay/contract/protocols/protocol';
import { newId } from '@assay/domain/id';
import { refuse } from '@assay/domain/problem';
import type { ProtocolType } from '@assay/domain/protocol-types';
import { planProtocol } from '@assay/domain/protocols/plan-protocol';
import type { Db } from '../../db/pool.ts';
import type { Author } from '../points/save-point.ts';
import { referenceFaults } from './check-references.ts';
import { findPointTypes } from './protocol-references.queries.ts';
import { rowsOf } from './protocol-rows.ts';
import { deleteProtocol, insertProtocol } from './protocols.queries.ts';
import { protocolToReplace } from './replace-protocol.ts';

const ticksPerMillisecond = 10_000;
const millisecondsFromYearOne = 62_135_596_800_000;

/** A moment as the number of 100 ns steps since the year one. */
const ticksOf = (moment: Date): number => (moment.getTime() + millisecondsFromYearOne) * ticksPerMillisecond;

const pointIdsOf = ({ categories }: ProtocolInput): string[] => [
  ...new Set(categories.flatMap(({ inspectionPoints }) => inspectionPoints.map((point) => point.inspectionPointId))),
];

/** The protocol that a save makes of what was sent, and the one whose place it takes; or every fault of it at once. */
async function planned(db: Db, author: Author, sent: ProtocolInput) {
  const { scope } = author;
  const { replaced, faults: inTheWay } = await protocolToReplace(db, author, sent.replacesProtocolId);
  const faults = await referenceFaults(db, scope, sent);
  const copied = faults.some(({ path }) => path === 'copyOfProtocolId') ? null : sent.copyOfProtocolId;
  const types = await findPointTypes(db, scope, pointIdsOf(sent), copied);
  const { protocol, errors } = planProtocol(sent, (id) => types.get(id));
  refuse([...errors, ...faults, ...inTheWay]);
  return { protocol, replaced };
}

export async function addProtocol(db: Db, author: Author, sent: ProtocolInput, now: Date): Promise<string> {
  const { protocol, replaced } = await planned(db, author, sent);
  const id = newId(now.getTime());
  const row = {
    id,
    name: protocol.name,
    // No protocol without a type passes the rules.
    type: protocol.type as ProtocolType,
    date_ticks: sent.date ?? ticksOf(now),
    summary: protocol.summary,
    phases_on: protocol.phasesOn,
    info_appendix: protocol.infoAppendix,
    rating_table_location: protocol.ratingTableLocation,
    show_current_loaded_hours: protocol.showCurrentLoadedHours,
    copy_of_protocol_id: protocol.copyOfProtocolId,
    replaces_protocol_id: replaced?.id ?? null,
    // Who may see and replace it next does not change with the hand that wrote it.
    company_id: replaced?.companyId ?? author.companyId,
    created_by: author.userId,
    created_at: now,
  };
  await insertProtocol(db, row, rowsOf(id, protocol), now);
  if (replaced) await deleteProtocol(db, replaced.id, now);
  return id;
}
