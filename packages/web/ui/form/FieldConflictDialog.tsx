import { ConflictDialog } from '../conflict/ConflictDialog.tsx';
import { type Difference, type Draft, plainText } from '../conflict/three-way.ts';
import type { RecordConflict } from './use-record-form.ts';

interface FieldConflictDialogProps<D extends Draft> {
  conflict: RecordConflict<D>;
  /** What the fields and lists of the record are called on screen. */
  words: Readonly<Record<string, string>>;
  busy: boolean;
}

/** The conflict of a record whose values read by themselves. */
export function FieldConflictDialog<D extends Draft>({ conflict, words, busy }: FieldConflictDialogProps<D>) {
  const { found, choose, back } = conflict;
  const labelOf = ({ list, field }: Difference): string => words[list ?? field ?? ''] ?? '';
  return (
    <ConflictDialog
      found={found}
      labelOf={labelOf}
      textOf={(_, value) => plainText(value)}
      busy={busy}
      onSave={choose}
      onBack={back}
    />
  );
}
