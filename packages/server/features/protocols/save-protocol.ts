import type { ProtocolInput } from '@assay/contract/protocols/protocol';
import { canonicalJson } from '@assay/domain/canonical-json';
import { newId } from '@assay/domain/id';
import { type FieldError, fieldError, notFound, Problem, refuse } from '@assay/domain/problem';
import type { ProtocolType } from '@assay/domain/protocol-types';
import { ruleFault } from '@assay/domain/protocols/dependencies/rule';
import { planProtocol } from '@assay/domain/protocols/plan-protocol';
import { message, type PlainCode } from '@assay/domain/words/message';
import { recordEvent } from '../../db/events.ts';
import type { Db } from '../../db/pool.ts';
import type { Author } from '../points/save-point.ts';
import { referenceFaults } from './check-references.ts';
import { findPointTypes, mayCopy } from './protocol-references.queries.ts';
import { rowsOf } from './protocol-rows.ts';
import {
  deleteProtocol,
  holdProtocol,
  insertProtocol,
  type ProtocolRecord,
  updateDependencyJson,
} from './protocols.queries.ts';

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
    // It stays with the company of the protocol that it replaces, so that the same people may see and replace it.
    company_id: replaced?.companyId ?? author.companyId,
    created_by: author.userId,
    created_at: now,
  };
  await insertProtocol(db, row, rowsOf(id, protocol), now);
  if (replaced) await deleteProtocol(db, replaced.id, now);
  return id;
}

interface Replaced {
  id: string;
  companyId: string;
}

const refused = (code: PlainCode): FieldError[] => [fieldError('replacesProtocolId', code)];

/** The protocol whose place a save takes, held until that ends; or why it cannot be taken. */
async function protocolToReplace(
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

interface Place {
  pointId: string;
  depId: string;
}

/** Gives a dependency another rule, over the parameters that its point has. */
export async function changeDependency(
  db: Db,
  record: ProtocolRecord,
  { pointId, depId }: Place,
  { json, was: before }: { json: unknown; was?: unknown },
): Promise<void> {
  const ofPoint = record.dependencies.filter(({ protocol_point_id }) => protocol_point_id === pointId);
  const dependency = ofPoint.find(({ id }) => id === depId);
  if (!dependency) throw notFound();
  const fault =
    dependency.kind === 'json'
      ? ruleFault(
          json,
          ofPoint.filter(({ kind }) => kind !== 'json').map(({ parameter }) => parameter),
        )
      : message('dependency.noRule');
  if (fault) refuse([{ path: 'json', ...fault }]);
  if (canonicalJson(json) === canonicalJson(dependency.json)) return;
  if (before !== undefined && canonicalJson(before) !== canonicalJson(dependency.json))
    throw new Problem('stale', message('dependency.stale'), {
      current: dependency.json,
    });
  await updateDependencyJson(db, depId, json);
  const point = record.points.find(({ id }) => id === pointId);
  await recordEvent(db, {
    recordType: 'protocol',
    recordId: record.id,
    action: 'changed',
    changes: [
      { field: 'point', from: null, to: point?.name ?? '' },
      { field: 'rule', from: dependency.json, to: json },
    ],
  });
}
