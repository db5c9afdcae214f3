import { type Message, message } from '../../words/message.ts';
import type { PointDependency } from '../protocol.ts';
import { judgeRule, WalkBudget } from './judge-rule.ts';
import type { Parameters, ParameterValue } from './rule.ts';

interface DependentPoint {
  id: string;
  dependencies: readonly PointDependency[];
}

export interface Presence {
  shown: boolean;
  /** Why a point is shown although what it depends on cannot be read. */
  warning: Message | null;
}

const hasValue = (value: ParameterValue): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== '';

interface World {
  points: ReadonlyMap<string, DependentPoint>;
  answerTo: (protocolPointId: string) => ParameterValue;
  modelName: string | null;
  decided: Map<string, Presence>;
  /** The points whose presence is being decided: meeting one of them again is a circle. */
  open: Set<string>;
  budget: WalkBudget;
}

const unreadable = (warning: Message): Presence => ({ shown: true, warning });

/** A hidden point has no value, whatever was answered before it was hidden. */
function parameterOf(world: World, dependency: PointDependency): ParameterValue {
  if (dependency.type === 'model') return world.modelName;
  const target = world.points.get(dependency.protocolPointId ?? '');
  return target && decide(world, target).shown ? world.answerTo(target.id) : null;
}

function judge(world: World, { dependencies }: DependentPoint): Presence {
  const named = dependencies.filter(({ type }) => type !== 'json');
  if (named.some(({ type, protocolPointId }) => type === 'point' && !world.points.has(protocolPointId ?? '')))
    return unreadable(message('dependency.pointNotFound'));
  if (named.some(({ protocolPointId }) => protocolPointId !== null && world.open.has(protocolPointId)))
    return unreadable(message('dependency.onItself'));
  const parameters: Parameters = Object.fromEntries(
    named.map((dependency) => [dependency.parameter, parameterOf(world, dependency)]),
  );
  const rule = dependencies.find(({ type }) => type === 'json');
  if (!rule) return { shown: Object.values(parameters).every(hasValue), warning: null };
  const verdict = judgeRule(rule.json, parameters, world.budget);
  return verdict.fault === undefined ? { shown: verdict.holds, warning: null } : unreadable(verdict.fault);
}

function decide(world: World, point: DependentPoint): Presence {
  const known = world.decided.get(point.id);
  if (known) return known;
  world.open.add(point.id);
  const presence = judge(world, point);
  world.open.delete(point.id);
  world.decided.set(point.id, presence);
  return presence;
}

/** Each point after those that it depends on: long chains are then decided without deep recursion. */
function afterTheirTargets(points: ReadonlyMap<string, DependentPoint>): DependentPoint[] {
  const ordered = new Set<DependentPoint>();
  const seen = new Set<DependentPoint>();
  const way = [...points.values()].reverse();
  for (let point = way.at(-1); point; point = way.at(-1)) {
    const ahead = point.dependencies
      .map(({ protocolPointId }) => points.get(protocolPointId ?? ''))
      .filter((target) => target !== undefined && !seen.has(target)) as DependentPoint[];
    if (seen.has(point) || ahead.length === 0) {
      seen.add(point);
      ordered.add(point);
      way.pop();
    } else {
      seen.add(point);
      way.push(...ahead);
    }
  }
  return [...ordered];
}

/** Which points an inspector sees, given what was answered so far: false hides, unreadable shows and warns. */
export function shownPoints(
  points: readonly DependentPoint[],
  answerTo: (protocolPointId: string) => ParameterValue,
  modelName: string | null,
): Map<string, Presence> {
  const world: World = {
    points: new Map(points.map((point) => [point.id, point])),
    answerTo,
    modelName,
    decided: new Map(),
    open: new Set(),
    budget: new WalkBudget(),
  };
  for (const point of afterTheirTargets(world.points)) decide(world, point);
  return world.decided;
}
