import { newId } from '@assay/domain/id';
import { type LineError, lineError } from '@assay/domain/imports/line-error';
import type { Fields, MasterLine, MasterTable, Meaning, Root, Wish } from './master-file.ts';
import type { ChangedRow, ImportedChange, NewRow } from './write-rows.queries.ts';

export interface LineFault extends LineError {
  line: number;
}

export interface LinePlan {
  created: NewRow[];
  changed: ChangedRow[];
  /** The records that parts were added to or changed in. */
  roots: Root[];
  events: ImportedChange[];
  unchanged: number;
  faults: LineFault[];
}

const defaults = ({ columns }: MasterTable): Fields =>
  Object.fromEntries(Object.entries(columns).map(([name, { otherwise }]) => [name, otherwise]));

const differences = (from: Fields, to: Fields): ImportedChange['changes'] =>
  Object.entries(to)
    .filter(([field, value]) => value !== (from[field] ?? null))
    .map(([field, value]) => ({ field, from: from[field] || null, to: value }));

/** What the lines of a chunk come to: rows to add, rows to change, and faults that stop only their own line. */
export function planLines(table: MasterTable, lines: readonly MasterLine[], meanings: readonly Meaning[]): LinePlan {
  const plan: LinePlan = { created: [], changed: [], roots: [], events: [], unchanged: 0, faults: [] };
  const roots = new Map<string, Root>();
  const spokenFor = new Map<string, number>();

  const touch = (id: string, root: Root | undefined, changes: ImportedChange['changes']) => {
    if (root && !table.revised) roots.set(root.id, root);
    plan.events.push({ recordId: root?.id ?? id, changes });
  };

  const add = (line: number, { known, fields, root }: Wish) => {
    if (!known) {
      const id = newId();
      plan.created.push({ id, fields: { ...defaults(table), ...fields } });
      return touch(id, root, differences({}, fields));
    }
    const earlier = spokenFor.get(known.id);
    spokenFor.set(known.id, line);
    if (earlier) {
      plan.faults.push({ line, ...lineError('', 'import.sameRecord', { line: earlier }) });
      return;
    }
    const changes = differences(known.fields, fields);
    if (changes.length === 0) {
      plan.unchanged++;
      return;
    }
    plan.changed.push({ id: known.id, revision: known.revision, fields: { ...known.fields, ...fields } });
    touch(known.id, root, changes);
  };

  for (const [i, meaning] of meanings.entries()) {
    const line = lines[i]?.line ?? 0;
    if ('faults' in meaning) plan.faults.push(...meaning.faults.map((one) => ({ ...one, line })));
    else if ('leave' in meaning) plan.unchanged++;
    else add(line, meaning);
  }
  plan.roots = [...roots.values()];
  return plan;
}
