import type { AuditOutline, RunOutline } from '@assay/contract/audits';
import type { AuditField } from '@assay/domain/audits/audit';
import type { FrozenPoint, ProtocolSnapshot, SnapshotPoint } from '@assay/domain/protocols/snapshot';
import { extraPointOf } from '@assay/domain/runs/recorded-run';
import { plainWords, unsentText } from '../../runs/kept/unsent-text.ts';
import { resultWords } from '../../runs/perform/part-text.ts';
import { extraKey } from '../../runs/perform/run-states.ts';
import type { FieldQueue, Unsent } from '../../runs/queue/queue.ts';
import { idsOf, isOfKind, kindOf, type RecordParts } from '../../runs/queue/records.ts';
import { t as actionTexts } from './action-points/action-points.texts.ts';
import { t } from './audit-page.texts.ts';
import { suggestionKey } from './audit-states.ts';
import { t as infoTexts } from './info/info.texts.ts';
import { runTitle } from './runs/run-name.ts';

/** What a field of an audit is called on its page. */
export function auditFieldLabel(field: AuditField): string {
  if (field === 'summary') return actionTexts(field);
  if (field === 'comment' || field === 'internalComment') return t(field);
  return infoTexts(field);
}

interface Around {
  audit: AuditOutline;
  queue: FieldQueue;
  /** The frozen protocol of a run, as far as it was loaded. */
  snapshotOf: (run: RunOutline) => ProtocolSnapshot | undefined;
}

function pointAt({ queue, snapshotOf }: Around, run: RunOutline, pointId: string): SnapshotPoint | undefined {
  const placed = snapshotOf(run)?.categories.flatMap(({ inspectionPoints }) => inspectionPoints) ?? [];
  const extra = queue.shown(extraKey(run.id, pointId));
  if (!extra?.id || !extra.point) return placed.find(({ id }) => id === pointId);
  return extraPointOf({ ...extra, id: extra.id, point: extra.point as FrozenPoint });
}

/** What is said of something on an audit's page that was not saved: where it stands, and what was typed. */
export function unsentWords(around: Around, { key, parts }: Unsent): { title: string; text: string } | undefined {
  const { audit, queue } = around;
  const [id = '', pointId = ''] = idsOf(key);
  const worded = (title: string, text: string) => (text.trim() === '' ? undefined : { title, text });
  if (isOfKind(key, 'field')) return worded(auditFieldLabel(id as AuditField), unsentText(parts, plainWords()));
  if (isOfKind(key, 'inspector'))
    return worded(
      infoTexts('inspector'),
      unsentText(
        parts,
        plainWords((part) => infoTexts(part as 'inspector')),
      ),
    );
  if (isOfKind(key, 'suggestion')) {
    const { type = queue.shown(suggestionKey(id))?.type, text = '' } = parts as Partial<RecordParts['suggestion']>;
    return worded(type ? actionTexts(type) : actionTexts('title'), text);
  }
  if (isOfKind(key, 'run')) {
    const { run } = parts as Partial<RecordParts['run']>;
    return run && worded(t('addedRun'), runTitle(run));
  }
  const run = audit.runs.find((one) => one.id === id);
  if (kindOf(key) !== 'result' || !run) return undefined;
  const at = pointAt(around, run, pointId);
  const place = runTitle(run) || audit.customerSite.name;
  return worded(
    at ? t('pointOf', { run: place, point: at.point.name }) : place,
    unsentText(parts, at ? resultWords(at) : plainWords()),
  );
}
