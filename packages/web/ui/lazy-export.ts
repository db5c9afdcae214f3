import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A component that is fetched when it is first shown, by the name that its module exports it under. */
export const lazyExport = <Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: (await load())[name] }));
