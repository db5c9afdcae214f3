import type { TestApp } from '../test-app.ts';
import type { SpecifiedWorld } from './world.ts';

/** What a row takes its replies from. */
export interface EntitySource extends SpecifiedWorld {
  app: TestApp;
  /** The reply of a GET below /api/v1, as staff who may do everything read it. */
  get: (path: string) => Promise<unknown>;
}

export type Shown = (source: EntitySource) => Promise<unknown[]> | unknown[];

/** An entity of a specification, and where it is seen. */
export interface SpecifiedEntity {
  /** The names that the specification has; `a.b` is a field of every thing that `a` holds. */
  fields: string;
  /** The entity in real replies: one or more, each of which must have every field. */
  shownBy: Shown;
}

/** One section of a specification: an entity that comes with a later part is a further row. */
export type SpecifiedEntities = Readonly<Record<string, SpecifiedEntity>>;

/** Everything that stands at a path, through lists. */
export const within = (whole: unknown, path: string): unknown[] =>
  path
    .split('.')
    .reduce<unknown[]>(
      (things, name) => things.flatMap((thing) => (thing as Record<string, unknown>)[name] ?? []),
      [whole].flat(),
    );

/** What stands at a path of the reply to a call, or the things of the reply themselves. */
export const repliedBy =
  (call: string, path?: string): Shown =>
  async ({ get }) =>
    path ? within(await get(call), path) : [await get(call)].flat();

export const inPoints =
  (path: string): Shown =>
  ({ points }) =>
    within(Object.values(points), path);

export const inProtocol =
  (path: string): Shown =>
  ({ protocol }) =>
    within(protocol, path);

/** What several rows show, together. */
export const together =
  (...shown: Shown[]): Shown =>
  async (source) =>
    (await Promise.all(shown.map((some) => some(source)))).flat();

/** The fields that one of the things lacks, or that are looked for in nothing. */
export function missingFields(things: readonly unknown[], fields: string): string[] {
  return fields
    .trim()
    .split(/\s+/)
    .filter((field) => {
      const [name = '', ...above] = field.split('.').reverse();
      const owners = above.length > 0 ? within(things, above.reverse().join('.')) : things;
      const has = (owner: unknown) => typeof owner === 'object' && owner !== null && Object.hasOwn(owner, name);
      return owners.length === 0 || !owners.every(has);
    });
}
