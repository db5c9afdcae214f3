import type { ProtocolReply } from '@assay/contract/protocols/protocol';
import { customerId } from './customers.ts';
import { coneFamily } from './equipments.ts';

type Category = ProtocolReply['categories'][number];
type Point = Category['inspectionPoints'][number];
type Dependency = Point['dependencies'][number];

export const aDependency = (number: number, given: Partial<Dependency>): Dependency => ({
  id: customerId(number),
  pointDependencyId: customerId(number),
  type: 'json',
  parameter: '',
  protocolPointId: null,
  json: null,
  ...given,
});

export const aProtocolPoint = (number: number, name: string, given: Partial<Point> = {}): Point => ({
  id: customerId(number),
  protocolPointId: customerId(number),
  inspectionPointId: customerId(number + 500),
  index: 0,
  name,
  type: 'Comment',
  measurementTitle: '',
  unitValue: '',
  phaseId: null,
  prefill: false,
  sampleIdIndex: null,
  showInReport: true,
  showValueInReportHeader: false,
  optional: false,
  subcategoryTitleIndex: null,
  subcategoryTitle: '',
  dependencies: [],
  ...given,
});

export const aCategory = (number: number, title: string, inspectionPoints: Point[]): Category => ({
  id: customerId(number),
  index: number % 10,
  title,
  itemCount: inspectionPoints.length,
  subcategoryTitles: [],
  inspectionPoints: inspectionPoints.map((point, index) => ({ ...point, index })),
});

/** A protocol as the server answers it. */
export const aKnownProtocol = (number: number, given: Partial<ProtocolReply> = {}): ProtocolReply => ({
  protocolId: customerId(number),
  name: `Protocol ${number}`,
  type: 'Daily',
  created: '2026-03-04T05:06:07Z',
  createdBy: 'Ada',
  targets: [
    {
      productFamilyId: coneFamily.id,
      productModelId: null,
      equipmentId: null,
      productFamilyName: coneFamily.name,
      productModelName: '',
      serialNumber: '',
      nickName: '',
      equipmentName: '',
    },
  ],
  date: 1,
  summary: '',
  categories: [],
  categoryGroups: [],
  phasesOn: false,
  phases: [],
  infoAppendix: false,
  ratingTableLocation: 'Start',
  showCurrentLoadedHours: true,
  copyOfProtocolId: null,
  copyOf: null,
  own: true,
  ancestors: [],
  replacedBy: null,
  usage: { copies: [], inspections: 0 },
  deleted: null,
  editable: true,
  dependenciesEditable: true,
  ...given,
});
