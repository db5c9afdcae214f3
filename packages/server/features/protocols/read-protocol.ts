import type { PointDependency, Protocol, ProtocolCategory, ProtocolPoint } from '@assay/domain/protocols/protocol';
import type { ProtocolRecord } from './protocols.queries.ts';

type PointRecord = ProtocolRecord['points'][number];
type DependencyRecord = ProtocolRecord['dependencies'][number];

const dependencyOf = ({ id, kind, parameter, target_protocol_point_id, json }: DependencyRecord): PointDependency => ({
  id,
  type: kind,
  parameter,
  protocolPointId: target_protocol_point_id,
  json,
});

const pointOf = (
  row: PointRecord,
  subcategoryIds: readonly string[],
  dependencies: readonly DependencyRecord[],
): ProtocolPoint => ({
  id: row.id,
  inspectionPointId: row.inspection_point_id,
  phaseId: row.phase_id,
  prefill: row.prefill,
  sampleIdIndex: row.sample_id_index,
  showInReport: row.show_in_report,
  showValueInReportHeader: row.show_value_in_report_header,
  optional: row.optional,
  subcategoryTitleIndex:
    row.protocol_subcategory_id === null ? null : subcategoryIds.indexOf(row.protocol_subcategory_id),
  dependencies: dependencies.map(dependencyOf),
});

function categoriesOf({ categories, subcategories, points, dependencies }: ProtocolRecord): ProtocolCategory[] {
  const titles = Map.groupBy(subcategories, ({ protocol_category_id }) => protocol_category_id);
  const placed = Map.groupBy(points, ({ protocol_category_id }) => protocol_category_id);
  const ofPoint = Map.groupBy(dependencies, ({ protocol_point_id }) => protocol_point_id);
  return categories.map(({ id, title }) => {
    const own = titles.get(id) ?? [];
    const ids = own.map((subcategory) => subcategory.id);
    return {
      id,
      title,
      subcategoryTitles: own.map((subcategory) => subcategory.title),
      inspectionPoints: (placed.get(id) ?? []).map((row) => pointOf(row, ids, ofPoint.get(row.id) ?? [])),
    };
  });
}

/** Builds a protocol from its rows. */
export const protocolOf = (record: ProtocolRecord): Protocol => ({
  name: record.name,
  type: record.type,
  summary: record.summary,
  targets: record.targets.map(({ productFamilyId, productModelId, equipmentId }) => ({
    productFamilyId,
    productModelId,
    equipmentId,
  })),
  categories: categoriesOf(record),
  categoryGroups: record.groups.map(({ name, kind, category_indices }) => ({
    name,
    kind,
    categoryIndices: category_indices,
  })),
  phasesOn: record.phases_on,
  phases: record.phases.map(({ phase_id, order }) => ({ phaseId: phase_id, order })),
  infoAppendix: record.info_appendix,
  ratingTableLocation: record.rating_table_location,
  showCurrentLoadedHours: record.show_current_loaded_hours,
  copyOfProtocolId: record.copy_of_protocol_id,
  replacesProtocolId: record.replaces_protocol_id,
});
