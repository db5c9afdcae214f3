import type { HistoryEntry } from '@assay/contract/history';
import type { ProtocolReply } from '@assay/contract/protocols/protocol';
import { can } from '@assay/domain/access';
import { isProtocolType, shownType } from '@assay/domain/protocol-types';
import type { ProtocolCategory, ProtocolPoint } from '@assay/domain/protocols/protocol';
import { listEvents } from '../../db/event-history.ts';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import type { Person } from '../../http/session/session.ts';
import { mayDelete } from './load-protocol.ts';
import { countInspectionsOf, findRelatives, type ProtocolRecord } from './protocols.queries.ts';
import { protocolOf } from './read-protocol.ts';

type PointRecord = ProtocolRecord['points'][number];

const pointOnWire = (
  point: ProtocolPoint,
  index: number,
  { name, type, measurement_title, unit_name }: PointRecord,
  titles: readonly string[],
) => ({
  ...point,
  protocolPointId: point.id,
  index,
  name,
  type,
  measurementTitle: measurement_title,
  unitValue: unit_name ?? '',
  subcategoryTitle: titles[point.subcategoryTitleIndex ?? -1] ?? '',
  dependencies: point.dependencies.map((dependency) => ({ ...dependency, pointDependencyId: dependency.id })),
});

function categoriesOnWire(categories: readonly ProtocolCategory[], points: readonly PointRecord[]) {
  const rows = new Map(points.map((row) => [row.id, row]));
  return categories.map((category, index) => ({
    ...category,
    index,
    itemCount: category.inspectionPoints.length,
    inspectionPoints: category.inspectionPoints.flatMap((point, place) => {
      const row = rows.get(point.id);
      return row ? [pointOnWire(point, place, row, category.subcategoryTitles)] : [];
    }),
  }));
}

/** A protocol as it crosses the wire, to this reader. */
export async function showProtocol(
  db: Db,
  scope: Scope,
  person: Person,
  record: ProtocolRecord,
): Promise<ProtocolReply> {
  const { original, successor, copies } = await findRelatives(db, scope, record);
  const protocol = protocolOf(record);
  const live = record.deleted_at === null;
  return {
    ...protocol,
    type: record.type,
    protocolId: record.id,
    date: record.date_ticks,
    created: record.created_at.toISOString(),
    createdBy: record.created_by_name,
    own: record.own,
    targets: record.targets,
    ancestors: record.ancestors,
    replacedBy: successor,
    categories: categoriesOnWire(protocol.categories, record.points),
    phases: record.phases.map(({ phase_id, name, order }) => ({ id: phase_id, phaseId: phase_id, name, order })),
    copyOfProtocolId: original?.protocolId ?? null,
    copyOf: original,
    usage: { copies, inspections: await countInspectionsOf(db, scope, record.id) },
    deleted: record.deleted_at?.toISOString() ?? null,
    editable: live && mayDelete(person, record.company_id),
    dependenciesEditable: live && can(person, 'protocols.editDependency'),
  };
}

const shown = (value: unknown): unknown =>
  typeof value === 'string' && isProtocolType(value) ? shownType(value) : value;

/** The history of a protocol; it names people only where the reader may know the author. */
export async function showProtocolHistory(db: Db, record: ProtocolRecord): Promise<HistoryEntry[]> {
  const events = await listEvents(db, 'protocol', record.id);
  return events.map((event) => ({
    ...event,
    actor: record.created_by_name === '' ? null : event.actor,
    changes: event.changes.map((change) =>
      change.field === 'type' ? { ...change, from: shown(change.from), to: shown(change.to) } : change,
    ),
  }));
}
