import type { Present } from '@assay/contract/visit-events';
import { stepsOf } from '@assay/domain/runs/submit-check';
import type { RunModel } from '../../runs/perform/run-model.ts';
import { t } from './perform.texts.ts';
import { tabNames, tabOf } from './tabs.ts';

const tabs = tabNames(true);

/** Where on the performing screen somebody is, by what the address says: the part, and the point where it has points. */
export function placeAt({ tab, point }: { tab?: string; point?: string }, hasConfigurator: boolean): string {
  const name = tabNames(hasConfigurator).find((one) => tabOf(one, hasConfigurator) === tab) ?? 'points';
  return name === 'points' || name === 'configurator' ? `${name}/${point ?? ''}` : name;
}

/** Somebody else and their place, in one line. */
export function presentText({ name, place }: Present, models: readonly RunModel[]): string {
  const [part = '', point = ''] = place.split('/');
  const tab = tabs.find((one) => one === part);
  if (!tab) return name;
  const model = models[tab === 'configurator' ? 1 : 0];
  if (tab !== 'points' && tab !== 'configurator') return t('isIn', { name, part: t(tab) });
  const steps = model ? stepsOf(model.work()) : [];
  const step = steps.find(({ at }) => at.id === point) ?? (point === '' ? steps[0] : undefined);
  return step ? t('isAtPoint', { name, number: step.number }) : name;
}
