import type { Product } from '../measurements/limits.ts';
import type { ProtocolType } from './protocol-types.ts';

export const ratingTableLocations = ['Start', 'End', 'None'] as const;
export type RatingTableLocation = (typeof ratingTableLocations)[number];

/** All of its categories must be done; the inspector says at the start whether it is done; exactly one is chosen. */
export const groupKinds = ['mandatory', 'optional', 'alternatives'] as const;
export type GroupKind = (typeof groupKinds)[number];

/** An index that names no category: a slot that is not filled yet. */
export const noCategory = -1;

/** A product that the protocol is for: one machine, a model, a family, or any product when all are null. */
export interface ProtocolTarget extends Product {
  equipmentId: string | null;
}

export const anyProduct: ProtocolTarget = { productFamilyId: null, productModelId: null, equipmentId: null };

/** What a point's presence hangs on: a parameter that stands for another point's value or for the model, or the rule. */
export interface PointDependency {
  id: string;
  type: 'point' | 'model' | 'json';
  /** The name by which the rule calls the value; empty for the rule itself. */
  parameter: string;
  /** The protocol point whose value it is; null when there is none, or none any more. */
  protocolPointId: string | null;
  /** The JsonLogic rule; null for a parameter. */
  json: unknown;
}

export interface ProtocolPoint {
  /** Of this place in the protocol: the same inspection point may stand in several. */
  id: string;
  inspectionPointId: string;
  phaseId: string | null;
  /** Whether the last result of the same point on the same machine is put in. */
  prefill: boolean;
  /** Ties the point to a sample of that number; null to none. */
  sampleIdIndex: number | null;
  showInReport: boolean;
  showValueInReportHeader: boolean;
  optional: boolean;
  /** The place of its subcategory in the category; null outside of all. */
  subcategoryTitleIndex: number | null;
  dependencies: PointDependency[];
}

export interface ProtocolCategory {
  id: string;
  title: string;
  subcategoryTitles: string[];
  inspectionPoints: ProtocolPoint[];
}

export interface CategoryGroup {
  name: string;
  kind: GroupKind;
  /** Places of categories in the protocol. */
  categoryIndices: number[];
}

export interface ProtocolPhase {
  phaseId: string;
  order: number;
}

/** A protocol as it is written and kept; the order of lists is the order of work. */
export interface Protocol {
  name: string;
  /** Empty while none is chosen. */
  type: ProtocolType | '';
  summary: string;
  targets: ProtocolTarget[];
  categories: ProtocolCategory[];
  categoryGroups: CategoryGroup[];
  phasesOn: boolean;
  phases: ProtocolPhase[];
  infoAppendix: boolean;
  ratingTableLocation: RatingTableLocation;
  showCurrentLoadedHours: boolean;
  copyOfProtocolId: string | null;
  /** The protocol whose place this one takes: saving retires it. */
  replacesProtocolId: string | null;
}

export interface PlacedPoint {
  point: ProtocolPoint;
  category: ProtocolCategory;
  /** Dotted path of its place. */
  path: string;
}

/** Every point of the protocol with its place, in order. */
export const placedPoints = (protocol: Pick<Protocol, 'categories'>): PlacedPoint[] =>
  protocol.categories.flatMap((category, c) =>
    category.inspectionPoints.map((point, p) => ({ point, category, path: `categories.${c}.inspectionPoints.${p}` })),
  );

export const isAnyProduct = (target: ProtocolTarget): boolean =>
  target.productFamilyId === null && target.productModelId === null && target.equipmentId === null;
