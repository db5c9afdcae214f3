import { newId } from '@assay/domain/id';
import type { Protocol, ProtocolCategory } from '@assay/domain/protocols/protocol';
import type { Insertable } from 'kysely';
import type { Tables } from '../../db/tables.ts';

type PartTable =
  | 'protocol_target'
  | 'protocol_category'
  | 'protocol_subcategory'
  | 'protocol_group'
  | 'protocol_phase'
  | 'protocol_point'
  | 'point_dependency';

/** The rows of all parts of one protocol. */
export type ProtocolRows = { [Table in PartTable]: Insertable<Tables[Table]>[] };

interface Owner {
  protocol_id: string;
}

const targetRows = (of: Owner, { targets }: Protocol): ProtocolRows['protocol_target'] =>
  targets.map(({ productFamilyId, productModelId, equipmentId }, index) => ({
    ...of,
    index,
    product_family_id: productFamilyId,
    product_model_id: productModelId,
    equipment_id: equipmentId,
  }));

const groupRows = (of: Owner, { categoryGroups }: Protocol): ProtocolRows['protocol_group'] =>
  categoryGroups.map(({ name, kind, categoryIndices }, index) => ({
    ...of,
    id: newId(),
    index,
    name,
    kind,
    category_indices: categoryIndices,
  }));

function addCategory(rows: ProtocolRows, of: Owner, category: ProtocolCategory, index: number): void {
  const ofCategory = { ...of, protocol_category_id: category.id };
  rows.protocol_category.push({ ...of, id: category.id, index, title: category.title });
  const subcategories = category.subcategoryTitles.map((title, place) => ({
    ...ofCategory,
    id: newId(),
    index: place,
    title,
  }));
  rows.protocol_subcategory.push(...subcategories);
  for (const [place, point] of category.inspectionPoints.entries()) {
    rows.protocol_point.push({
      ...ofCategory,
      id: point.id,
      index: place,
      inspection_point_id: point.inspectionPointId,
      phase_id: point.phaseId,
      protocol_subcategory_id: subcategories[point.subcategoryTitleIndex ?? -1]?.id ?? null,
      prefill: point.prefill,
      sample_id_index: point.sampleIdIndex,
      show_in_report: point.showInReport,
      show_value_in_report_header: point.showValueInReportHeader,
      optional: point.optional,
    });
    for (const [at, dependency] of point.dependencies.entries())
      rows.point_dependency.push({
        ...of,
        id: dependency.id,
        protocol_point_id: point.id,
        index: at,
        kind: dependency.type,
        parameter: dependency.parameter,
        target_protocol_point_id: dependency.protocolPointId,
        json: dependency.type === 'json' ? JSON.stringify(dependency.json) : null,
      });
  }
}

/** Writes the parts of one protocol down as rows. */
export function rowsOf(protocolId: string, protocol: Protocol): ProtocolRows {
  const of = { protocol_id: protocolId };
  const rows: ProtocolRows = {
    protocol_target: targetRows(of, protocol),
    protocol_category: [],
    protocol_subcategory: [],
    protocol_group: groupRows(of, protocol),
    protocol_phase: protocol.phases.map(({ phaseId, order }) => ({ ...of, phase_id: phaseId, order })),
    protocol_point: [],
    point_dependency: [],
  };
  for (const [index, category] of protocol.categories.entries()) addCategory(rows, of, category, index);
  return rows;
}
