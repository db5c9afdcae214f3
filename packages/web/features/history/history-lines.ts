import type { HistoryEntry } from '@assay/contract/history';
import { isId } from '@assay/domain/id';
import { t } from './history.texts.ts';
import type { HistoryWords } from './history-words.ts';

interface HistoryChange {
  field: string;
  from: string;
  to: string;
  /** A yes or a no. */
  isSwitch: boolean;
  /** What a field has from its beginning, rather than another value than before. */
  isNew: boolean;
}

/** An entry as a person reads it. */
export interface HistoryLine extends Pick<HistoryEntry, 'id' | 'at' | 'actor'> {
  did: string;
  changes: HistoryChange[];
}

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
};

const actionWords = (): Readonly<Record<string, string>> => ({
  created: t('created'),
  changed: t('changed'),
  imported: t('imported'),
  deleted: t('deleted'),
  reordered: t('reordered'),
  submitted: t('submitted'),
  'sent back': t('sentBack'),
  finished: t('finished'),
  reopened: t('reopened'),
  'run added': t('runAdded'),
  'run cloned': t('runCloned'),
  'run deleted': t('runDeleted'),
  'equipment changed': t('equipmentChanged'),
  'protocol changed': t('protocolChanged'),
  'included in report': t('included'),
  'left out of report': t('leftOut'),
  'report edited': t('reportEdited'),
  'merged into': t('mergedInto'),
  'merged with': t('mergedWith'),
  'model renamed': t('modelRenamed'),
  'password set': t('passwordSet'),
  'password link sent': t('passwordLinkSent'),
  'switched on': t('switchedOn'),
  'switched off': t('switchedOff'),
  reset: t('wasReset'),
});

/** A record or a part of it that got an end, rather than another value. */
const isRemoval = ({ changes }: HistoryEntry): boolean =>
  changes.some(({ field, to }) => field === 'deleted_at' && to !== null);

/** The changes that say something to a person: inner ids and fields that were and are empty do not. */
function readableChanges({ action, changes }: HistoryEntry, { values = {} }: HistoryWords): HistoryChange[] {
  const shown = (field: string, text: string) => (text && values[field]?.(text)) || text;
  return changes
    .map(({ field, from, to }) => ({
      field,
      from: textOf(from),
      to: textOf(to),
      isSwitch: [from, to].some((value) => typeof value === 'boolean'),
      isNew: action !== 'changed' && action !== 'imported' && textOf(from) === '',
    }))
    .filter(({ field, from, to }) => from !== to && !isId(from) && !isId(to) && field !== 'deleted_at')
    .map((one) => ({ ...one, from: shown(one.field, one.from), to: shown(one.field, one.to) }));
}

/** What came or went, by name; nothing where a part only changed. */
function comingOrGoing(entry: HistoryEntry, changes: readonly HistoryChange[], { kinds }: HistoryWords) {
  const named = new Set(entry.changes.map(({ field }) => field));
  const kind = kinds.find(({ knownBy }) => named.has(knownBy));
  if (!kind || (entry.action !== 'created' && entry.action !== 'removed')) return undefined;
  const values = Object.fromEntries(changes.map(({ field, from, to }) => [field, to || from]));
  const gone = entry.action === 'removed';
  return {
    did: gone ? kind.removed(values) : kind.created(values),
    // Whatever a thing held is gone with it.
    changes: gone ? [] : changes.filter(({ field }) => !kind.inSentence.includes(field)),
  };
}

/** A part that stays is named where the sentence says what changed. */
function changeOfPart(entry: HistoryEntry, changes: readonly HistoryChange[], { partNamedBy }: HistoryWords) {
  const part = changes.find(({ field, from, to }) => field === partNamedBy && !from && to);
  if (!part || entry.action !== 'changed' || changes.length === 1) return undefined;
  return { did: t('changedPart', { name: part.to }), changes: changes.filter((one) => one !== part) };
}

function lineOf(entry: HistoryEntry, words: HistoryWords): HistoryLine {
  const { id, at, actor, action } = entry;
  const changes = readableChanges(entry, words);
  const did = isRemoval(entry) || action === 'removed' ? t('removed') : (actionWords()[action] ?? action);
  const fields = words.fields();
  const described = comingOrGoing(entry, changes, words) ?? changeOfPart(entry, changes, words) ?? { did, changes };
  return {
    id,
    at,
    actor,
    ...described,
    changes: described.changes.map((one) => ({ ...one, field: fields[one.field] ?? one.field })),
  };
}

/** What a change says after the name of its field. */
export function changeWords({ from, to, isSwitch, isNew }: HistoryChange): string {
  if (isNew) return t('is', { to });
  if (isSwitch && from && to) return t('switched', { from, to });
  if (from && to) return t('changedTo', { from, to });
  return to ? t('setTo', { to }) : t('cleared', { from });
}

/** Entries that tell something, in their order and in words. */
export const historyLines = (entries: readonly HistoryEntry[], words: HistoryWords): HistoryLine[] =>
  entries
    .filter((entry) => entry.changes.length === 0 || isRemoval(entry) || readableChanges(entry, words).length > 0)
    .map((entry) => lineOf(entry, words));
