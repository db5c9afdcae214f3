import type { Point } from '../points/point.ts';
import type { CategoryGroup, Protocol, ProtocolPoint } from './protocol.ts';

/** A point with everything that performing and reporting it needs, as it is on the day. */
export type FrozenPoint = Point & {
  /** The name of the unit, where the type has one. */
  unitValue?: string;
  /** By language. */
  translations: Record<string, string>;
  descriptionTranslations: Record<string, string>;
  /** Of the texts inside it: by language, then by the key of the text; absent where there are none. */
  textTranslations?: Record<string, Record<string, string>>;
  /** Of a copy in another language: the point itself. It is never frozen. */
  english?: FrozenPoint;
  /** The names of its documents on the day, for the appendix; absent where it has none. */
  documentNames?: string[];
};

/** Titles of categories and names of phases: by kind, then by the English text, then by language. */
export type SnapshotTerms = Partial<Record<'category' | 'phase', Record<string, Record<string, string>>>>;

export interface SnapshotPoint extends ProtocolPoint {
  point: FrozenPoint;
}

export interface SnapshotCategory {
  id: string;
  title: string;
  subcategoryTitles: string[];
  inspectionPoints: SnapshotPoint[];
}

/** The whole walk-through of a protocol as a run begins with it; equal contents are one snapshot. */
export interface ProtocolSnapshot
  extends Omit<Protocol, 'targets' | 'categories' | 'phases' | 'copyOfProtocolId' | 'replacesProtocolId'> {
  protocolId: string;
  categoryGroups: CategoryGroup[];
  phases: { phaseId: string; name: string; order: number }[];
  categories: SnapshotCategory[];
  /** Absent where nothing of it is translated. */
  terms?: SnapshotTerms;
}

interface FrozenNames {
  point: (inspectionPointId: string) => FrozenPoint;
  phase: (phaseId: string) => string;
  terms?: SnapshotTerms;
}

/** What the products of a protocol are, and which protocols came before it, does not matter to the walk, and so is not frozen. */
export function snapshotOf(protocolId: string, protocol: Protocol, names: FrozenNames): ProtocolSnapshot {
  const { targets: _, copyOfProtocolId: __, replacesProtocolId: ___, ...rest } = protocol;
  return {
    ...rest,
    protocolId,
    phases: protocol.phases.map(({ phaseId, order }) => ({ phaseId, name: names.phase(phaseId), order })),
    categories: protocol.categories.map((category) => ({
      ...category,
      inspectionPoints: category.inspectionPoints.map((point) => ({
        ...point,
        point: names.point(point.inspectionPointId),
      })),
    })),
    ...(names.terms && Object.keys(names.terms).length > 0 && { terms: names.terms }),
  };
}
