const every = ['points', 'configurator', 'facts', 'findings', 'signatures', 'check'] as const;
export type TabName = (typeof every)[number];

/** The parts of the screen, in order; a configurator has one of its own. */
export const tabNames = (hasConfigurator: boolean): TabName[] =>
  every.filter((name) => name !== 'configurator' || hasConfigurator);

/** How the address names a part. */
export const tabOf = (name: TabName, hasConfigurator: boolean): string | undefined => {
  const place = tabNames(hasConfigurator).indexOf(name);
  return place === 0 ? undefined : `tab-${place + 1}`;
};
