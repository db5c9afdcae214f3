import type { Product } from '../measurements/limits.ts';
import type { ProtocolType } from '../protocol-types.ts';

export const ratingTableLocations = ['Start', 'End', 'None'] as const;
export type RatingTableLocation = (typeof ratingTableLocations)[number];

/** All categories of a mandatory group are done; the inspector decides on an optional one, and chooses exactly one of the alternatives. */
export const groupKinds = ['mandatory', 'optional', 'alternatives'] as const;
export type GroupKind = (typeof groupKinds)[number];

/** An unfilled slot names no category. */
export const noCategory = -1;

/** One machine, a model, a family, or any product if all are null. */
export interface ProtocolTarget extends Product {
  equipmentId: string | null;
}

export const anyProduct: ProtocolTarget = { productFamilyId: null, productModelId: null, equipmentId: null };

/** A parameter that stands for another point's value or for the model, or the rule that decides whether the point is shown. */
export interface PointDependency {
  id: string;
  type: 'point' | 'model' | 'json';
  /** The rule calls the value by this name; empty for the rule itself. */
  parameter: string;
  /** The point whose value it is; null if there is none, or none any more. */
  protocolPointId: string | null;
  /** The JsonLogic rule; null for a parameter. */
  json: unknown;
}

export interface ProtocolPoint {
  /** Identifies the place in the protocol: the same inspection point may stand in several. */
  id: string;
  inspectionPointId: string;
  phaseId: string | null;
  /** The last result of the same point on the same machine is filled in. */
  prefill: boolean;
  /** Ties the point to the sample of that number; null for none. */
  sampleIdIndex: number | null;
  showInReport: boolean;
  showValueInReportHeader: boolean;
  optional: boolean;
  /** The position of its subcategory in the category; null for none. */
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
  /** Positions of categories in the protocol. */
  categoryIndices: number[];
}

export interface ProtocolPhase {
  phaseId: string;
  order: number;
}

/** The order of lists is the order of work. */
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
  /** The protocol that this one replaces; saving retires it. */
  replacesProtocolId: string | null;
}

export interface PlacedPoint {
  point: ProtocolPoint;
  category: ProtocolCategory;
  /** Dotted path of its place. */
  path: string;
}

export const placedPoints = (protocol: Pick<Protocol, 'categories'>): PlacedPoint[] =>
  protocol.categories.flatMap((category, c) =>
    category.inspectionPoints.map((point, p) => ({ point, category, path: `categories.${c}.inspectionPoints.${p}` })),
  );

export const isAnyProduct = (target: ProtocolTarget): boolean =>
  target.productFamilyId === null && target.productModelId === null && target.equipmentId === null;
