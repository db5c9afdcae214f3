import { type ComponentType, lazy, type ReactNode, useState } from 'react';

export interface LazyComponent<Props> {
  (props: Props): ReactNode;
  /** Fetches the code ahead of need. A failure here shows once the component is rendered. */
  fetchAhead(): Promise<void>;
}

/** A component that is fetched when it is first shown or preloaded, by the name that its module exports it under. */
export function lazyExport<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  const fetched = async () => {
    loaded = (await load())[name];
    return { default: loaded };
  };
  const Later = lazy(fetched);
  // What React once waited for is shown a third of a second late, even when it comes at once; so code that is there never waits.
  const Shown = (props: Props) => {
    const [Content] = useState<ComponentType<Props>>(() => loaded ?? Later);
    return <Content {...props} />;
  };
  const ignore = () => undefined;
  return Object.assign(Shown, { fetchAhead: () => fetched().then(ignore, ignore) });
}
