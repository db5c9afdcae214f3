import { type FieldError, fieldError } from '../problem.ts';
import { message } from '../words/message.ts';
import { inCircles } from './dependencies/circles.ts';
import { ruleFault } from './dependencies/rule.ts';
import { type PlacedPoint, type Protocol, placedPoints } from './protocol.ts';

/** JsonLogic reads a dot as a step into the value, so parameters have none. */
const parameterName = /^[A-Za-z_]\w*$/;

const targetsOf = ({ point }: PlacedPoint): string[] =>
  point.dependencies.flatMap(({ type, protocolPointId }) =>
    type === 'point' && protocolPointId ? [protocolPointId] : [],
  );

function parameterFaults({ point, path }: PlacedPoint): FieldError[] {
  const seen = new Set<string>();
  return point.dependencies.flatMap(({ type, parameter }, d) => {
    if (type === 'json') return [];
    const at = `${path}.dependencies.${d}.parameter`;
    if (!parameterName.test(parameter)) return [fieldError(at, 'dependency.variableName')];
    if (seen.has(parameter)) return [fieldError(at, 'dependency.variableTwice')];
    seen.add(parameter);
    return [];
  });
}

/** A target that was never chosen is refused; one that was removed is only shown. */
const targetFaults = ({ point, path }: PlacedPoint): FieldError[] =>
  point.dependencies.flatMap(({ type, protocolPointId }, d) =>
    type === 'point' && !protocolPointId
      ? [fieldError(`${path}.dependencies.${d}.protocolPointId`, 'dependency.pointMissing')]
      : [],
  );

function ruleFaults({ point, path }: PlacedPoint): FieldError[] {
  const parameters = point.dependencies.filter(({ type }) => type !== 'json').map(({ parameter }) => parameter);
  const rules = point.dependencies.flatMap((dependency, d) =>
    dependency.type === 'json' ? [{ ...dependency, d }] : [],
  );
  return rules.flatMap(({ json, d }, place) => {
    const fault = place > 0 ? message('dependency.secondRule') : ruleFault(json, parameters);
    return fault ? [{ path: `${path}.dependencies.${d}.json`, ...fault }] : [];
  });
}

export function dependencyFaults(protocol: Pick<Protocol, 'categories'>): FieldError[] {
  const points = placedPoints(protocol);
  const circles = inCircles(new Map(points.map((placed) => [placed.point.id, targetsOf(placed)])));
  return points.flatMap((placed) => [
    ...parameterFaults(placed),
    ...targetFaults(placed),
    ...ruleFaults(placed),
    ...(circles.has(placed.point.id) ? [fieldError(`${placed.path}.dependencies`, 'dependency.onItself')] : []),
  ]);
}

/** Older protocols may depend on points that were removed; an author repairs that. */
export function lostTargetFaults(protocol: Pick<Protocol, 'categories'>): FieldError[] {
  const points = placedPoints(protocol);
  const ids = new Set(points.map(({ point }) => point.id));
  return points.flatMap(({ point, path }) =>
    point.dependencies.flatMap(({ type, protocolPointId }, d) =>
      type === 'point' && protocolPointId && !ids.has(protocolPointId)
        ? [fieldError(`${path}.dependencies.${d}.protocolPointId`, 'dependency.sourceRemoved')]
        : [],
    ),
  );
}
