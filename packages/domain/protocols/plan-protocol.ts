import { newId } from '../id.ts';
import { type FieldError, fieldError } from '../problem.ts';
import { allowsAppendix } from '../protocol-types.ts';
import {
  anyProduct,
  type CategoryGroup,
  noCategory,
  type PointDependency,
  type Protocol,
  type ProtocolCategory,
  type ProtocolPoint,
  type ProtocolTarget,
  placedPoints,
} from './protocol.ts';
import { type PointTypeOf, protocolFaults } from './saving-rules.ts';

interface Sent {
  id?: string | undefined;
  index?: number | undefined;
}
interface SentDependency extends Omit<PointDependency, 'id' | 'json'> {
  id?: string | undefined;
  json?: unknown;
}
export interface SentProtocolPoint extends Omit<ProtocolPoint, 'id' | 'dependencies'>, Sent {
  protocolPointId?: string | undefined;
  /** Another way to give the index. */
  subcategoryTitle?: string | undefined;
  dependencies: SentDependency[];
}
export interface SentCategory extends Omit<ProtocolCategory, 'id' | 'inspectionPoints'>, Sent {
  inspectionPoints: SentProtocolPoint[];
}
/** Ids are temporary, absent, or those of the protocol that it was copied from. */
export interface SentProtocol extends Omit<Protocol, 'categories'> {
  categories: SentCategory[];
}

/** By index if given, otherwise in the order in which they were sent. */
const placesInOrder = (parts: readonly Sent[]): number[] =>
  parts
    .map((part, place) => ({ place, at: part.index ?? place }))
    .sort((a, b) => a.at - b.at)
    .map(({ place }) => place);

const inOrder = <P extends Sent>(parts: readonly P[]): P[] =>
  placesInOrder(parts).flatMap((place) => parts[place] ?? []);

/** Faults are found in the stored order and reported by the places in the request. */
function asSent({ path, ...error }: FieldError, categories: readonly SentCategory[]): FieldError {
  const [, c, p, rest = ''] = /^categories\.(\d+)(?:\.inspectionPoints\.(\d+))?(.*)$/.exec(path) ?? [];
  const place = placesInOrder(categories)[Number(c)];
  if (place === undefined) return { path, ...error };
  const points = placesInOrder(categories[place]?.inspectionPoints ?? []);
  const point = p === undefined ? '' : `.inspectionPoints.${points[Number(p)]}`;
  return { path: `categories.${place}${point}${rest}`, ...error };
}

/** The category lacks the title, or it differs from the title at the given index. */
const subcategoryFaults = (categories: readonly SentCategory[]): FieldError[] =>
  categories.flatMap(({ inspectionPoints, subcategoryTitles }, c) =>
    inspectionPoints.flatMap(({ subcategoryTitle, subcategoryTitleIndex: index }, p) => {
      const titles = index === null ? subcategoryTitles : [subcategoryTitles[index] ?? subcategoryTitle];
      if (!subcategoryTitle || titles.includes(subcategoryTitle)) return [];
      const path = `categories.${c}.inspectionPoints.${p}.subcategoryTitle`;
      return [fieldError(path, index === null ? 'protocol.subcategoryUnknown' : 'protocol.subcategoryOtherIndex')];
    }),
  );

/** Every point gets a new id, so that a saved protocol never shares parts with the one it was copied from. */
function newPointIds(categories: readonly SentCategory[]): (point: SentProtocolPoint | string | null) => string | null {
  const byObject = new Map<SentProtocolPoint, string>();
  const byId = new Map<string, string>();
  for (const point of categories.flatMap(({ inspectionPoints }) => inspectionPoints)) {
    const id = newId();
    byObject.set(point, id);
    for (const sentId of [point.id, point.protocolPointId]) if (sentId !== undefined) byId.set(sentId, id);
  }
  return (point) => (typeof point === 'object' && point ? byObject.get(point) : byId.get(point ?? '')) ?? null;
}

function planPoint(sent: SentProtocolPoint, { subcategoryTitles }: SentCategory, idOf: ReturnType<typeof newPointIds>) {
  const { index: _, protocolPointId: __, subcategoryTitle, ...fields } = sent;
  const titled = subcategoryTitle ? subcategoryTitles.indexOf(subcategoryTitle) : -1;
  return {
    ...fields,
    id: idOf(sent) ?? newId(),
    subcategoryTitleIndex: sent.subcategoryTitleIndex ?? (titled === -1 ? null : titled),
    dependencies: sent.dependencies.map((dependency) => ({
      ...dependency,
      id: newId(),
      parameter: dependency.type === 'json' ? '' : dependency.parameter.trim(),
      protocolPointId:
        dependency.type === 'point' ? (idOf(dependency.protocolPointId) ?? dependency.protocolPointId) : null,
      json: dependency.type === 'json' ? (dependency.json ?? null) : null,
    })),
  };
}

const planned = (sent: SentProtocol): Protocol => {
  const idOf = newPointIds(sent.categories);
  return {
    ...sent,
    categories: inOrder(sent.categories).map(({ index: _, ...category }) => ({
      ...category,
      id: newId(),
      inspectionPoints: inOrder(category.inspectionPoints).map((point) => planPoint(point, category, idOf)),
    })),
  };
};

const different = (targets: readonly ProtocolTarget[]): ProtocolTarget[] => {
  const seen = new Map(targets.map((target) => [JSON.stringify(Object.values(target)), target]));
  return [...seen.values()];
};

const cleanedGroup = (group: CategoryGroup): CategoryGroup => ({
  ...group,
  name: group.name.trim(),
  categoryIndices: group.categoryIndices.filter((index) => index !== noCategory),
});

/** Removes a phase if the protocol has none, and targets that no longer exist. */
const cleanedPoint = (point: ProtocolPoint, phasesOn: boolean, ids: ReadonlySet<string>): ProtocolPoint => ({
  ...point,
  phaseId: phasesOn ? point.phaseId : null,
  dependencies: point.dependencies.map((dependency) =>
    ids.has(dependency.protocolPointId ?? '') ? dependency : { ...dependency, protocolPointId: null },
  ),
});

/** Drops empty slots and what the type forbids; without targets the protocol is for any product. */
function cleanedProtocol(protocol: Protocol): Protocol {
  const { type, phasesOn } = protocol;
  const ids = new Set(placedPoints(protocol).map(({ point }) => point.id));
  const targets = different(protocol.targets);
  return {
    ...protocol,
    name: protocol.name.trim(),
    targets: targets.length > 0 ? targets : [anyProduct],
    infoAppendix: protocol.infoAppendix && type !== '' && allowsAppendix(type),
    phases: phasesOn ? protocol.phases : [],
    categoryGroups: protocol.categoryGroups
      .map(cleanedGroup)
      .filter(({ categoryIndices }) => categoryIndices.length > 0),
    categories: protocol.categories.map((category) => ({
      ...category,
      title: category.title.trim(),
      subcategoryTitles: category.subcategoryTitles.map((title) => title.trim()),
      inspectionPoints: category.inspectionPoints.map((point) => cleanedPoint(point, phasesOn, ids)),
    })),
  };
}

export function planProtocol(
  sent: SentProtocol,
  pointTypeOf: PointTypeOf,
): { protocol: Protocol; errors: FieldError[] } {
  const protocol = planned(sent);
  const errors = [
    ...protocolFaults(protocol, pointTypeOf).map((error) => asSent(error, sent.categories)),
    ...subcategoryFaults(sent.categories),
  ];
  return { protocol: errors.length > 0 ? protocol : cleanedProtocol(protocol), errors };
}
