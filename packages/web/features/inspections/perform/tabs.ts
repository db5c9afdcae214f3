import { idsOf, kindOf, type RecordKey, type RecordKind } from '../../runs/queue/records.ts';
import { t } from './perform.texts.ts';

const every = ['points', 'configurator', 'facts', 'findings', 'signatures', 'check'] as const;
type TabName = (typeof every)[number];

/** The parts of the screen, in order; a configurator has one of its own. */
export const tabNames = (hasConfigurator: boolean): TabName[] =>
  every.filter((name) => name !== 'configurator' || hasConfigurator);

/** How the address names a part. */
export const tabOf = (name: TabName, hasConfigurator: boolean): string | undefined => {
  const place = tabNames(hasConfigurator).indexOf(name);
  return place === 0 ? undefined : `tab-${place + 1}`;
};

/** A part of the screen as lines name it and lead to it: by its name only where points are in two of them. */
export function partOf(name: TabName, hasConfigurator: boolean, point?: string) {
  return { part: hasConfigurator ? t(name) : undefined, place: { tab: tabOf(name, hasConfigurator), point } };
}

const tabsByKind: Partial<Record<RecordKind, TabName>> = {
  field: 'facts',
  finding: 'findings',
  action: 'findings',
  order: 'findings',
  disposal: 'findings',
  signature: 'signatures',
};

/** Where something that is written stands on the screen; the first run is the main one. */
export function placeOf(
  key: RecordKey,
  runIds: readonly string[],
): { tab: string | undefined; point?: string | undefined } {
  const kind = kindOf(key);
  const [runId = '', point] = idsOf(key);
  const tab = tabsByKind[kind];
  if (tab) return { tab: tabOf(tab, runIds.length > 1) };
  const isMain = runIds.indexOf(runId) <= 0;
  return { tab: tabOf(isMain ? 'points' : 'configurator', runIds.length > 1), ...(kind === 'result' && { point }) };
}
