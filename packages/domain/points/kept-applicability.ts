import { isId } from '../id.ts';
import { type FieldError, fieldError } from '../problem.ts';
import { isProtocolType } from '../protocol-types.ts';
import { kindOf, type Meta, type MetaType, withKind } from './applicability.ts';
import { pointKinds } from './point-types.ts';
import { useCases } from './use-cases.ts';

const oneOf = (values: readonly string[]) => (value: string) => values.includes(value);
const trueOrFalse = oneOf(['true', 'false']);

const isAllowed: Record<MetaType, (value: string) => boolean> = {
  ProductFamily: isId,
  ProductModel: isId,
  AnyProductModel: () => true,
  ProtocolType: isProtocolType,
  UseCaseType: oneOf(useCases),
  ProtocolTypesDefined: trueOrFalse,
  UseCaseTypesDefined: trueOrFalse,
  PointType: oneOf(pointKinds),
};

export const applicabilityFaults = (metas: readonly Meta[], path: string): FieldError[] =>
  metas.flatMap(({ type, value }, place) =>
    isAllowed[type](value) ? [] : [fieldError(`${path}.${place}.value`, 'point.notValueOf', { type })],
  );

const keyOf = ({ type, value }: Meta): string => `${type} ${value}`;

/** Stores each meta once and in one order, without a kind, which only points have. */
export function keptApplicability(metas: readonly Meta[]): Meta[] {
  const plain = metas
    .filter(({ type }) => type !== 'PointType')
    .map(({ type, value }) => ({ type, value: type === 'AnyProductModel' ? '' : value }));
  const once = new Map(plain.map((meta) => [keyOf(meta), meta]));
  // 'true' wins over 'false', as when it is read.
  for (const type of ['ProtocolTypesDefined', 'UseCaseTypesDefined'] as const)
    if (once.has(keyOf({ type, value: 'true' }))) once.delete(keyOf({ type, value: 'false' }));
  return [...once.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, meta]) => meta);
}

/** The kind of a point is among its metas. */
export const keptPointApplicability = (metas: readonly Meta[]): Meta[] =>
  withKind(keptApplicability(metas), kindOf(metas));
