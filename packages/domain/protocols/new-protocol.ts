import { temporaryId } from '../points/new-parts.ts';
import { allowsAppendix, allowsGroups, type ProtocolType, targetsOf } from '../protocol-types.ts';
import type { Protocol, ProtocolCategory, ProtocolPoint } from './protocol.ts';

export const newCategory = (title: string): ProtocolCategory => ({
  id: temporaryId(),
  title,
  subcategoryTitles: [],
  inspectionPoints: [],
});

export const newProtocolPoint = (inspectionPointId: string): ProtocolPoint => ({
  id: temporaryId(),
  inspectionPointId,
  phaseId: null,
  prefill: false,
  sampleIdIndex: null,
  showInReport: true,
  showValueInReportHeader: false,
  optional: false,
  subcategoryTitleIndex: null,
  dependencies: [],
});

export const newProtocol = (): Protocol => ({
  name: '',
  type: '',
  summary: '',
  targets: [],
  categories: [newCategory('default')],
  categoryGroups: [],
  phasesOn: false,
  phases: [],
  infoAppendix: false,
  ratingTableLocation: 'Start',
  showCurrentLoadedHours: true,
  copyOfProtocolId: null,
  replacesProtocolId: null,
});

const withoutSubcategories = (category: ProtocolCategory): ProtocolCategory => ({
  ...category,
  subcategoryTitles: [],
  inspectionPoints: category.inspectionPoints.map((point) => ({ ...point, subcategoryTitleIndex: null })),
});

/** Clears what the type does not allow. */
export function withType(protocol: Protocol, type: ProtocolType | ''): Protocol {
  const noTargets = type === '' || targetsOf(type) === 'none';
  return {
    ...protocol,
    type,
    targets: noTargets ? [] : protocol.targets,
    infoAppendix: protocol.infoAppendix && type !== '' && allowsAppendix(type),
    ...(!allowsGroups(type) && {
      categoryGroups: [],
      categories: protocol.categories.map(withoutSubcategories),
    }),
  };
}
