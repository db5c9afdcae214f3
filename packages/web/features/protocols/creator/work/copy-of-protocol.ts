import type { ProtocolPointReply, ProtocolReply } from '@assay/contract/protocols/protocol';
import { isListed } from '@assay/domain/protocol-types';
import { automaticName } from '@assay/domain/protocols/automatic-name';
import { isAnyProduct, type ProtocolPoint } from '@assay/domain/protocols/protocol';
import type { Work } from './work.ts';

const pointOf = (point: ProtocolPointReply): ProtocolPoint => ({
  id: point.id,
  inspectionPointId: point.inspectionPointId,
  phaseId: point.phaseId,
  prefill: point.prefill,
  sampleIdIndex: point.sampleIdIndex,
  showInReport: point.showInReport,
  showValueInReportHeader: point.showValueInReportHeader,
  optional: point.optional,
  subcategoryTitleIndex: point.subcategoryTitleIndex,
  dependencies: point.dependencies.map(({ id, type, parameter, protocolPointId, json }) => ({
    id,
    type,
    parameter,
    protocolPointId,
    json,
  })),
});

/** Whether it still has the name that its type and products make. */
const isNamedByItself = ({ name, type, targets }: ProtocolReply): boolean =>
  name ===
  automaticName(type, targets, {
    family: (id) => targets.find(({ productFamilyId }) => productFamilyId === id)?.productFamilyName,
    model: (id) => targets.find(({ productModelId }) => productModelId === id)?.productModelName,
  });

/** Another protocol's content to go on from, or to take its place; parts keep their ids, so that dependencies still find their points. */
export function copyOfProtocol(original: ProtocolReply, replacing = false): Work {
  const points = original.categories.flatMap(({ inspectionPoints }) => inspectionPoints);
  return {
    protocol: {
      name: original.name,
      type: isListed(original.type) ? original.type : '',
      summary: original.summary,
      targets: original.targets
        .map(({ productFamilyId, productModelId, equipmentId }) => ({ productFamilyId, productModelId, equipmentId }))
        .filter((target) => !isAnyProduct(target)),
      categories: original.categories.map(({ id, title, subcategoryTitles, inspectionPoints }) => ({
        id,
        title,
        subcategoryTitles,
        inspectionPoints: inspectionPoints.map(pointOf),
      })),
      categoryGroups: original.categoryGroups,
      phasesOn: original.phasesOn,
      phases: original.phases.map(({ phaseId, order }) => ({ phaseId, order })),
      infoAppendix: original.infoAppendix,
      ratingTableLocation: original.ratingTableLocation,
      showCurrentLoadedHours: original.showCurrentLoadedHours,
      copyOfProtocolId: original.protocolId,
      replacesProtocolId: replacing ? original.protocolId : null,
    },
    automatic: isNamedByItself(original),
    originals: Object.fromEntries(
      points.map(({ inspectionPointId, name, type }) => [inspectionPointId, { name, type }]),
    ),
  };
}
