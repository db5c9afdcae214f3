import { type Message, message } from '../words/message.ts';
import { judgeRule, WalkBudget } from './dependencies/judge-rule.ts';
import type { Parameters, ParameterValue } from './dependencies/rule.ts';
import type { PointDependency } from './protocol.ts';

interface DependentPoint {
  id: string;
  dependencies: readonly PointDependency[];
}

export interface Presence {
  shown: boolean;
  /** The reason why a point is shown although its condition cannot be read. */
  warning: Message | null;
}

const hasValue = (value: ParameterValue): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== '';

interface Context {
  points: ReadonlyMap<string, DependentPoint>;
  answerTo: (protocolPointId: string) => ParameterValue;
  modelName: string | null;
  decided: Map<string, Presence>;
  /** The points that are being decided: meeting one of them again is a circle. */
  open: Set<string>;
  budget: WalkBudget;
}

const unreadable = (warning: Message): Presence => ({ shown: true, warning });

/** A hidden point has no value, whatever was answered before. */
function parameterOf(context: Context, dependency: PointDependency): ParameterValue {
  if (dependency.type === 'model') return context.modelName;
  const target = context.points.get(dependency.protocolPointId ?? '');
  return target && decide(context, target).shown ? context.answerTo(target.id) : null;
}

function judge(context: Context, { dependencies }: DependentPoint): Presence {
  const named = dependencies.filter(({ type }) => type !== 'json');
  if (named.some(({ type, protocolPointId }) => type === 'point' && !context.points.has(protocolPointId ?? '')))
    return unreadable(message('dependency.pointNotFound'));
  if (named.some(({ protocolPointId }) => protocolPointId !== null && context.open.has(protocolPointId)))
    return unreadable(message('dependency.onItself'));
  const parameters: Parameters = Object.fromEntries(
    named.map((dependency) => [dependency.parameter, parameterOf(context, dependency)]),
  );
  const rule = dependencies.find(({ type }) => type === 'json');
  if (!rule) return { shown: Object.values(parameters).every(hasValue), warning: null };
  const verdict = judgeRule(rule.json, parameters, context.budget);
  return verdict.fault === undefined ? { shown: verdict.holds, warning: null } : unreadable(verdict.fault);
}

function decide(context: Context, point: DependentPoint): Presence {
  const known = context.decided.get(point.id);
  if (known) return known;
  context.open.add(point.id);
  const presence = judge(context, point);
  context.open.delete(point.id);
  context.decided.set(point.id, presence);
  return presence;
}

/** Points come after those that they depend on, so that long chains need no deep recursion. */
function afterTheirTargets(points: ReadonlyMap<string, DependentPoint>): DependentPoint[] {
  const ordered = new Set<DependentPoint>();
  const seen = new Set<DependentPoint>();
  const stack = [...points.values()].reverse();
  for (let point = stack.at(-1); point; point = stack.at(-1)) {
    const ahead = point.dependencies
      .map(({ protocolPointId }) => points.get(protocolPointId ?? ''))
      .filter((target) => target !== undefined && !seen.has(target)) as DependentPoint[];
    if (seen.has(point) || ahead.length === 0) {
      seen.add(point);
      ordered.add(point);
      stack.pop();
    } else {
      seen.add(point);
      stack.push(...ahead);
    }
  }
  return [...ordered];
}

/** A rule that is false hides the point; one that cannot be read shows it with a warning. */
export function shownPoints(
  points: readonly DependentPoint[],
  answerTo: (protocolPointId: string) => ParameterValue,
  modelName: string | null,
): Map<string, Presence> {
  const context: Context = {
    points: new Map(points.map((point) => [point.id, point])),
    answerTo,
    modelName,
    decided: new Map(),
    open: new Set(),
    budget: new WalkBudget(),
  };
  for (const point of afterTheirTargets(context.points)) decide(context, point);
  return context.decided;
}
