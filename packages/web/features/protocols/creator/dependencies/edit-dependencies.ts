import { temporaryId } from '@assay/domain/points/new-parts';
import type { PointDependency } from '@assay/domain/protocols/protocol';
import { ruleText } from '../../detail/dependencies/rule-text.ts';

/** a, b, c ... as long as they are free. */
const freeName = (dependencies: readonly PointDependency[]): string => {
  const taken = new Set(dependencies.map(({ parameter }) => parameter));
  const letters = Array.from({ length: 26 }, (_, place) => String.fromCharCode(97 + place));
  return letters.find((letter) => !taken.has(letter)) ?? '';
};

export const newParameter = (
  type: 'point' | 'model',
  dependencies: readonly PointDependency[],
  protocolPointId: string | null = null,
): PointDependency => ({ id: temporaryId(), type, parameter: freeName(dependencies), protocolPointId, json: null });

/** A rule begins with the question whether its first parameter has a value. */
export const newRule = (dependencies: readonly PointDependency[]): PointDependency => ({
  id: temporaryId(),
  type: 'json',
  parameter: '',
  protocolPointId: null,
  json: { '!!': [{ var: dependencies[0]?.parameter ?? 'a' }] },
});

/** A rule as it is shown; what was no JSON yet was kept as its text. */
export const typedText = (json: unknown): string => (typeof json === 'string' ? json : ruleText(json));

export function typedRule(text: string): unknown {
  try {
    const rule: unknown = JSON.parse(text);
    return typeof rule === 'string' ? text : rule;
  } catch {
    return text;
  }
}
