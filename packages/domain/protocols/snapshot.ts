import type { Point } from '../points/point.ts';
import type { CategoryGroup, Protocol, ProtocolPoint } from './protocol.ts';

/** Everything that performing and reporting need of a point, as it is on the day. */
export type FrozenPoint = Point & {
  /** The name of the unit, if the type has one. */
  unitValue?: string;
  /** By language. */
  translations: Record<string, string>;
  descriptionTranslations: Record<string, string>;
  /** Translations of the texts inside it, by language and key; absent if there are none. */
  textTranslations?: Record<string, Record<string, string>>;
  /** A translated copy refers to the point itself; it is never frozen. */
  english?: FrozenPoint;
  /** The names of its documents on the day, for the appendix; absent if it has none. */
  documentNames?: string[];
};

/** Titles of categories and names of phases, by kind, English text and language. */
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

/** A run begins with this frozen protocol; equal contents share one snapshot. */
export interface ProtocolSnapshot
  extends Omit<Protocol, 'targets' | 'categories' | 'phases' | 'copyOfProtocolId' | 'replacesProtocolId'> {
  protocolId: string;
  categoryGroups: CategoryGroup[];
  phases: { phaseId: string; name: string; order: number }[];
  categories: SnapshotCategory[];
  /** Absent if nothing is translated. */
  terms?: SnapshotTerms;
}

interface FrozenNames {
  point: (inspectionPointId: string) => FrozenPoint;
  phase: (phaseId: string) => string;
  terms?: SnapshotTerms;
}

/** Products and predecessors of a protocol do not matter while it is carried out and are not frozen. */
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
