import type { InspectionPoint } from '@assay/contract/points/point';
import type { Point } from '@assay/domain/points/point';
import { createContext, use, useCallback } from 'react';
import { type DraftStore, useDraft } from '../../../ui/draft/draft-store.ts';

/** Messages by their places. */
export type Faults = Readonly<Record<string, string>>;

export interface PointFormState {
  draft: DraftStore<Point>;
  /** What the server had to say of the last save. */
  faults: DraftStore<Faults>;
  isReadOnly: boolean;
  /** The point that is changed, as it was loaded; absent for a new one. */
  known?: InspectionPoint | undefined;
}

export const PointFormContext = createContext<PointFormState | null>(null);

export function usePointFormState(): PointFormState {
  const state = use(PointFormContext);
  if (!state) throw new Error('There is no point outside its form.');
  return state;
}

export type Setting<V> = V | ((before: V) => V);

export interface Field<V> {
  value: V;
  /** Always the same function. */
  set: (next: Setting<V>) => void;
  error: string | undefined;
}

/** One field of the draft; blocks give it the type of the content that they edit. */
export type FieldHook<Content> = <Name extends keyof Content & string>(name: Name) => Field<Content[Name]>;

export function usePointField<V>(name: string): Field<V> {
  const { draft, faults } = usePointFormState();
  const value = useDraft(draft, (point) => (point as unknown as Record<string, V>)[name]) as V;
  const error = useDraft(faults, (messages) => messages[name]);
  const set = useCallback(
    (next: Setting<V>) => {
      draft.set((point) => {
        const before = (point as unknown as Record<string, V>)[name] as V;
        return { ...point, [name]: next instanceof Function ? next(before) : next } as Point;
      });
      forget(faults, name);
    },
    [draft, faults, name],
  );
  return { value, set, error };
}

/** What is wrong with a field of a part. */
export function usePartFault(partId: string, field: string): string | undefined {
  const { faults } = usePointFormState();
  return useDraft(faults, (messages) => messages[`${partId}.${field}`]);
}

/** A message goes when its field is touched. */
function forget(faults: DraftStore<Faults>, name: string): void {
  faults.set((before) => {
    if (before[name] === undefined) return before;
    const { [name]: _, ...others } = before;
    return others;
  });
}
