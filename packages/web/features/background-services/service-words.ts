import type { BackgroundService, ServiceData } from '@assay/contract/background-services';
import { durationText, preciseMoment } from '@assay/domain/time';
import { numberText } from '../../ui/number-text.ts';
import { t } from './background-services.texts.ts';

/** 'logMonths' reads 'log months': a service names its counts, and this page knows none of them. */
function words(name: string, count: number): string {
  const plain = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return count === 1 ? plain.replace(/s$/, '') : plain;
}

/** What is not zero, in the order of the service. */
export const countsText = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .filter(([, count]) => count !== 0)
    .map(([name, count]) => t('count', { number: numberText(count), name: words(name, count) }))
    .join(', ');

function lastRun({ startedAt, endedAt, progress }: ServiceData, running: boolean): string {
  if (!startedAt) return t('neverRun');
  if (running || progress || !endedAt) return t('runningSince', { moment: preciseMoment(startedAt) });
  const took = Date.parse(endedAt) - Date.parse(startedAt);
  return t('ranFor', { moment: preciseMoment(startedAt), duration: durationText(took) });
}

function sinceReset({ runs, totals }: ServiceData): string | null {
  if (runs < 2) return null;
  return t('inRuns', { counts: countsText(totals) || t('nothing'), count: runs });
}

function next({ status, data }: BackgroundService): readonly [string, string | null] {
  if (status === 'disabled' || status === 'running' || !data.nextRunAt) return [t('nextRun'), null];
  const moment = preciseMoment(data.nextRunAt);
  if (data.failures === 0) return [t('nextRun'), moment];
  return [t('nextTry'), data.failures === 1 ? moment : t('afterFailures', { moment, count: data.failures })];
}

/** What a service did, does and will do, as facts that people read. */
export function serviceFacts(service: BackgroundService): (readonly [label: string, value: string | null])[] {
  const { status, data } = service;
  const running = status === 'running';
  const hasRun = data.runs > 0 && !running;
  return [
    [t('lastRun'), lastRun(data, running)],
    [t('did'), hasRun ? countsText(data.counts) || t('nothing') : null],
    [t('standing'), hasRun ? countsText(data.standing) : null],
    [t('sinceReset'), sinceReset(data)],
    next(service),
    [t('note'), data.note],
  ];
}

export function progressText({ done, of }: NonNullable<ServiceData['progress']>): string {
  return of === null
    ? t('done', { done: numberText(done) })
    : t('doneOf', { done: numberText(done), of: numberText(of) });
}
